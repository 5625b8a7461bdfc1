/** Career from the matches of this browser, replayed one by one so that the page stays responsive. */
import { parseLog, replay } from '@tessera/engine';
import { type Career, careerOf, loop, type Served, type Sheet, sheetOf } from '@tessera/games/loop';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { listMatches, type StoredMatch, subscribeMatches, world } from '../../../match/library.ts';
import { logIn } from '../../../match/logIn.ts';
import { useStore } from '../../../ui/render/useStore.ts';

export interface Reading {
  readonly career: Career<StoredMatch>;
  /** Numbers of matches replayed so far, in all, and failed. */
  readonly done: number;
  readonly all: number;
  readonly failed: number;
}

/** Cache by match and its last change; null for a match that cannot be replayed. */
const sheets = new Map<string, Sheet | null>();

const keyOf = ({ setup, updated }: StoredMatch): string => `${setup.id} ${updated}`;

async function read(match: StoredMatch): Promise<Sheet | null> {
  try {
    const found = await world.store.read(match.setup.id);
    const log = found && 'records' in found ? await logIn(loop, found.records) : undefined;
    return log ? sheetOf(replay(loop, parseLog(log)).history()) : null;
  } catch {
    return null; // other rules, or edited by hand: the home page reports it
  }
}

export function useCareer(): Reading {
  const stored = useStore(subscribeMatches, listMatches);
  const matches = useMemo(
    () => stored.filter(({ setup, isBegun }) => setup.game === loop.id && isBegun),
    [stored],
  );
  const [, setDone] = useState(0);
  const next = matches.find(match => !sheets.has(keyOf(match)));
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(async () => {
      sheets.set(keyOf(next), await read(next));
      setDone(sheets.size);
    });
    return () => clearTimeout(timer);
  }, [next]);
  const known = matches.filter(match => sheets.has(keyOf(match)));
  const served = known.flatMap((match): Served<StoredMatch>[] => {
    const sheet = sheets.get(keyOf(match));
    return sheet ? [{ match, when: match.updated, sheet }] : [];
  });
  return {
    career: careerOf(served),
    done: known.length,
    all: matches.length,
    failed: known.length - served.length,
  };
}
