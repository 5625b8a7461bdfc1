/** Dice that tumble over the layers until they land: blank, for nobody knows yet. */
import { type TesseractEvent, type TesseractView, tracker } from '@tessera/games/tesseract';
import type { MatchSnapshot } from '../../../match/client.ts';
import { Die } from '../panels/Die.tsx';

interface RollingProps {
  readonly arriving: MatchSnapshot<TesseractView>;
}

export function Rolling({ arriving: { view, events } }: RollingProps) {
  const known = tracker(view);
  const rolled = (events as readonly TesseractEvent[]).filter(event => event.type === 'rolled');
  const cubes = [...new Set(rolled.map(({ cube }) => cube))];
  return (
    <div className="tess-rolling" aria-hidden="true">
      {cubes.map(cube => (
        <Die key={cube} colour={known.colourOf(cube) ?? null} value={null} />
      ))}
    </div>
  );
}
