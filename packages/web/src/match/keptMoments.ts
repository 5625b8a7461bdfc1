/** Moments of reviews that the player keeps as private puzzles, in this browser. */
import { createSignal } from '../ui/render/signal.ts';
import { readStored, removeStored, writeStored } from '../ui/stored.ts';
import type { MatchFile } from './client.ts';

export interface KeptMoment {
  /** Address of the review. */
  readonly path: string;
  readonly game: string;
  /** Number of answers before the decision. */
  readonly index: number;
  /** The answer that was played, in the words of the day it was kept. */
  readonly deed: string;
}

const KEY = 'tessera.moments';
/** Key prefix of the log behind the moments of a review. */
const LOG = 'tessera.moments.log ';

function read(): readonly KeptMoment[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const state = createSignal<readonly KeptMoment[]>(read());

export const keptMoments = state.get;
export const onKeptMoments = state.subscribe;

const isSame = (a: Pick<KeptMoment, 'path' | 'index'>, b: Pick<KeptMoment, 'path' | 'index'>): boolean =>
  a.path === b.path && a.index === b.index;

export const isKept = (moment: Pick<KeptMoment, 'path' | 'index'>): boolean =>
  state.get().some(one => isSame(one, moment));

function change(next: readonly KeptMoment[]): void {
  state.set(next);
  writeStored(KEY, next);
}

/** Keeps a moment with the log of its match, so that it outlives the match. */
export async function keepMoment(
  moment: KeptMoment,
  file: () => Promise<MatchFile | undefined>,
): Promise<void> {
  change([moment, ...without(moment)]);
  const { text } = (await file()) ?? {};
  if (text !== undefined && isKept(moment)) writeStored(LOG + moment.path, text);
}

export function forgetMoment(moment: KeptMoment): void {
  change(without(moment));
  if (!state.get().some(({ path }) => path === moment.path)) removeStored(LOG + moment.path);
}

/** Log of a match whose moments were kept, by the address of its review. */
export function keptLog(path: string): string | undefined {
  const stored = readStored(LOG + path);
  return stored === null ? undefined : JSON.parse(stored);
}

/** Another page of this browser may have kept some: the stored list is read first. */
const without = (moment: KeptMoment): readonly KeptMoment[] => read().filter(one => !isSame(one, moment));

/** Address of the review at a kept moment, which asks for a better answer there. */
export const addressOf = ({ path, index }: KeptMoment): string => `${path}?moment=${index}`;

/** The moment that the address asks for; it is asked once. */
export function momentAsked(): number | undefined {
  const asked = new URLSearchParams(location.search).get('moment');
  return asked === null ? undefined : Number(asked);
}
