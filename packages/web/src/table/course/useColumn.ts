import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isBeside, takeColumn } from '../../ui/breakpoints.ts';
import { useStore } from '../../ui/render/useStore.ts';
import { onResize } from '../useLayout.ts';

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

/** For a page: reserves the column before its table is drawn, so that the board is laid out once and never jumps. */
export function useColumnAhead(): void {
  useLayoutEffect(() => {
    takeColumn(COLUMN_REM);
    return () => takeColumn(0);
  }, []);
}

/** For the panel of such a page: takes the column back after the rules, whose panel releases it. */
export function useColumnAgain(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) takeColumn(COLUMN_REM);
  }, [isWanted]);
}

/** True while the column is shown; re-renders when it comes or goes, which can leave the layout of the table as it was. */
export const useColumnShown = (): boolean => useStore(onResize, isBeside);
