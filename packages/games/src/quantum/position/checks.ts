/** Consistency of a position: no answer in an accepted position may ever break the game. */
import { FormatError } from '@tessera/engine';
import { CARD_NAMES } from '../cards/index.ts';
import { decisionOf } from '../decision.ts';
import { answersOf, decider } from '../flow.ts';
import { dieName, squareName } from '../notation.ts';
import { fullDecks } from '../pack/index.ts';
import { MOST_COMMANDS, ROW } from '../rules/advance.ts';
import { cubesOn, faceOf, freeSlots, geometry, placeOf } from '../state.ts';
import {
  type Die,
  FLEET,
  type Frame,
  IN_HAND,
  NOBODY,
  ownerOf,
  type Piles,
  type QuantumState,
  RESERVE,
} from '../types.ts';

const refuse = (field: string, why: string): never => {
  throw new FormatError(`position.${field}`, why);
};

export function checkPosition(state: QuantumState, mode: 'strict' | 'lenient'): void {
  checkDice(state);
  checkSheets(state);
  checkPlanets(state);
  checkCards(state, mode);
  checkTurn(state);
  checkPending(state);
  if (mode === 'strict') checkCubes(state);
}

/** Q-INV-1, Q-INV-4. A finished game may have dice in hand, rolled or not (Q-WIN-6). */
function checkDice(state: QuantumState): void {
  const isOver = state.outcome !== null;
  const held = diceInFrames(state);
  for (let die = 0; die < state.players * FLEET; die++) {
    const at = placeOf(state, die);
    const isExpanding = state.pending.some(
      frame => frame.type === 'roll' && frame.die === die && frame.why === 'expansion',
    );
    const isBlank = isExpanding || (isOver && at === IN_HAND);
    if (at === RESERVE ? faceOf(state, die) !== 0 : faceOf(state, die) === 0 && !isBlank)
      refuse(
        'seats',
        `${dieName(die)} ${at === RESERVE ? 'is in reserve and shows a face' : 'shows no face'}`,
      );
    if (!isOver && (at === IN_HAND) !== held.has(die))
      refuse('seats', `${dieName(die)} is in hand without a reason`);
  }
}

/** Dice in hand that the pending frames refer to. */
function diceInFrames(state: QuantumState): ReadonlySet<Die> {
  const { pending, combat } = state;
  const held = new Set<Die>();
  for (const frame of pending) for (const die of heldBy(state, frame)) held.add(die);
  const steps = pending.flatMap(frame => (frame.type === 'combat' ? [frame.step] : []));
  if (combat && steps.includes('lost')) held.add(combat.defender);
  if (combat && steps.includes('repelled')) held.add(combat.attacker);
  if (combat && steps.includes('dangerousAttacker')) held.add(combat.attacker).add(combat.defender);
  if (combat && steps.includes('dangerousDefender')) held.add(combat.defender);
  return held;
}

function heldBy(state: QuantumState, frame: Frame): readonly Die[] {
  if (frame.type === 'drop') return [frame.cargo];
  if (frame.type === 'expansion') return [frame.die];
  if (frame.type === 'reorganization')
    return frame.step === 'select' ? [] : frame.picked.slice(frame.step === 'place' ? frame.next : 0);
  // A fleet is in hand from its roll until it is placed.
  if (state.turn.phase !== 'setup') return [];
  return state.places.flatMap((at, die) => (at === IN_HAND && die % FLEET < 3 ? [die] : []));
}

/** Q-INV-3 */
function checkPlanets(state: QuantumState): void {
  geometry(state).planets.forEach(({ square }, planet) => {
    if (freeSlots(state, planet) < 0)
      refuse('map.planets', `${squareName(state, square)} holds more cubes than it has slots`);
  });
}

/** Q-INV-2 */
function checkCubes(state: QuantumState): void {
  state.cubesLeft.forEach((left, seat) => {
    const placed = geometry(state).planets.reduce((sum, _, planet) => sum + cubesOn(state, planet, seat), 0);
    if (left + placed !== state.map.cubes)
      refuse(`seats[${seat}].cubesLeft`, `${left} and ${placed} on planets are not ${state.map.cubes} cubes`);
  });
}

/**
 * Q-ADV-6: a fourth Command is allowed only while its owner is asked which one goes, or in the turn in which
 * the game ended.
 */
