/** What is asked of the server by HTTP. */
import type {
  ApiProblem,
  DailyAttempt,
  DailyBoard,
  DailySeeds,
  Lobby,
  Me,
  MovedTable,
  NewTable,
  TableLine,
} from '@tessera/wire';

/** A refusal by the server with its code, or a network error without one. */
export class ApiError extends Error {
  readonly problem: ApiProblem | undefined;
  constructor(problem: ApiProblem | undefined) {
    super(problem?.message ?? 'the server cannot be reached');
    this.problem = problem;
  }
}

/** Timeout of polling requests: a network that drops packets would hold them for minutes. */
const BRIEF_MS = 4000;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function answered(method: Method, path: string, body?: object, isBrief = false): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(isBrief && { signal: AbortSignal.timeout(BRIEF_MS) }),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (response?.ok) return response;
  throw new ApiError(await response?.json().catch(() => undefined));
}

const ask = async <T>(method: Method, path: string, body?: object): Promise<T> =>
  (await answered(method, path, body, method === 'GET')).json();

export interface LobbyFilter {
  readonly game?: string;
  readonly pace?: 'live' | 'slow';
  readonly language?: string;
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  /** Creates a guest, or renames the current one. */
  enterAs: (name: string) => ask<Me>('POST', '/me', { name }),
  enterBy: (key: string) => ask<Me>('POST', '/me/enter', { key }),
  /** Leaves every table and deletes the guest. */
  deleteMe: () => ask<Me>('DELETE', '/me'),
  /** Signs out every other browser and revokes the private link. */
  endSessions: () => ask<Me>('DELETE', '/me/sessions'),
  privateKey: () => ask<{ readonly key: string }>('POST', '/me/link', {}),
  lobby: (filter: LobbyFilter) => ask<Lobby>('GET', `/tables?${new URLSearchParams({ ...filter })}`),
  mine: () => ask<readonly TableLine[]>('GET', '/mine'),
  waiting: () => ask<readonly TableLine[]>('GET', '/waiting'),
  newTable: (table: NewTable) => ask<Pick<TableLine, 'id'>>('POST', '/tables', table),
  movedTable: (table: MovedTable) => ask<Pick<TableLine, 'id'>>('POST', '/tables/moved', table),
  byCode: (code: string) => ask<Pick<TableLine, 'id'>>('GET', `/code/${encodeURIComponent(code)}`),
  daily: () => ask<DailySeeds>('GET', '/daily'),
  dailyBoard: (game: string, date: string) => ask<DailyBoard>('GET', `/daily/${game}/${date}`),
  sendDaily: (game: string, attempt: DailyAttempt) => ask<DailyBoard>('POST', `/daily/${game}`, attempt),
  /** Sealed log of a finished match, as text; the best game of a day is called `daily.GAME.2026-11-17`. */
  log: async (id: string) => {
    const [, game, date] = /^daily\.(\w+)\.([\d-]+)$/.exec(id) ?? [];
    const path = date ? `/daily/${game}/${date}/best` : `/tables/${encodeURIComponent(id)}/log`;
    return (await answered('GET', path)).text();
  },
};
