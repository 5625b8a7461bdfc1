/** E1: steps of random tic-tac-toe (list, play, look for the end) beside boardgame.io's reducer. */
import { moveList, noChance, seededChance } from '@tessera/engine';
import type { Game } from 'boardgame.io';
import { type Bench, measure, mix, mustAgree } from './bench.ts';
import type { Batch, Contender } from './harness.ts';
import {
  bitCode,
  bitGame,
  CreateGameReducer,
  cellCode,
  cellGame,
  freeBits,
  freeCells,
  InitializeGame,
} from './peers/boardgameIo.ts';
import type { Finding, Target } from './results.ts';
import { TARGETS } from './targets.ts';
import { type TicTacToeState, ticTacToe } from './ticTacToe.ts';

const GAMES = 500;
const OPTIONS = {};

const codeOf = ({ crosses, noughts }: TicTacToeState): number => crosses | (noughts << 9);

/** Plays through the pure contract. */
function playPurely(round: number): Batch {
  const chance = seededChance(`E1 ${round}`);
  let units = 0;
  let proof = 0;
  for (let game = 0; game < GAMES; game++) {
    let state = ticTacToe.setup(OPTIONS, 2, noChance);
    while (ticTacToe.outcome(state) === undefined) {
      const moves = ticTacToe.legalMoves(state, state.turn);
      const move = moves[chance.below(moves.length)] as number;
      state = ticTacToe.apply(state, state.turn, move, noChance).state;
      units++;
    }
    proof = mix(proof, codeOf(state));
  }
  return { units, proof };
}

const list = moveList<number>();
/** Plays the same rules on one state and one list. */
function playInPlace(round: number): Batch {
  const chance = seededChance(`E1 ${round}`);
  let units = 0;
  let proof = 0;
  for (let game = 0; game < GAMES; game++) {
    const state = ticTacToe.setup(OPTIONS, 2, noChance);
    while (ticTacToe.outcome(state) === undefined) {
      list.count = 0;
      ticTacToe.generate(state, state.turn, list);
      ticTacToe.play(state, state.turn, list.items[chance.below(list.count)] as number, noChance);
      units++;
    }
    proof = mix(proof, codeOf(state));
  }
  return { units, proof };
}

function reducerContender<G>(
  name: string,
  game: Game<G>,
  free: (state: G) => number[],
  codeOf: (state: G) => number,
): Contender {
  const tuned = { ...game, disableUndo: true };
  const reduce = CreateGameReducer({ game: tuned });
  const start = InitializeGame({ game: tuned });
  const run = (round: number): Batch => {
    const chance = seededChance(`E1 ${round}`);
    let units = 0;
    let proof = 0;
    for (let played = 0; played < GAMES; played++) {
      let state = start;
      while (state.ctx.gameover === undefined) {
        const cells = free(state.G);
        const args = [cells[chance.below(cells.length)]];
        const playerID = state.ctx.currentPlayer;
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID } });
        units++;
      }
      proof = mix(proof, codeOf(state.G));
    }
    return { units, proof };
  };
  return { name, run };
}

const PURE: Contender = { name: 'tessera', run: playPurely };
const IN_PLACE: Contender = { name: 'tessera', run: playInPlace };

export const bench: Bench = {
  run(say) {
    const cells = reducerContender('boardgame.io reducer', cellGame, freeCells, cellCode);
    const bits = reducerContender('boardgame.io reducer, bits', bitGame, freeBits, bitCode);
    const match = (what: string, ours: Contender, peer: Contender, target?: Target): Finding =>
      measure(
        {
          id: 'E1',
          what: `tic-tac-toe, ${what}`,
          verified: `the final boards of ${GAMES} games a round are equal on both sides`,
          ...(target ? { target } : {}),
          duel: { ours, peer, complaint: mustAgree },
        },
        say,
      );
    return [
      match('pure', PURE, cells, TARGETS.E1),
      match('in place', IN_PLACE, cells, TARGETS.E1),
      match('in place', IN_PLACE, bits),
    ];
  },
};