function checkSheets({ commands, pending, outcome, turn }: QuantumState): void {
  const most = MOST_COMMANDS;
  commands.forEach((sheet, seat) => {
    const isAsked = pending.some(
      frame => frame.type === 'discard' && frame.seat === seat && sheet.includes(frame.newest),
    );
    const wasAsked = outcome !== null && seat === turn.active;
    if (sheet.length > most + (isAsked || wasAsked ? 1 : 0))
      refuse(`seats[${seat}].commands`, `has ${sheet.length} cards, but a player has at most ${most}`);
  });
}

/** Q-INV-6: every card exactly once, including a Gambit being resolved. */
function checkCards(state: QuantumState, mode: 'strict' | 'lenient'): void {
  const { rows, decks, discards, commands, pending, turn } = state;
  const resolving = pending.flatMap(frame => (frame.type === 'gambit' ? [frame.card] : []));
  for (const pile of ['command', 'gambit'] as const satisfies readonly (keyof Piles)[]) {
    const sheets = pile === 'command' ? commands.flat() : resolving;
    const all = [...rows[pile], ...decks[pile], ...discards[pile], ...sheets].toSorted((a, b) => a - b);
    const full = [...fullDecks(state.options)[pile]];
    for (const card of all) {
      const at = full.indexOf(card);
      if (at < 0)
        refuse(`rows.${pile}`, `there are too many cards called ${CARD_NAMES[card]}, wherever they lie`);
      full.splice(at, 1);
    }
    // A game may end before the cards are dealt.
    const isDealt = turn.phase === 'over' ? turn.number > 0 : turn.phase !== 'setup';
    if (mode === 'strict' && isDealt && full.length > 0) refuse('decks', `${full.length} cards are missing`);
    // Q-ADV-3: the place of a Gambit is filled when it is discarded.
    const size = pile === 'gambit' ? ROW - resolving.length : ROW;
    if (mode === 'strict' && isDealt && turn.phase !== 'over' && rows[pile].length !== size)
      refuse(`rows.${pile}`, `must hold ${size === ROW ? 'three' : 'two'} cards`);
  }
}

const SETUP_FRAMES: readonly Frame['type'][] = ['fleet', 'start', 'placing'];

function checkTurn({ turn, outcome, hasLeft, pending, first }: QuantumState): void {
  const isSetup = turn.phase === 'setup';
  if (!outcome && isSetup !== (turn.active === NOBODY))
    refuse('turn.active', 'must be a seat, but not during the set-up');
  if (isSetup && pending.length !== 1) refuse('pending', 'must hold one frame during the set-up');
  if (!outcome && pending.some(({ type }) => SETUP_FRAMES.includes(type) !== isSetup))
    refuse('pending', `has something that is not begun in the phase ${turn.phase}`);
  if (hasLeft[turn.active] && turn.phase === 'actions') refuse('turn.active', 'has left the game');
  if ((turn.phase === 'over') !== (outcome !== null))
    refuse('outcome', 'must be there exactly when the game is over');
  if (outcome && pending.length > 0) refuse('pending', 'must be empty when the game is over');
  const isLate = pending.some(frame => frame.type === 'start' || frame.type === 'placing');
  if (isLate && first === NOBODY) refuse('first', 'must be a seat once the fleets are rolled');
}

/** Frames are stacked as play stacks them, and every decider has an answer (Q-INV-12). */
function checkPending(state: QuantumState): void {
  const { pending, combat } = state;
  const fights = pending.filter(frame => frame.type === 'combat').length;
  if (fights !== (combat ? 1 : 0)) refuse('combat', 'must be there exactly when a combat is pending');
  if (combat && ownerOf(combat.attacker) === ownerOf(combat.defender))
    refuse('combat', 'is of one player alone');
  pending.forEach((frame, i) => {
    if ((frame.type === 'infamy' || frame.type === 'discard') && frame.seat === NOBODY)
      refuse(`pending[${i}].seat`, 'must be a seat');
  });
  if (state.outcome || state.turn.phase === 'setup') return;
  if (pending.filter(frame => frame.type === 'drop').length > 1) refuse('pending', 'drops two ships at once');
  const top = pending.at(-1);
  if (top?.type === 'gambit' || top?.type === 'sabotage')
    refuse('pending', 'ends with something nobody is asked about');
  if (!top && state.turn.phase === 'advance' && state.turn.draws === 0)
    refuse('turn.draws', 'must be above 0 in Phase 2');
  const out = { items: [] as number[], count: 0 };
  if (decisionOf(state) === undefined || decider(state) === undefined) refuse('pending', 'asks nobody');
  answersOf(state, out);
  if (out.count === 0) refuse('pending', 'asks without an answer');
}
