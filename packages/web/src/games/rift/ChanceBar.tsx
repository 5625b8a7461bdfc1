/** White's win probability as a bar beside the board. */
import type { Colour } from '@tessera/games/rift';
import type { Sample } from '../../match/notes.ts';
import { isStale, sampleAt } from '../../table/Chance.tsx';
import { fill } from '../../text/index.ts';
import type { Model } from './useModel.ts';

/** Win probability of a colour, whoever was to move. */
export const chanceOf = (colour: Colour, { seat, chance }: Sample): number =>
  seat === colour ? chance : 1 - chance;

export function ChanceBar({ model }: { readonly model: Model }) {
  const sample = sampleAt(model);
  if (!sample) return null;
  const white = Math.round(chanceOf(0, sample) * 100);
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
