/** What a banner says: a cube that was placed, ships that both go. How a fight ends is told where it is fought. */
import type { Seat } from '@tessera/engine';
import { geometryOf, type Planet, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import { personsOf } from '../../match/seating.ts';
import type { Announcement } from '../../table/Banner.tsx';
import { fill, plural } from '../../text/index.ts';
import { layoutOf } from './board/layout.ts';
import type { QuantumModel } from './contract.ts';
import { CubeMark } from './pieces/CubeMark.tsx';
import { actorsOf } from './useStory.tsx';

export function announce(
  { words, names, factions, snapshot, me }: QuantumModel,
  event: QuantumEvent,
): Announcement | undefined {
  const { banners } = words.table;
  const nameOf = (seat: Seat): string => actorsOf(snapshot.setup, names, words)[seat] ?? '';
  switch (event.type) {
    case 'dangerous':
      return {
        title: banners.dangerous,
        text: fill(banners.dangerousBy, { name: nameOf(event.seat) }),
      };
    case 'cube': {
      // The last one is told by the strip of the end.
      if (snapshot.outcome) return undefined;
      const isYours = event.seat === me && personsOf(snapshot.setup).length === 1;
      const isInfamy = event.cause === 'infamy';
      const yours = isInfamy ? banners.yourInfamy : banners.yours;
      return {
        title: isYours ? yours : fill(isInfamy ? banners.infamy : banners.cube, { name: nameOf(event.seat) }),
        text: plural(words.language, banners.left, snapshot.view.cubesLeft[event.seat] ?? 0),
        face: <CubeMark faction={factions[event.seat]} />,
        isLow: isAbove(snapshot.view, event.planet),
      };
    }
    default:
      return undefined;
  }
}

/** In the upper half of the map: the banner then stands below, so that the cube is seen to land. */
function isAbove(view: QuantumView, planet: Planet): boolean {
  const { planets, ys } = geometryOf(view.map);
  const { top, rows } = layoutOf(view);
  return (ys[planets[planet]?.square ?? 0] ?? 0) - top < rows / 2;
}
