/** L-HR-2: achievements of one kind; an earned one links to its match, the others say how to earn them. */
import type { Career } from '@tessera/games/loop';
import { useId } from 'preact/hooks';
import type { StoredMatch } from '../../../match/library.ts';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import { dayOf } from './day.ts';
import type { PageWords } from './words/index.ts';

type Entry = Career<StoredMatch>['achievements'][number];

interface EntriesProps {
  readonly heading: { readonly name: string; readonly text: string };
  readonly entries: readonly Entry[];
  readonly words: PageWords;
}

export function Entries({ heading, entries, words }: EntriesProps) {
  const id = useId();
  const earned = entries.filter(entry => entry.earned).length;
  return (
    <section className="career-section" aria-labelledby={id}>
      <h2 id={id}>
        {heading.name}{' '}
        <small>
          {heading.text} · {earned}/{entries.length}
        </small>
      </h2>
      <ul className="career-entries">
        {entries.map(entry => (
          <EntryCard key={entry.id} entry={entry} words={words} />
        ))}
      </ul>
    </section>
  );
}

function EntryCard({
  entry: { id, kind, earned },
  words,
}: {
  readonly entry: Entry;
  readonly words: PageWords;
}) {
  const { name, how } = words.sheet.entries[id];
  return (
    <li className={`career-entry is-${kind} ${earned ? 'is-earned' : ''}`}>
      <span className="career-stamp">
        {earned && <Icon name="check" size={20} />}
        <span className="only-read">{earned ? words.earned : words.missing}</span>
      </span>
      <h3>{name}</h3>
      <p>{how}</p>
      {earned && (
        <Link href={PATHS.match(earned.match.setup.id)}>
          {fill(words.from, { date: dayOf(words.language, earned.when) })}
        </Link>
      )}
    </li>
  );
}
