/**
 * Positions as JSON (rules page, section 22). Cubes are colour and value, `Y3`; in the Tesseract a lower-case
 * letter marks a cube of unknown value, and `?` after it one of unknown colour.
 */
import { encode } from '@tessera/engine';
import { formatFrame } from './frames.ts';
import { holdersAtFirst } from './state.ts';
import { COLOUR_SEEN, COLOURS, type CubeId, NOBODY, type TesseractState, VALUE_SEEN } from './types.ts';

function cubeText(state: TesseractState, cube: CubeId): string {
  return `${COLOURS[state.colours[cube] ?? 0]}${state.values[cube]}`;
}

function stackedText(state: TesseractState, cube: CubeId): string {
  const seen = state.seen[cube] ?? 0;
  if (seen === VALUE_SEEN) return cubeText(state, cube);
  return cubeText(state, cube).toLowerCase() + (seen === COLOUR_SEEN ? '' : '?');
}

/** Cubes in the order in which a position names them. */
function readingOrder({ stacks, labs, primed, board, destroyed }: TesseractState): CubeId[] {
  return [
    ...stacks.flat(),
    ...labs.flat(),
    ...primed,
    ...board.filter(cube => cube !== NOBODY),
    ...destroyed,
  ];
}

export function formatPosition(state: TesseractState): string {
  const order = readingOrder(state);
  const all = (cubes: readonly CubeId[]): string => cubes.map(cube => cubeText(state, cube)).join('');
  const { players, holders, first, researchers, decks, discard, hands, unused, breach, turn, active } = state;
  const { phase, actions, skipPrime, wards, banked, used, lastPrimed, outcome } = state;
  return encode({
    players,
    // T-DEC-9: only if they differ from the default of the number of players.
    ...(encode(holders) === encode(holdersAtFirst(players)) ? {} : { holders }),
    first,
    researchers,
    tesseract: state.stacks.map(stack => stack.map(cube => stackedText(state, cube)).join('')),
    labs: state.labs.map(all),
    primed: all(state.primed),
    board: all(state.board.filter(cube => cube !== NOBODY)),
    destroyed: state.destroyed.map(cube => COLOURS[state.colours[cube] ?? 0]).join(''),
    ids: order,
    yaws: order.map(cube => state.yaws[cube]).join(''),
    hands,
    decks,
    discard,
    containment: state.containment.map(place => `${place.card} ${place.state}`),
    unused,
    breach,
    turn,
    active,
    phase,
    actions,
    skipPrime,
    wards,
    banked,
    used,
    lastPrimed,
    pending: state.pending.map(formatFrame),
    outcome,
  });
}
