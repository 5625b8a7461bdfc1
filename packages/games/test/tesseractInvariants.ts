/** T-STATE-1, word for word, on a state of all 64 cubes. */
import { contentOf, type TesseractEvent, type TesseractState } from '../src/tesseract/index.ts';
import { capacityOf } from '../src/tesseract/state.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`T-STATE-1 ${what}`);
}

const sorted = (items: readonly string[]): string => [...items].sort().join();

export function checkInvariants(state: TesseractState, boardBefore: readonly number[] = []): void {
  const { stacks, labs, primed, destroyed, values, colours } = state;
  const board = state.board.filter(cube => cube >= 0);
  const zones = [...stacks.flat(), ...labs.flat(), ...primed, ...board, ...destroyed];
  demand(zones.length === 64 && new Set(zones).size === 64, '(a) (b) each of 64 cubes is in one zone');
  for (let colour = 0; colour < 4; colour++)
    demand(colours.filter(one => one === colour).length === 16, '(a) 16 per colour');
  demand(stacks.length === 16 && stacks.every(stack => stack.length <= 4), '(c) heights');
  state.board.forEach((cube, slot) => {
    if (cube >= 0) demand(6 * colours[cube]! + values[cube]! - 1 === slot, `(d) slot ${slot}`);
  });
  labs.forEach((cubes, lab) => {
    demand(cubes.length <= capacityOf(state, lab), `(e) lab ${lab}`);
  });
  demand(state.breach >= 0 && state.breach <= 7, '(f) breach');
  demand(
    sorted([...state.decks.flat(), ...state.hands.flat(), ...state.discard]) ===
      sorted(contentOf(state).decks.flat()),
    '(g) research cards',
  );
  demand(
    new Set([...state.containment.map(place => place.card), ...state.unused]).size === 9,
    '(g) containment cards',
  );
  demand(
    primed.every(cube => values[cube]! >= 1 && values[cube]! <= 6),
    '(h) primed values',
  );
  demand(
    destroyed.every(cube => values[cube] === 0),
    'destroyed cubes have no value',
  );
  boardBefore.forEach((cube, slot) => {
    if (cube >= 0) demand(state.board[slot] === cube, '(i) the board never shrinks');
  });
  demand(
    primed.every((cube, i) => i === 0 || primed[i - 1]! < cube),
    'primed cubes are in order',
  );
  demand(
    destroyed.every((cube, i) => i === 0 || destroyed[i - 1]! < cube),
    'destroyed cubes are in order',
  );
  const tops = stacks.flatMap(stack => stack.slice(-1));
  demand(
    tops.every(cube => state.seen[cube] === 2),
    'what is on top is seen',
  );
}

/** A list of events that checks the state after every atomic step. */
export function watchedEvents(state: TesseractState): TesseractEvent[] & { steps(): number } {
  let board = [...state.board];
  let steps = 0;
  const events: TesseractEvent[] = [];
  const push = (...items: TesseractEvent[]): number => {
    steps += items.length;
    checkInvariants(state, board);
    board = [...state.board];
    return Array.prototype.push.apply(events, items);
  };
  return Object.assign(events, { push, steps: () => steps });
}
