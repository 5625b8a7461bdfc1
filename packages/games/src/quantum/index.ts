/** quantum: fleets of dice on a map of planets (rules: docs/rules/quantum.md). */
import { defineGame } from '@tessera/engine';
import type { Answer } from './answer.ts';
import { finish } from './change.ts';
import { check } from './check.ts';
import { defaultAnswer } from './defaults.ts';
import { QUANTUM_FACTS } from './facts.ts';
import { answersOf, answerWith, decider, run } from './flow.ts';
import { upgrade } from './migrations.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { QUANTUM_OPTIONS } from './options.ts';
import { formatPosition, parsePosition } from './position/index.ts';
import { leave } from './rules/leave.ts';
import { setup } from './setup.ts';
import { copyState } from './state.ts';
import type { QuantumEvent, QuantumOptions, QuantumState } from './types.ts';
import { determinize, type QuantumView, viewOf } from './view.ts';

export { type Answer, dieOfAnswer, firstOf, secondOf, VERB, VERBS, type Verb, verbOf } from './answer.ts';
export { answerWords } from './answerWords.ts';
export { CARD, CARD_NAMES, type Card, type CardName, COMMANDS, GAMBITS } from './cards/index.ts';
export { DECISIONS, type DecisionKind } from './decision.ts';
export { FACTIONS, type Faction, factionsOf } from './factions.ts';
export { QUANTUM_FACTS } from './facts.ts';
export { geometryOf } from './geometry.ts';
export { type Roll, winChance } from './insight/fight.ts';
export { attackOdds, type Odds, oddsOf, rollsFor } from './insight/odds.ts';
export { type Orbit, orbitChanges, orbitOf, readyNextTurn, rearranged, turnedTo } from './insight/orbits.ts';
export { type Prospect, prospectOf } from './insight/prospects.ts';
export { type Reaction, reactionsOf } from './insight/reactions.ts';
export { type Fights, type Review, reviewOf } from './insight/review.ts';
export { type Consequence, type Stakes, stakesOf } from './insight/stakes.ts';
export { BASE, generatedMap, mapOf, OF_PACK, parseMapOption, SEED_SIGN } from './maps/index.ts';
export { MAP_IDS, type MapId } from './maps/layouts.ts';
export { formatPicture, parsePicture } from './maps/picture.ts';
export { type MapFault, mapFaults, STOCK } from './maps/validity.ts';
export { answerOf, type Meaning, meaningOf } from './meaning.ts';
export { type Naming, narrate } from './narrate.ts';
export { dieName, formatAnswer, parseAnswer, squareName } from './notation.ts';
export { QUANTUM_OPTIONS } from './options.ts';
export {
  BUILT_IN_PACK,
  cardWords,
  formatPack,
  type Pack,
  packComplaints,
  packTemplate,
  parsePack,
} from './pack/index.ts';
export { buildRefusal, neededSum, orbitSum } from './rules/build.ts';
export { attackerWins, totalsOf } from './rules/combat.ts';
export { pathTo, rangeOf } from './rules/movement.ts';
export { breakthroughAt, drawsEarned } from './rules/turn.ts';
export { cubesOn, freeSlots, has, isEntangled, isSpent } from './state.ts';
export { loadQuantumText, type QuantumText } from './text/index.ts';
export { whyOf } from './text/why.ts';
export * from './types.ts';
export type { QuantumView } from './view.ts';

export const quantum = defineGame<QuantumState, Answer, QuantumView, QuantumEvent, QuantumOptions>({
  ...QUANTUM_FACTS,
  options: QUANTUM_OPTIONS,
  notation: { formatMove: formatAnswer, parseMove: parseAnswer, formatPosition, parsePosition },
  setup,
  seatsIn: state => state.players,
  decider,
  generate: (state, seat, out) => {
    if (decider(state) === seat) answersOf(state, out);
  },
  check,
  play: (state, _seat, move, chance, events) => answerWith({ state, chance, events }, move),
  fallback: defaultAnswer,
  leave: (state, seat, chance, events, cause = 'resign') => {
    const play = { state, chance, events };
    leave(play, seat, cause);
    run(play);
  },
  agree: (state, chance, events) => finish({ state, chance, events }, [], 'agreed'), // Q-WIN-8
  copy: copyState,
  outcome: state => state.outcome ?? undefined,
  view: viewOf,
  determinize,
  upgrade,
});
