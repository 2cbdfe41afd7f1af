//! What is asked of a page on a phone.

use anyhow::{Result, ensure};

use crate::Page;

/// Nothing may stick out to the side.
pub async fn fits(page: &Page, what: &str) -> Result<()> {
    let width = page.js("return [document.documentElement.scrollWidth, innerWidth]").await?;
    ensure!(
        width[0].as_f64() <= width[1].as_f64(),
        "{what} is {} wide in a window of {}",
        width[0],
        width[1]
    );
    Ok(())
}

/// The middle of the chosen cell as the lens shows it.
pub const IN_THE_LENS: &str = "
    const lens = document.querySelector('.lens svg');
    lens.scrollIntoView({block: 'nearest'});
    const cell = document.querySelector('.board a.pick .chosen').getBBox();
    const middle = new DOMPoint(cell.x + cell.width / 2, cell.y + cell.height / 2);
    const seen = middle.matrixTransform(lens.getScreenCTM());
    return [seen.x, seen.y]";
