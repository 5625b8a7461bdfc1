import { useEffect } from 'preact/hooks';
import { takeColumn } from '../../ui/breakpoints.ts';

/** Width of the column in rem, as in the style sheet of the rules. */
const COLUMN_REM = 25;

/** Reserves the column beside the table, unless the rules take it. */
export function useColumn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    takeColumn(COLUMN_REM);
    return () => takeColumn(0);
  }, [isWanted]);
}
