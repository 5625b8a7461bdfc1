/** Animation of falling cubes: out of a chute, over its lip, into a slot. */
import { RIFT_SLOTS } from '@tessera/games/loop';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Cube } from '../pieces/Cube.tsx';
import type { Point, Ring } from './layout.ts';
import type { Film } from './useFilm.ts';

interface FlightsProps {
  readonly ring: Ring;
  readonly film: Film;
}

export const Flights = ({ ring, film }: FlightsProps) => (
  <div className="lb-flights" aria-hidden="true">
    {film.flying.map(({ event, start, end }) =>
      event.type === 'cube' ? (
        <Flight
          key={start}
          ring={ring}
          era={event.era}
          slot={Math.min(RIFT_SLOTS - 1, (film.view.rifts[event.era] ?? 0) + (film.fallen[event.era] ?? 0))}
          length={(end - start) * film.tempo}
        />
      ) : null,
    )}
  </div>
);

interface FlightProps {
  readonly ring: Ring;
  readonly era: number;
  readonly slot: number;
  readonly length: number;
}

function Flight({ ring, era, slot, length }: FlightProps) {
  const cube = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it flies is settled when it leaves.
  useLayoutEffect(() => {
    const element = cube.current;
    const board = element?.closest('.lb-board');
    const target = board?.querySelector(`[data-slot="${era} ${slot}"]`)?.getBoundingClientRect();
    if (!element || !board || !target) return;
    const corner = board.getBoundingClientRect();
    const { middle, wedges } = ring;
    const mouth = wedges[era]?.mouth ?? middle;
    const end: Point = [
      target.left + target.width / 2 - corner.left,
      target.top + target.height / 2 - corner.top,
    ];
    const top: Point = [(mouth[0] + end[0]) / 2, Math.min(mouth[1], end[1]) - 0.06 * ring.height];
    const at = ([x, y]: Point, turn: number, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;
    element.animate(
      [
        { transform: at(middle, 0, 0.6), opacity: 0 },
        { transform: at(between(middle, mouth, 0.5), 140, 1), opacity: 1, offset: 0.15 },
        { transform: at(mouth, 330, 1.15), offset: 0.45, easing: 'ease-out' },
        { transform: at(top, 520, 1.35), offset: 0.7, easing: 'ease-in' },
        { transform: at(end, 720, 1) },
      ],
      { duration: length, easing: 'ease-in', fill: 'both' },
    );
  }, []);
  return (
    <i ref={cube} className="lb-flight">
      <Cube kind="rift" />
    </i>
  );
}

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];
