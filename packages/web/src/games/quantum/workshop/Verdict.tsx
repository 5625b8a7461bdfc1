/** Q-MAP-9, live: whether the map can be played, and if not, why not, in sentences; and the ways to play it. */
import type { MapFault } from '@tessera/games/quantum';
import { useLayout } from '../../../table/useLayout.ts';
import { fill, plural, useText } from '../../../text/index.ts';
import type { Layout } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { play, playWithFriends } from './play.ts';
import { playersOf, type Sketch } from './sketch.ts';
import type { WorkshopWords } from './words/index.ts';

interface VerdictProps {
  readonly sketch: Sketch;
  readonly faults: readonly MapFault[];
  readonly words: WorkshopWords;
}

/** More reasons than this help nobody at once; in a hand there is room for fewer. */
const shownIn = (layout: Layout): number => (layout === 'landscape' ? 1 : layout === 'phone' ? 2 : 3);

export function Verdict({ sketch, faults, words }: VerdictProps) {
  const { test } = words;
  const { language } = useText();
  const isPlayable = faults.length === 0;
  const shown = shownIn(useLayout());
  const [players, more] = [playersOf(sketch), faults.length - shown];
  const slots = sketch.tiles.reduce((sum, { kind }) => sum + (kind === 'V' ? 0 : kind - 6), 0);
  return (
    <section className={isPlayable ? 'card making-verdict is-playable' : 'card making-verdict'}>
      <h2 className="making-heard-lying">{test.heading}</h2>
      <div role="status" className="making-words">
        <p className="making-word">
          <Icon name={isPlayable ? 'check' : 'threat'} size={18} />
          {isPlayable ? fill(test.yes, { players, cubes: sketch.cubes }) : test.no}
        </p>
        <ul>
          {faults.slice(0, shown).map(fault => (
            <Reason key={`${fault.code} ${fault.params.number ?? ''}`} fault={fault} words={words} />
          ))}
        </ul>
        {more > 0 && <p>{plural(language, test.more, more)}</p>}
      </div>
      <p className={`workshop-small making-heard${isPlayable ? '-lying' : ''}`}>
        {fill(test.slots, { slots, needed: players * sketch.cubes })}
      </p>
      <div className="making-buttons">
        <button type="button" className="button is-main" disabled={!isPlayable} onClick={() => play(sketch)}>
          {words.play}
          <Icon name="arrow" />
        </button>
        <button
          type="button"
          className="button"
          disabled={!isPlayable}
          onClick={() => playWithFriends(sketch)}
        >
          {words.playFriends}
        </button>
      </div>
    </section>
  );
}

/** Where the rules say so, if it is not with all the rest. */
const CLAUSES: Readonly<Partial<Record<MapFault['code'], string>>> = {
  overlap: 'Q-MAP-2',
  noPlanet: 'Q-MAP-8',
  stock: 'Q-COMP-1',
  stockVoid: 'Q-COMP-1',
};

function Reason({ fault, words }: { readonly fault: MapFault; readonly words: WorkshopWords }) {
  const { code, params } = fault;
  const clause = CLAUSES[code] ?? 'Q-MAP-9';
  return (
    <li>
      {fill(words.faults[code], params)}{' '}
      <Link className="clause-link" href={PATHS.rules(clause)}>
        {clause}
      </Link>
    </li>
  );
}
