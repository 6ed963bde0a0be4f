/** What can be typed in a game; fits 80 × 24, and each line begins with what matters. */
export const PLAY_HELP: readonly string[] = [
  'd      draw, or turn the waste over',
  '35     from column 3 to column 5, the cards that fit',
  '35:2   the same with two cards',
  '3f     the end card of column 3 home',
  'w5 wf  from the waste to column 5, or home',
  'fs5    from the foundation of spades to column 5',
  'u  r   undo, redo',
  'f      finish, once every card lies open',
  'n      new game; n CODE the game of a code',
  'save FILE  write the record',
  'h  q   this help, quit',
  '',
  'Records write the same moves as c3-c5:2, w-fh, draw.',
];
