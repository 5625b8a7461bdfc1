/** L-HR: the evaluation sheet: wins by team, and other achievements. */
import './career.css';
import { ACHIEVEMENTS, LOOP_FACTS } from '@tessera/games/loop';
import { fill, plural, useLoadedWords, useText } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PATHS } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { Entries } from './Entries.tsx';
import { type Reading, useCareer } from './useCareer.ts';
import { WinGrid } from './WinGrid.tsx';
import { loadWords, type PageWords } from './words/index.ts';

export default function CareerPage() {
  const { waiting } = useText();
  const words = useLoadedWords(loadWords);
  const reading = useCareer();
  if (!words) return <Waiting text={waiting} />;
  const { career, all } = reading;
  return (
    <div className="career" data-game="loop">
      <header className="career-head">
        <p className="career-game">{words.game.name}</p>
        <PageTitle title={words.title} />
        <p className="career-lead">{words.lead}</p>
        <Sums reading={reading} words={words} />
      </header>
      {all === 0 && (
        <p className="career-empty">
          {words.empty}{' '}
          <Link className="button is-small" href={PATHS.newMatch(LOOP_FACTS)}>
            {words.begin}
          </Link>
        </p>
      )}
      <WinGrid grid={career.grid} words={words} />
      {KINDS.map(kind => (
        <Entries
          key={kind}
          heading={words.sheet.kinds[kind]}
          entries={career.achievements.filter(one => one.kind === kind)}
          words={words}
        />
      ))}
    </div>
  );
}

const KINDS = ['promotion', 'experience', 'dismissal'] as const;

function Sums({ reading, words }: { readonly reading: Reading; readonly words: PageWords }) {
  const { career, done, all, failed } = reading;
  const { language } = words;
  const count = career.achievements.filter(({ earned }) => earned).length;
  return (
    <>
      <ul className="career-sums">
        <li>{plural(language, words.played, career.played)}</li>
        <li>{plural(language, words.won, career.won)}</li>
        <li>{fill(words.entries, { count, all: ACHIEVEMENTS.length })}</li>
      </ul>
      <p className="career-reading" role="status">
        {done < all && fill(words.reading, { done, all })}
        {done === all && failed > 0 && plural(language, words.unreadable, failed)}
      </p>
    </>
  );
}
