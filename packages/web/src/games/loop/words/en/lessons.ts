/** Text of the lessons, in English: a sentence or two, short enough for a phone. */
import type { Words } from '../../../../text/format.ts';

export const lessons = {
  goal: 'Archive four missions together within 21 turns. Use your cards, LOOP them, use them again. A fourth rift turns an era into a vortex: keep rifts few.',
  mega: 'You are on a Mega Vortex: end your turn here, and the whole team loses. Move on!',
  megaNear: 'There is a Mega Vortex next door. You may pass through, but never end your turn on it.',
  assign: 'A card that is no agent’s own goes to any agent. The first to have three cards plays next.',
  cancel: 'The cubes have fallen, and you may send one back before it becomes a rift.',
  archive: 'Archive it right now: one step closer to the four you need, and everybody gets a card.',
  bonus: 'Attendance bonus: put one card on top of your draw pile. The one left over is destroyed.',
  take: 'You may take one card from your era. It goes on top of your draw pile: you draw it next.',
  help: 'You are invited to help: apply one of your ready cards where you are. It stays ready.',
  walk: 'You move era by era, and may stop after the first. Drop a clone you carry where you like.',
  deadlyVortex: 'Three rifts on a vortex: one more, and the game is lost. Remove some at once.',
  noTile: 'All three vortices are open: if another era overflows, the game is lost.',
  vortex: 'A vortex: the era’s mission and cards are gone. If it overflows again, the game is lost.',
  use: 'Press a ready card: it works in your era, then is exhausted. Use as many as you like.',
  overflow: 'Three rifts: one more turns the era into a vortex. Remove some before more cubes fall.',
  loop: 'LOOP: pay energy from your era to ready all your cards of one dimension, and use them again.',
  looped: 'Each LOOP in a turn costs one energy more than the last. Next turn you start at one again.',
  supaGone: 'A Supa Clone leaves energy that is never used up, and clones: one more each time.',
  clone: 'A clone that reaches the era of its colour is destroyed. Fewer clones, fewer cubes.',
  complete: 'A mission is complete. To archive it, end your actions in its era.',
  damage: 'A mission took damage. Once it has enough, archive it in its era.',
  claim: 'You place the damage on this mission yourself: once a turn, while its condition is met.',
  exhausted: 'Used cards stay in your hand, exhausted. A LOOP readies them; next turn your hand is new.',
  locked: 'In a Centrifuge’s era, only the dimension it shows works, for cards and for LOOPs.',
  cycle: 'A new cycle: more clones appear each turn. When the third cycle ends, the game is lost.',
  thrown: 'Two cubes, plus one for each clone in Dr Foo’s era, fall there or next door.',
  energy: 'Energy stays in its era, for any agent there: it pays for LOOPs and for moves.',
  freeMove: 'Once a turn, your batteries take you to a marked era for free.',
  move: 'One energy from your era pays for a move to a neighbouring era, as often as you like.',
  power: 'Your agent has a special power. It works once a turn and costs nothing.',
  supa: 'Archive four missions and destroy every Supa Clone. Push each to the era of its colour. It leaves perpetual energy behind, but also more clones.',
  centrifuge:
    'Archive four missions and destroy every Centrifuge. In its era, only the dimension it shows works. Three LOOPs there destroy it.',
  ultramachina:
    'Archive four missions while Dr Foo goes round the ring. He sets off the cards in every era he reaches. Energy added there damages them.',
  spent: 'All your cards are exhausted. If no LOOP is worth its price, end your actions.',
} as const;

export type LessonText = Words<typeof lessons>;
