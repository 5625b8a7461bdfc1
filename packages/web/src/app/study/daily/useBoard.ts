import type { DailyDate } from '@tessera/table/daily';
import type { DailyBoard } from '@tessera/wire';
import { useEffect, useState } from 'preact/hooks';
import { hasTables } from '../../../table/share/moved.ts';
import { api } from '../../online/api.ts';

/** Results of a challenge: undefined until they have arrived, null where there are none to fetch. */
export type Board = DailyBoard | null | undefined;

/** Asked again whenever `version` changes. */
export function useBoard({ date, game }: DailyDate, version: unknown): Board {
  const [board, setBoard] = useState<Board>(hasTables() ? undefined : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to ask again.
  useEffect(() => {
    if (!hasTables()) return undefined;
    let isWanted = true;
    api.dailyBoard(game, date).then(
      found => isWanted && setBoard(found),
      () => isWanted && setBoard(known => known ?? null),
    );
    return () => {
      isWanted = false;
    };
  }, [date, game, version]);
  return board;
}
