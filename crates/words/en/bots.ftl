# Bots: their levels, hints, and why they move as they do.

bot-random = aimless (0)
bot-random-about = plays any legal move: good for finding your way around
bot-level1 = pupil (1)
bot-level1-about = looks one move ahead and does not always take the best; moves at once
bot-level2 = scribe (2)
bot-level2-about = takes the move that leaves it best off right away and plans no further; moves at once
bot-level3 = merchant (3)
bot-level3-about = thinks ahead for a blink, a twentieth of a second
bot-level4 = priest (4)
bot-level4-about = thinks ahead for up to half a second
bot-level5 = general (5)
bot-level5-about = thinks ahead for up to three seconds
bot-level6 = king (6)
bot-level6-about = thinks ahead for up to fifteen seconds on all cores of the server

# Tables from before there were levels have a bot of this name.
bot-greedy = { bot-level2 }

bot-why = why?
bot-why-better = { $who }: { $what } – better
bot-why-worse = { $who }: { $what } – worse
bot-why-others = the others
bot-why-nothing = It changes nothing that the bot counts.
