/** Opens a server's store for a command. */
import type { Inspection } from '@tessera/server/store';
import { Failure } from './command.ts';

type Tools = typeof import('@tessera/server/store');

/** Loads the database code only for commands that need it; a refusal of the store becomes a Failure. */
export async function store<T>(work: (tools: Tools) => Promise<T>): Promise<T> {
  const tools = await import('@tessera/server/store');
  try {
    return await work(tools);
  } catch (error) {
    if (error instanceof tools.StoreFailure) throw new Failure('store', error.message, { code: error.code });
    throw error;
  }
}

export const counted = ({ tables, records }: Pick<Inspection, 'tables' | 'records'>): string =>
  `${tables} ${tables === 1 ? 'table' : 'tables'} with ${records} ${records === 1 ? 'record' : 'records'}`;
