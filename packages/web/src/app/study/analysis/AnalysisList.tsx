/** Analyses of this browser: opened, renamed, deleted. */
import './analysis.css';
import { useEffect, useState } from 'preact/hooks';
import { gameById } from '../../../games/index.ts';
import {
  analysisChanges,
  listAnalyses,
  onAnalyses,
  removeAnalysis,
  type StoredAnalysis,
  writeAnalysis,
} from '../../../match/analysis/store.ts';
import { formatAnalysis, parseAnalysis } from '../../../match/analysis/text.ts';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { fill, plural, useText } from '../../../text/index.ts';
import { timeAgo } from '../../../text/timeAgo.ts';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { separatorOf } from './reading.ts';
import type { AnalysisWords } from './words/index.ts';

interface ListProps {
  readonly words: AnalysisWords;
  /** Sentence of an empty list; without one it is left out. */
  readonly none?: string;
}

/** Undefined until the database has answered. */
function useAnalyses(): readonly StoredAnalysis[] | undefined {
  const changes = useStore(onAnalyses, analysisChanges);
  const [all, setAll] = useState<readonly StoredAnalysis[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change.
  useEffect(() => {
    let isWanted = true;
    void listAnalyses().then(found => isWanted && setAll(found));
    return () => {
      isWanted = false;
    };
  }, [changes]);
  return all;
}

export function AnalysisList({ words, none }: ListProps) {
  const all = useAnalyses();
  const [said, say] = useState('');
  if (!all || (all.length === 0 && none === undefined)) return null;
  return (
    <section className="an-list" aria-labelledby="analysis-yours">
      <h2 id="analysis-yours" tabIndex={-1}>
        {words.yours}
      </h2>
      {all.length === 0 && <p>{none}</p>}
      <ul>
        {all.map(stored => (
          <Entry key={stored.id} {...{ stored, words, say }} />
        ))}
      </ul>
      <p className="only-read" role="status">
        {said}
      </p>
    </section>
  );
}

interface EntryProps {
  readonly stored: StoredAnalysis;
  readonly words: AnalysisWords;
  say(sentence: string): void;
}

export const titleOfStored = (
  { title, names }: Pick<StoredAnalysis, 'title' | 'names'>,
  usual: string,
): string => title || names.filter(Boolean).join(' – ') || usual;

function Entry({ stored, words, say }: EntryProps) {
  const { language } = useText();
  const [state, setState] = useState<'shown' | 'renamed' | 'removed'>('shown');
  const { id, game, answers, updated } = stored;
  const title = titleOfStored(stored, words.title);
  const remove = async (): Promise<void> => {
    await removeAnalysis(id);
    say(fill(words.removed, { title }));
    document.querySelector<HTMLElement>('#analysis-yours, h1')?.focus();
  };
  const rename = async (next: string): Promise<void> => {
    const analysis = { ...parseAnalysis(stored.text, separatorOf), title: next };
    const text = formatAnalysis(analysis, separatorOf(game) ?? ' ');
    await writeAnalysis({ ...stored, title: next, text });
    setState('shown');
  };
  return (
    <li data-game={game}>
      {state === 'renamed' ? (
        <TitleForm title={title} words={words} onDone={rename} />
      ) : (
        <span className="an-what">
          <Link href={analysisPath(game, id)}>{title}</Link>
          <small>
            <b>{gameById(game)?.titles[language].name}</b> {plural(language, words.answers, answers)},{' '}
            {timeAgo(language, updated, Date.now())}
          </small>
        </span>
      )}
      {state === 'removed' ? (
        <span className="an-ways" role="group" aria-label={words.sure}>
          <span>{words.sure}</span>
          <button type="button" className="button is-small" onClick={remove}>
            {words.removeYes}
          </button>
          <button type="button" className="button is-small is-quiet" onClick={() => setState('shown')}>
            {words.removeNo}
          </button>
        </span>
      ) : (
        state === 'shown' && (
          <span className="an-ways">
            <button
              type="button"
              className="button is-small is-quiet"
              aria-label={fill(words.rename, { title })}
              onClick={() => setState('renamed')}
            >
              {words.name}
            </button>
            <button
              type="button"
              className="button is-small is-quiet"
              aria-label={fill(words.remove, { title })}
              onClick={() => setState('removed')}
            >
              {words.removeYes}
            </button>
          </span>
        )
      )}
    </li>
  );
}

/** Longest title. */
const LONGEST = 80;

interface TitleProps {
  readonly title: string;
  readonly words: AnalysisWords;
  onDone(title: string): void;
}

function TitleForm({ title, words, onDone }: TitleProps) {
  const [typed, type] = useState(title);
  return (
    <form
      className="an-title"
      onSubmit={event => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <input
        className="field"
        aria-label={words.name}
        maxLength={LONGEST}
        value={typed}
        onInput={event => type(event.currentTarget.value)}
      />
      <button type="submit" className="button is-small is-main">
        {words.done}
      </button>
    </form>
  );
}
