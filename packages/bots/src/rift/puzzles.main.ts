/**
 * Puzzles "force the capture of the Tesseract": `node packages/bots/src/rift/puzzles.main.ts COMMAND`.
 * `find [games] [seed]` looks for them in games of the bots and prints those that are proved; `verify [most moves]`
 * proves the stored ones again, and that there is no shorter way; `solve gentle,easy,…` prints who solves how many.
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
/** Who hunts, and how long a game is looked at. */
const HUNTERS = ['fair@300n', 'gentle', 'easy'] as const;
const LONGEST = 90;
/** Positions that the solver looks at to find out whether there is a puzzle. */
const LOOK = 600;

const stateOf = (position: string): RiftState => parsePosition(position, OPTIONS, 'lenient');

/**
 * The positions of play of one game, those of the hunter. Who never errs is never caught: the other side does not think,
 * though it takes care of its Tesseract, so that it is not taken but hunted down.
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

/** Any move that leaves the Tesseract out of reach, if there is one, and rather on the board than one of the many drops. */
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

/** A puzzle is exact: forced in so many moves, and not in fewer. What is long is only tried for the next shorter. */
const isExact = ({ position, moves }: Puzzle): boolean =>
  isForced(stateOf(position), moves, suggestion) && !isForced(stateOf(position), moves - 1);

/** Two of a length from one game, and those not close together. A longer one may have come before a short one. */
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
