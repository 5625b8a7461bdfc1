/** What runs inside the rules worker, without the worker: messages in, replies out, one after another. */
import { type AnyGame, FormatError } from '@tessera/engine';
import { askDesk, type Desk, openDesk } from './desk.ts';
import {
  failed,
  idOf,
  type Problem,
  parseRulesRequest,
  type Reply,
  type RulesRequest,
  type StoredLog,
} from './protocol.ts';

/** Fetches the rules of a game, and of no other; undefined for one that is not built. */
export type LoadGame = (id: string) => Promise<AnyGame | undefined>;

/** Takes anything; answers every message exactly once, in order, and never throws. */
export function createHost(loadGame: LoadGame, post: (reply: Reply<unknown>) => void) {
  let desk: Desk | undefined;
  let queue = Promise.resolve();

  async function load(id: number, log: StoredLog): Promise<Reply<unknown>> {
    const game = await loadGame(log.setup.game);
    if (!game) return failed(id, 'unknownGame', `there is no game ${log.setup.game} here`);
    if (log.header !== null && log.header.rulesVersion !== game.rulesVersion) {
      const versions = `stored under version ${log.header.rulesVersion}, these are ${game.rulesVersion}`;
      return failed(id, 'otherRules', `the rules of ${game.id} changed: ${versions}`);
    }
    const opened = openDesk(game, log);
    desk = opened; // only now: a log that does not replay leaves the match before it in place
    return { id, ok: true, value: opened.situation() };
  }

  async function answer(id: number, request: RulesRequest): Promise<Reply<unknown>> {
    try {
      if (request.type === 'load') return await load(id, request.log);
      if (!desk) return failed(id, 'notLoaded', 'no match was loaded');
      return { id, ok: true, value: askDesk(desk, request) };
    } catch (error) {
      return failed(id, codeOf(request, error), String(error));
    }
  }

  return (message: unknown): Promise<void> => {
    queue = queue.then(async () => {
      const id = idOf(message);
      try {
        post(await answer(id, parseRulesRequest(message)));
      } catch (error) {
        post(failed(id, 'garbage', String(error)));
      }
    });
    return queue;
  };
}

function codeOf(request: RulesRequest, error: unknown): Problem['code'] {
  if (!(error instanceof FormatError)) return 'crashed';
  return request.type === 'load' ? 'broken' : 'garbage';
}
