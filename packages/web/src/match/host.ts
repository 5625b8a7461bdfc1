/** What runs inside the rules worker, without the worker: messages in, replies out, one after another. */
import {
  type AnyGame,
  type Fields,
  FormatError,
  readCount,
  readList,
  readObject,
  readText,
} from '@tessera/engine';
import type { Analyst, LoadAnalyst } from './analyst.ts';
import { explaining } from './answers.ts';
import type { SeatHolder } from './client.ts';
import { askDesk, type Desk, openDesk, openFile } from './desk.ts';
import { failed, type Problem, type Reply, type RulesRequest, type Sent } from './protocol.ts';
import type { NewHeader } from './setup.ts';
import type { ToLoad } from './storedLog.ts';

/**
 * Fetches the rules of a game, and of no other; undefined for one that is not built. The whole of them also reads
 * positions and says why something is refused.
 */
export type LoadGame = (id: string, isWhole?: boolean) => Promise<AnyGame | undefined>;

/** Answers every request exactly once, in order, and never throws. */
export function createHost(
  loadGame: LoadGame,
  loadAnalyst: LoadAnalyst,
  post: (reply: Reply<unknown>) => void,
) {
  let desk: Desk | undefined;
  let game = '';
  let queue = Promise.resolve();

  /** Puts a match of a game on the desk. */
  async function put(
    id: number,
    { game: wanted, position }: NewHeader,
    open: (rules: AnyGame, whole: () => Promise<AnyGame>) => Promise<Desk>,
  ): Promise<Reply<unknown>> {
    const rules = await loadGame(wanted, position !== undefined);
    if (!rules) return failed(id, 'unknownGame', `there is no game ${wanted} here`);
    const whole = async () => (await explaining(loadGame)(wanted)) ?? rules;
    const opened = await open(rules, whole);
    desk = opened; // only now: a log that does not replay leaves the match before it in place
    game = rules.id;
    return { id, ok: true, value: opened.loaded() };
  }

  /** An analyst is a convenience: one that fails is as good as none, and the match goes on. */
  async function analyse(use: (analyst: Analyst) => unknown): Promise<unknown> {
    try {
      const analyst = await loadAnalyst(game);
      return analyst && (await use(analyst));
    } catch (error) {
      console.warn(`The analyst of ${game} failed:`, error);
      return undefined;
    }
  }

  function askAnalyst(at: Desk, type: 'insight' | 'review'): Promise<unknown> {
    if (type === 'review') return analyse(analyst => analyst.reviewOf(at.past()));
    const view = at.deciding();
    return view === undefined ? Promise.resolve() : analyse(analyst => analyst.insightOf(view));
  }

  async function answer(request: Sent<RulesRequest>): Promise<Reply<unknown>> {
    const { id } = request;
    try {
      if (request.type === 'load') {
        const stored = await toLoad(readObject(request.stored, 'stored'));
        return await put(id, stored.log.header, (rules, whole) => openDesk(rules, whole, stored));
      }
      if (request.type === 'open') {
        const log = (await import('./storedLog.ts')).parseLog(request.log);
        return await put(id, log.header, (rules, whole) => openFile(rules, whole, log, request.table));
      }
      if (!desk) return failed(id, 'notLoaded', 'no match was loaded');
      if (request.type === 'insight' || request.type === 'review')
        return { id, ok: true, value: await askAnalyst(desk, request.type) };
      return { id, ok: true, value: await askDesk(desk, request) };
    } catch (error) {
      return failed(id, codeOf(request, error), wordsOf(error));
    }
  }

  return (request: Sent<RulesRequest>): Promise<void> => {
    queue = queue.then(async () => post(await answer(request)));
    return queue;
  };
}

/** One that is new has little to be read; what was played before is read by those who know logs. Throws FormatError. */
async function toLoad(stored: Fields): Promise<ToLoad> {
  const log = readObject(stored.log, 'log');
  const header = readObject(log.header, 'header');
  if (header.rulesVersion !== undefined) return (await import('./storedLog.ts')).parseStoredLog(stored);
  if (readList(log.entries, 'entries').length > 0)
    throw new FormatError('header', 'names no rules, but there are answers');
  readText(header.game, 'header.game');
  readText(header.seed, 'header.seed');
  readCount(header.seats, 'header.seats');
  const seats = readList(stored.seats, 'seats') as SeatHolder[];
  return {
    log: { header: header as unknown as NewHeader, entries: [] },
    seats,
    undone: [],
    isStarted: false,
  };
}

/** A FormatError is a sentence by itself. */
const wordsOf = (error: unknown): string => (error instanceof FormatError ? error.message : String(error));

function codeOf(request: RulesRequest, error: unknown): Problem['code'] {
  if (!(error instanceof FormatError)) return 'crashed';
  if (request.type !== 'load' && request.type !== 'open') return 'garbage';
  return error.field === 'header.rulesVersion' ? 'otherRules' : 'broken';
}
