/** E5: decisions of random playouts through the generic fast path beside random plies of chessops. */
import {
  type Chance,
  digest,
  type Game,
  type GameEvent,
  type MoveList,
  moveList,
  parseOptions,
  type Seat,
  seededChance,
} from '@tessera/engine';
import { type Action, REASONS, type RiftState, rift } from '@tessera/games/rift';
import { type Bench, measure, mix } from './bench.ts';
import type { Batch, Contender } from './harness.ts';
import { type EndTest, playChess } from './peers/chess.ts';
import type { Finding, Target } from './results.ts';

const GAMES = 20;
const TARGET: Target = { must: 2, aim: 5, better: 'higher' };
/** R-END-7: without a limit random players would go on for ever. */
const OPTIONS = parseOptions(rift.options, { stallLimit: 120 });

const list = moveList<Action>();

/** Plays random decisions on the state itself until nobody is to act; returns how many. */
function playout<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  chance: Chance,
  list: MoveList<M>,
): number {
  let decisions = 0;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[0] as Seat;
    list.count = 0;
    game.generate(state, seat, list);
    game.play(state, seat, list.items[chance.below(list.count)] as M, chance);
    decisions++;
  }
  return decisions;
}

/** The same decisions through `legalMoves` and `apply`. */
function purePlayout<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  start: S,
  chance: Chance,
): S {
  let state = start;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    const seat = seats[0] as Seat;
    const moves = game.legalMoves(state, seat);
    state = game.apply(state, seat, moves[chance.below(moves.length)] as M, chance).state;
  }
  return state;
}

const proofOf = ({ ply, winner, reason, quiet, past }: RiftState): number =>
  [ply, winner, reason && REASONS.indexOf(reason), quiet, past.at(-1)].reduce<number>(
    (proof, value) => mix(proof, value ?? -1),
    0,
  );

function riftGames(round: number): Batch {
  const chance = seededChance(`E5 ${round}`);
  let units = 0;
  let proof = 0;
  for (let game = 0; game < GAMES; game++) {
    const state = rift.setup(OPTIONS, 2, chance);
    units += playout(rift, state, chance, list);
    proof = mix(proof, proofOf(state));
  }
  return { units, proof };
}

function chessGames(round: number, endTest: EndTest): Batch {
  const chance = seededChance(`E5 ${round}`);
  let units = 0;
  let proof = 0;
  for (let game = 0; game < GAMES; game++) {
    const { plies, position } = playChess(chance, endTest);
    units += plies;
    proof = mix(mix(mix(proof, position.board.occupied.lo), position.board.occupied.hi), plies);
  }
  return { units, proof };
}

/** Outside the clock: the fast path ends where the pure one ends, and only legal chess is played. */
function requireSound(): void {
  for (let game = 0; game < GAMES; game++) {
    const [fast, pure] = [seededChance(`E5 game ${game}`), seededChance(`E5 game ${game}`)];
    const state = rift.setup(OPTIONS, 2, fast);
    playout(rift, state, fast, list);
    const end = purePlayout(rift, rift.setup(OPTIONS, 2, pure), pure);
    if (digest(state) !== digest(end)) throw new Error(`E5 game ${game}: fast and pure path end differently`);
    if (!rift.outcome(state)) throw new Error(`E5 game ${game} ended without a winner`);
    playChess(fast, 'asked', (position, move) => {
      if (!position.isLegal(move)) throw new Error('an illegal chess move was drawn');
    });
  }
}

const chessContender = (name: string, endTest: EndTest): Contender => ({
  name,
  run: round => chessGames(round, endTest),
});

export const bench: Bench = {
  run(say) {
    requireSound();
    if (chessGames(0, 'asked').proof !== chessGames(0, 'noticed').proof)
      throw new Error('the two ways to see the end of a chess game disagree');
    const ours: Contender = { name: 'tessera', run: riftGames };
    const match = (peer: Contender, target?: Target): Finding =>
      measure(
        {
          id: 'E5',
          what: 'rift, random decisions',
          verified: `${GAMES} games end equally (digest) on the fast and the pure path, every round repeats`,
          ...(target ? { target } : {}),
          duel: { ours, peer, complaint: () => undefined },
        },
        say,
      );
    return [
      match(chessContender('chessops random plies', 'asked'), TARGET),
      match(chessContender('chessops random plies, no isEnd', 'noticed')),
    ];
  },
};
