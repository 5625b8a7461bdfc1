/** What is asked of the server by HTTP. */
import type { ApiProblem, Lobby, Me, MovedTable, NewTable, TableLine } from '@tessera/wire';

/** Refused in words of the server, or it could not be reached: then without a code. */
export class ApiError extends Error {
  readonly problem: ApiProblem | undefined;
  constructor(problem: ApiProblem | undefined) {
    super(problem?.message ?? 'the server cannot be reached');
    this.problem = problem;
  }
}

/** What is asked again and again is given up after so long: a network that swallows it would keep it for minutes. */
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
  /** Who is a guest already is renamed. */
  enterAs: (name: string) => ask<Me>('POST', '/me', { name }),
  enterBy: (key: string) => ask<Me>('POST', '/me/enter', { key }),
  /** Leaves every table and is forgotten. */
  deleteMe: () => ask<Me>('DELETE', '/me'),
  /** Signs out every other browser, and ends the private link. */
  endSessions: () => ask<Me>('DELETE', '/me/sessions'),
  privateKey: () => ask<{ readonly key: string }>('POST', '/me/link', {}),
  lobby: (filter: LobbyFilter) => ask<Lobby>('GET', `/tables?${new URLSearchParams({ ...filter })}`),
  mine: () => ask<readonly TableLine[]>('GET', '/mine'),
  waiting: () => ask<readonly TableLine[]>('GET', '/waiting'),
  newTable: (table: NewTable) => ask<Pick<TableLine, 'id'>>('POST', '/tables', table),
  movedTable: (table: MovedTable) => ask<Pick<TableLine, 'id'>>('POST', '/tables/moved', table),
  byCode: (code: string) => ask<Pick<TableLine, 'id'>>('GET', `/code/${encodeURIComponent(code)}`),
  /** Of a match that is over, as text: it is sealed. */
  log: async (id: string) => (await answered('GET', `/tables/${encodeURIComponent(id)}/log`)).text(),
};
