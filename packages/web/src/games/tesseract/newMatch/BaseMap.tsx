import type { EventSymbol, Pack } from '@tessera/games/tesseract';
import { SYMBOL_PATHS } from '../symbols.ts';

export type BaseFace = Pack['bases'][number];

/** Symbols of a face by cell; undefined for a blank. */
const symbolsOf = ({ rows }: BaseFace): readonly (EventSymbol | undefined)[] =>
  rows.flatMap(row => row.split(' ').map(word => (word === '..' ? undefined : (word as EventSymbol))));

/** Events of a face with their numbers, the most frequent first. */
export function eventsOf(face: BaseFace): readonly (readonly [EventSymbol, number])[] {
  const counts = new Map<EventSymbol, number>();
  for (const symbol of symbolsOf(face)) if (symbol) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

const CELL = 30;

export function BaseMap({ face }: { readonly face: BaseFace }) {
  return (
    <svg className="base-map" viewBox={`0 0 ${4 * CELL} ${4 * CELL}`} aria-hidden="true">
      {[...symbolsOf(face).entries()].map(([cell, symbol]) => {
        const [x, y] = [CELL * (cell % 4), CELL * Math.floor(cell / 4)];
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <rect className={symbol ? 'is-event' : ''} x="1.5" y="1.5" width="27" height="27" rx="5" />
            {symbol && <path transform="translate(5.4 5.400) scale(.8)" d={SYMBOL_PATHS[symbol]} />}
          </g>
        );
      })}
    </svg>
  );
}
