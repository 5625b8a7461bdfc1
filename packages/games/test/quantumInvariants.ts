/** Invariants of section 17, checked after every answer. */
import { FULL_DECKS } from '../src/quantum/cards/index.ts';
import { decisionOf } from '../src/quantum/decision.ts';
import { cubesOn, freeSlots, geometry } from '../src/quantum/state.ts';
import { FLEET, IN_HAND, NOBODY, type QuantumState, RESERVE } from '../src/quantum/types.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

export function checkInvariants(state: QuantumState): void {
  const kind = decisionOf(state);
  dice(state, kind);
  cubes(state);
  tracks(state);
  cards(state, kind);
  demand(state.turn.actions >= 0, 'Q-INV-7: actions below 0');
  // Flags of other seats stay until their own next turn, and mean nothing meanwhile (Q-TURN-2).
  const isActive = (die: number): boolean => Math.floor(die / FLEET) === state.turn.active;
  const twice = state.abilityUsed.filter((used, die) => used > 1 && isActive(die)).length;
  demand(twice === 0 || (twice === 1 && (state.turn.used & 4) !== 0), 'Q-INV-7: two uses without Cunning');
  const isEmptySheet = state.cubesLeft.some(left => left === 0);
  const reason = state.outcome?.reason;
  demand(isEmptySheet === (reason === 'cubes'), 'Q-INV-9: over, but nobody has placed the last cube');
}

function dice(state: QuantumState, kind: string | undefined): void {
  demand(state.places.length === state.players * FLEET, 'Q-INV-1: five dice each');
  const isQuiet = kind === 'TURN' || kind === 'ADVANCE';
  state.places.forEach((at, die) => {
    const face = state.faces[die]!;
    demand(at !== IN_HAND || !isQuiet, 'Q-INV-1: a die in hand');
    demand(at === RESERVE ? face === 0 : face >= 0 && face <= 6, 'Q-INV-1: a face');
    demand(at < 0 || state.ships[at] === die, 'Q-INV-4: a ship that its square does not know');
    demand(at < 0 || geometry(state).planetOn[at] === -1, 'Q-INV-4: a ship on a planet');
  });
  state.ships.forEach((ship, square) => {
    demand(
      ship === NOBODY || state.places[ship] === square,
      'Q-INV-4: a square with a ship that is elsewhere',
    );
  });
}

function cubes(state: QuantumState): void {
  const { planets } = geometry(state);
  planets.forEach((_, planet) => {
    demand(freeSlots(state, planet) >= 0, 'Q-INV-3: more cubes than slots');
  });
  state.cubesLeft.forEach((left, seat) => {
    const placed = planets.reduce((sum, _, planet) => sum + cubesOn(state, planet, seat), 0);
    demand(left + placed === state.map.cubes, 'Q-INV-2: cubes of a player');
  });
}

function tracks(state: QuantumState): void {
  const inFamous = state.pending.flatMap(frame => (frame.type === 'infamy' ? [frame.seat] : []));
  state.research.forEach(value => {
    demand(value >= 1 && value <= 6, 'Q-INV-5: research');
  });
  state.dominance.forEach((value, seat) => {
    const most = inFamous.includes(seat) || state.hasLeft[seat] || state.outcome ? 6 : 5;
    demand(value >= 1 && value <= most, 'Q-INV-5: dominance');
  });
}

function cards(state: QuantumState, kind: string | undefined): void {
  const { rows, decks, discards, commands, pending, turn } = state;
  if (turn.phase === 'setup') return;
  const resolving = pending.flatMap(frame => (frame.type === 'gambit' ? [frame.card] : []));
  for (const pile of ['command', 'gambit'] as const) {
    const sheets = pile === 'command' ? commands.flat() : resolving;
    const all = [...rows[pile], ...decks[pile], ...discards[pile], ...sheets].sort((a, b) => a - b);
    if (turn.number > 0 && !(state.outcome && all.length === 0))
      demand(all.join() === FULL_DECKS[pile].join(), `Q-INV-6: ${pile} cards`);
    const size = pile === 'gambit' ? 3 - resolving.length : 3;
    demand(state.outcome !== null || rows[pile].length === size, `Q-INV-6: the row of ${pile} cards`);
  }
  commands.forEach((sheet, seat) => {
    const isOpen = kind === 'DISCARD_COMMAND' || state.outcome !== null;
    demand(sheet.length <= (isOpen && seat === turn.active ? 4 : 3), 'Q-INV-6: a sheet');
  });
}
