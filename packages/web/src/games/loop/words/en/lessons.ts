/** Text of the lessons, in English: a sentence or two, short enough for a phone. */
import type { Words } from '../../../../text/format.ts';

export const lessons = {
  goal: 'Archive four missions together, within 21 turns. Use your cards, LOOP them, use them again. A fourth rift turns an era into a vortex: keep them few.',
  mega: 'You stand on a Mega Vortex: whoever ends a turn on one loses the game for all. Move on!',
  megaNear: 'There is a Mega Vortex next door. Pass through, but never end your turn on it.',
  assign: 'Cards without an agent go where you like. Whoever first has three cards acts next.',
  cancel: 'The cubes have fallen, and you may send one back before it becomes a rift.',
  archive: 'Archive it here and now: four archived missions win, and everybody earns a card.',
  bonus: 'Attendance bonus: pick one for the top of your draw pile. What nobody picks is destroyed.',
  take: 'One card at your era may be yours. It lies on top of your pile: you draw it next.',
  help: 'You are invited: one of your ready cards may work now, where you stand, and stays ready.',
  walk: 'Step by step: after the first you may stop. A clone you carry is dropped where you like.',
  deadlyVortex: 'Three rifts on a vortex: one more there ends the game. Close some at once.',
  noTile: 'All three vortices are open: whichever era overflows next, the game is lost.',
  vortex: 'A vortex: mission and cards of the era are gone. If it fills again, the game is lost.',
  use: 'Press a ready card: it works where you stand, then it is exhausted. Use as many as you like.',
  overflow: 'Three rifts: with one more the era becomes a vortex. Close some before the next cubes fall.',
  loop: 'LOOP: energy of your era readies all your cards of one dimension. Then use them again.',
  looped: 'Each LOOP in a turn costs one energy more than the one before. Next turn it is one again.',
  supaGone: 'A Supa Clone leaves energy that is never used up, and clones: one more with each of them.',
  clone: 'A clone that comes to the era of its colour is destroyed. Fewer clones, fewer cubes.',
  complete: 'A mission is complete. To archive it, finish your actions at its era.',
  damage: 'That counted for a mission. With enough damage it can be archived at its era.',
  claim: 'This mission is yours to claim: once a turn, while its condition holds.',
  exhausted: 'Used cards stay in your hand, exhausted. A LOOP readies them; your next hand is new.',
  locked: 'At a Centrifuge only the dimension it shows works, for cards and for LOOPs.',
  cycle: 'A new cycle: more clones come each turn. After the third cycle the game is lost.',
  thrown: 'Two cubes, and one for each clone at Dr Foo’s era, fall there or next door.',
  energy: 'Energy lies at an era, for whoever stands there: it pays for LOOPs and for steps.',
  freeMove: 'Your batteries take you one era further, for nothing, once a turn.',
  move: 'One energy of your era pays for a step to a neighbouring era, as often as you can.',
  power: 'Your agent has a power of their own. It works once a turn and costs nothing.',
  supa: 'Archive four missions, and destroy every Supa Clone. Push each to the era of its colour. It leaves lasting energy, and more clones.',
  centrifuge:
    'Archive four missions, and destroy every Centrifuge. Where one stands, only the dimension it shows works. Three LOOPs there destroy it.',
  ultramachina:
    'Archive four missions while Dr Foo goes round the ring. He sets off the cards of every era he reaches. Energy added at an era damages its cards.',
  spent: 'All your cards are exhausted. If no LOOP pays, end your actions.',
} as const;

export type LessonText = Words<typeof lessons>;
