/** E2: the whole path of a move (check, events, log, views of three viewers) beside boardgame.io's local Client. */
import { Match, type Seat, seededChance, type Viewer } from '@tessera/engine';
import { type Bench, measure, mix, mustAgree } from './bench.ts';
import type { Batch, Contender } from './harness.ts';
import { type Cells, Client, cellCode, cellGame, freeCells } from './peers/boardgameIo.ts';
import { TARGETS } from './targets.ts';
import { type TicTacToeView, ticTacToe } from './ticTacToe.ts';

const GAMES = 250;
const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

/** Stores the views as a server would to send them, so that nothing is optimised away. */
const sent: unknown[] = [undefined, undefined, undefined];

type Logs = string[];

function playMatches(round: number, logs?: Logs): Batch {
  const chance = seededChance(`E2 ${round}`);
  let units = 0;
  let proof = 0;
  for (let game = 0; game < GAMES; game++) {
    const match = new Match(ticTacToe, { options: {}, seats: 2, seed: 'E2' });
    let seat: Seat | undefined = 0;
    while (seat !== undefined) {
      const moves = ticTacToe.legalMoves(match.state, seat);
      match.submit(seat, moves[chance.below(moves.length)] as number);
      for (let i = 0; i < 3; i++) sent[i] = ticTacToe.view(match.state, VIEWERS[i] as Viewer);
      seat = ticTacToe.decider(match.state);
      units++;
    }
    const { crosses, noughts } = sent[2] as TicTacToeView;
    proof = mix(proof, crosses | (noughts << 9));
    logs?.push(
      match
        .log()
        .entries.map(entry => `${entry.seat}:${entry.move}`)
        .join(' '),
    );
  }
  return { units, proof };
}

function clientContender(): { readonly contender: Contender; play(round: number, logs?: Logs): Batch } {
  const client = Client<Cells>({ game: cellGame, numPlayers: 2 });
  const view = cellGame.playerView as NonNullable<typeof cellGame.playerView>;
  const play = (round: number, logs?: Logs): Batch => {
    const chance = seededChance(`E2 ${round}`);
    let units = 0;
    let proof = 0;
    for (let game = 0; game < GAMES; game++) {
      client.reset();
      let state = stateOf(client.getState());
      while (state.ctx.gameover === undefined) {
        const cells = freeCells(state.G);
        client.moves.mark?.(cells[chance.below(cells.length)]);
        state = stateOf(client.getState());
        const { G, ctx } = stateOf(client.store.getState());
        sent[0] = view({ G, ctx, playerID: '0' });
        sent[1] = view({ G, ctx, playerID: '1' });
        sent[2] = state;
        units++;
      }
      proof = mix(proof, cellCode(state.G));
      logs?.push(formatLog(client.log ?? []));
    }
    return { units, proof };
  };
  return { contender: { name: 'boardgame.io Client', run: round => play(round) }, play };
}

function stateOf<T>(state: T | null): T {
  if (state === null) throw new Error('a local client always has a state');
  return state;
}

/** boardgame.io's log also holds the turns that ended by themselves. */
const formatLog = (
  log: readonly { readonly action: { readonly type: string; payload?: unknown } }[],
): string =>
  log
    .filter(({ action }) => action.type === 'MAKE_MOVE')
    .map(({ action }) => {
      const { playerID, args } = action.payload as { playerID: string; args: [number] };
      return `${playerID}:${args[0] + 1}`;
    })
    .join(' ');

/** Compares every entry of both logs, once, outside the clock. */
function requireEqualLogs(play: (round: number, logs: Logs) => Batch): void {
  const [ours, theirs]: [Logs, Logs] = [[], []];
  playMatches(0, ours);
  play(0, theirs);
  const differing = ours.findIndex((log, game) => log !== theirs[game]);
  if (differing >= 0) {
    throw new Error(`E2 game ${differing} was logged as ${ours[differing]} and as ${theirs[differing]}`);
  }
}

export const bench: Bench = {
  run(say) {
    const { contender, play } = clientContender();
    requireEqualLogs(play);
    const ours: Contender = { name: 'tessera', run: round => playMatches(round) };
    const finding = measure(
      {
        id: 'E2',
        what: 'tic-tac-toe: check, events, log, three views',
        verified: `logs entry by entry, final boards of ${GAMES} games a round are equal on both sides`,
        target: TARGETS.E2,
        duel: { ours, peer: contender, complaint: mustAgree },
      },
      say,
    );
    return [finding];
  },
};
