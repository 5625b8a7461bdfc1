/**
 * Puzzles "force the capture of the Tesseract": `node packages/bots/src/rift/puzzles.main.ts COMMAND`.
 * `find [games] [seed]` searches games of the bots and prints proven puzzles; `verify [most moves]` proves
 * the stored ones again, and that there is no shorter solution; `solve gentle,easy,…` prints how many each
 * bot solves.
 */
import { type Chance, parseOptions, seededChance, shuffled } from '@tessera/engine';
import {
  type Action,
  actionType,
  type Colour,
  DROP,
  formatPosition,
  make,
  parsePosition,
  type RiftOptions,
  type RiftState,
  rift,
  takeBack,
} from '@tessera/games/rift';
import { canTakeTesseract } from './attack.ts';
import { riftBots } from './index.ts';
import { solves, suggestion } from './puzzlePlay.ts';
import { isForced } from './puzzleProof.ts';
import { PUZZLES, type Puzzle } from './puzzles.ts';
import { solveTesseract } from './solver.ts';

const OPTIONS = parseOptions<RiftOptions>(rift.options, {});
/** Attacking bots, and the maximum length of a game. */
const HUNTERS = ['fair@300n', 'gentle', 'easy'] as const;
const LONGEST = 90;
/** Node limit of the solver that looks for a puzzle. */
const LOOK = 600;

const stateOf = (position: string): RiftState => parsePosition(position, OPTIONS, 'lenient');

/**
 * Positions of one game with the hunter to move. A bot that never errs is never caught, so the other side
 * plays at random, only keeping its Tesseract safe.
 */
async function* positionsOf(game: number, seed: string): AsyncGenerator<RiftState> {
  const chance = seededChance(`${seed} ${game}`);
  const bot = riftBots.bot(HUNTERS[game % HUNTERS.length] as string);
  const hunter = chance.below(2) as Colour;
  const state = rift.setup({ ...OPTIONS, stallLimit: 100 }, 2, chance);
  while (state.phase !== 'e' && state.ply < LONGEST) {
    const { side, phase } = state;
    if (phase === 'p' && side === hunter) yield state;
    const think = async () =>
      (await bot.think({ view: rift.view(state, side), seat: side, chance, limits: {} })).move;
    rift.play(state, side, (side === hunter ? await think() : careful(state, chance)) as Action, chance);
  }
}

/**
 * A random move that keeps the Tesseract safe, if there is one, preferably on the board and not one of the
 * many drops.
 */
function careful(state: RiftState, chance: Chance): Action {
  const legal = shuffled(chance, rift.legalMoves(state, state.side));
  const moves =
    chance.below(3) > 0
      ? legal.toSorted((a, b) => Number(actionType(a) === DROP) - Number(actionType(b) === DROP))
      : legal;
  const isSafe = (move: Action): boolean => {
    const made = make(state, move);
    const safe = state.phase !== 'p' || !canTakeTesseract(state, state.side);
    takeBack(state, made);
    return safe;
  };
  return moves.find(isSafe) ?? (moves[0] as Action);
}

/**
 * True if the capture is forced in exactly so many moves. Long puzzles are only tested against the next
 * shorter length.
 */
const isExact = ({ position, moves }: Puzzle): boolean =>
  isForced(stateOf(position), moves, suggestion) && !isForced(stateOf(position), moves - 1);

/**
 * Takes at most two puzzles of a length from one game, and not close together. A longer one may precede a
 * short one.
 */
async function find(games: number, seed: string): Promise<void> {
  for (let game = 0; game < games; game++) {
    const met: { readonly moves: number; readonly ply: number }[] = [];
    const past: RiftState[] = [];
    const look = (state: RiftState, nodes: number): number | undefined => {
      const found = solveTesseract(state, { nodes, moves: 6 });
      if (typeof found === 'string') return undefined;
      const { moves } = found;
      const alike = met.filter(one => one.moves === moves);
      if (alike.length > 1 || alike.some(({ ply }) => Math.abs(ply - state.ply) < 8)) return moves;
      const puzzle = { moves, position: formatPosition(state) };
      if (moves <= 3 && !isExact(puzzle)) return undefined;
      met.push({ moves, ply: state.ply });
      console.log(`  { moves: ${moves}, position: '${puzzle.position}' },`);
      return moves;
    };
    for await (const state of positionsOf(game, seed)) {
      const moves = look(state, LOOK);
      for (const before of moves !== undefined && moves > 1 ? past.slice(-3) : []) look(before, 30 * LOOK);
      past.push(rift.copy(state));
    }
  }
}

function verify(most: number): void {
  for (const [number, puzzle] of PUZZLES.entries()) {
    if (puzzle.moves > most) continue;
    const from = performance.now();
    const verdict = isExact(puzzle) ? 'proved' : 'NOT PROVED';
    if (verdict !== 'proved') process.exitCode = 1;
    console.log(`${number}: ${verdict} in ${puzzle.moves}, ${(performance.now() - from).toFixed(0)} ms`);
  }
}

async function solve(names: readonly string[]): Promise<void> {
  const lengths = [...new Set(PUZZLES.map(({ moves }) => moves))].sort();
  console.log(['level', ...lengths.map(moves => `in ${moves}`), 'all'].join(' | '));
  for (const name of names) {
    const solved: number[] = [];
    for (const { position, moves } of PUZZLES)
      if (await solves(riftBots.bot(name), stateOf(position), moves, seededChance(position)))
        solved.push(moves);
    const share = (all: readonly unknown[], some: readonly unknown[]): string =>
      `${some.length} of ${all.length}`;
    const cells = lengths.map(moves =>
      share(
        PUZZLES.filter(one => one.moves === moves),
        solved.filter(one => one === moves),
      ),
    );
    console.log([name, ...cells, share(PUZZLES, solved)].join(' | '));
  }
}

const [command, first, second] = process.argv.slice(2);
if (command === 'find') await find(Number(first ?? 40), second ?? 'puzzles');
else if (command === 'verify') verify(Number(first ?? 3));
else if (command === 'solve') await solve((first ?? riftBots.levels.map(({ id }) => id).join()).split(','));
else console.error('find, verify or solve?');
