/** E5: decisions of random playouts through the generic fast path beside random plies of chessops. */
import {
  type Chance,
  digest,
  type Game,
  type GameEvent,
  type MoveList,
  moveList,
  parseOptions,
  seededChance,
} from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { quantum } from '@tessera/games/quantum';
import { rift } from '@tessera/games/rift';
import { tesseract } from '@tessera/games/tesseract';
import { type Bench, measure, mix } from './bench.ts';
import type { Batch, Contender } from './harness.ts';
import { type EndTest, playChess } from './peers/chess.ts';
import type { Finding, Target } from './results.ts';
import { TARGETS } from './targets.ts';

const GAMES = 20;

/** Plays random decisions on the state itself until the end; returns their number. */
function playout<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  chance: Chance,
  list: MoveList<M>,
): number {
  let decisions = 0;
  for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
    list.count = 0;
    game.generate(state, seat, list);
    game.play(state, seat, list.items[chance.below(list.count)] as M, chance);
    decisions++;
  }
  return decisions;
}

/** Plays the same decisions through `legalMoves` and `apply`. */
function purePlayout<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  start: S,
  chance: Chance,
): S {
  let state = start;
  for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
    const moves = game.legalMoves(state, seat);
    state = game.apply(state, seat, moves[chance.below(moves.length)] as M, chance).state;
  }
  return state;
}

/** A game of ours, played by random players. */
interface Entry {
  readonly what: string;
  readonly target: Target;
  /** Checks outside the clock that fast and pure path end equally. */
  requireSound(): void;
  run(round: number): Batch;
}

function entry<S, M, V, E extends GameEvent, O>(
  game: Game<S, M, V, E, O>,
  target: Target,
  given: Partial<O>,
): Entry {
  const options = parseOptions(game.options, given);
  const list = moveList<M>();
  return {
    what: `${game.id}, random decisions`,
    target,
    requireSound() {
      for (let i = 0; i < GAMES; i++) {
        const [fast, pure] = [seededChance(`E5 game ${i}`), seededChance(`E5 game ${i}`)];
        const state = game.setup(options, 2, fast);
        playout(game, state, fast, list);
        const end = purePlayout(game, game.setup(options, 2, pure), pure);
        if (digest(state) !== digest(end)) throw new Error(`E5 ${game.id} ${i}: fast and pure path differ`);
        if (!game.outcome(state)) throw new Error(`E5 ${game.id} ${i} ended without an outcome`);
      }
    },
    run(round) {
      const chance = seededChance(`E5 ${round}`);
      let units = 0;
      let proof = 0;
      for (let i = 0; i < GAMES; i++) {
        const state = game.setup(options, 2, chance);
        units += playout(game, state, chance, list);
        proof = mix(mix(proof, units), chance.below(1 << 16)); // equal only if as many numbers were drawn
      }
      return { units, proof };
    },
  };
}

const ENTRIES: readonly Entry[] = [
  /** R-END-7: without a limit random players would go on forever. */
  entry(rift, TARGETS.E5.rift, { stallLimit: 120 }),
  entry(tesseract, TARGETS.E5.tesseract, {}),
  entry(quantum, TARGETS.E5.quantum, {}),
  entry(loop, TARGETS.E5.loop, {}),
];

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

/**
 * Checks outside the clock that only legal chess is played, and that both tests of the end of a game agree.
 */
function requireSoundChess(): void {
  const chance = seededChance('E5 chess');
  for (let game = 0; game < GAMES; game++) {
    playChess(chance, 'asked', (position, move) => {
      if (!position.isLegal(move)) throw new Error('an illegal chess move was drawn');
    });
  }
  if (chessGames(0, 'asked').proof !== chessGames(0, 'noticed').proof)
    throw new Error('the two ways to see the end of a chess game disagree');
}

const chessContender = (name: string, endTest: EndTest): Contender => ({
  name,
  run: round => chessGames(round, endTest),
});

export const bench: Bench = {
  run(say) {
    requireSoundChess();
    return ENTRIES.flatMap(({ what, target, requireSound, run }) => {
      requireSound();
      const match = (peer: Contender, wanted?: Target): Finding =>
        measure(
          {
            id: 'E5',
            what,
            verified: `${GAMES} games end equally (digest) on the fast and the pure path, every round repeats`,
            ...(wanted ? { target: wanted } : {}),
            duel: { ours: { name: 'tessera', run }, peer, complaint: () => undefined },
          },
          say,
        );
      return [
        match(chessContender('chessops random plies', 'asked'), target),
        match(chessContender('chessops random plies, no isEnd', 'noticed')),
      ];
    });
  },
};
