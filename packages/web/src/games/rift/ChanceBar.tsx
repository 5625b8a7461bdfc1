/** White's win probability as a bar beside the board. */
import type { Sample } from '../../match/notes.ts';
import { isStale } from '../../table/Chance.tsx';
import { fill } from '../../text/index.ts';
import type { Model } from './useModel.ts';

interface BarProps {
  readonly model: Model;
  readonly sample: Sample;
}

export default function ChanceBar({ model, sample }: BarProps) {
  const { seat, chance } = sample;
  const white = Math.round((seat === 0 ? chance : 1 - chance) * 100);
  const label = fill(model.text.table.chanceBar, { white, black: 100 - white });
  const classes = ['rt-bar', model.flipped && 'is-flipped', isStale(model, sample) && 'is-stale'];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="img" aria-label={label}>
      <span className={white < 50 ? 'is-ahead' : undefined}>{100 - white}</span>
      <div>
        <i style={{ flexBasis: `${white}%` }} />
      </div>
      <span className={white >= 50 ? 'is-ahead' : undefined}>{white}</span>
    </div>
  );
}
