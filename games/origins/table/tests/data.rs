//! The data file: what is wrong with it is said by the name of its entry.

use draw::Title as _;
use origins_table::Origins as Title;

#[test]
fn a_wrong_file_is_refused_with_the_name_of_its_entry() {
    let data = Title::DATA.expect("the game has a data file");
    assert!((data.check)(data.builtin).is_ok());
    let wrong = data.builtin.replacen("copies = 4", "copies = 3", 1);
    let error = (data.check)(&wrong).unwrap_err().to_string();
    assert_eq!(error, "buildings: blue: `14`, expected 15 tiles of each colour");
}
