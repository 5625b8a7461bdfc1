/** All matches of this browser: filters, results, and how each was decided. */
import './history.css';
import { useState } from 'preact/hooks';
import { GAMES, gameById } from '../../games/index.ts';
import { forgetMatch, listMatches, type StoredMatch, subscribeMatches } from '../../match/library.ts';
import { analysisPath } from '../../table/analysis/paths.ts';
import { fill, plural, useLoadedWords, useText } from '../../text/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { MatchTicket } from '../home/MatchTicket.tsx';
import { useGlance } from '../home/useGlance.ts';
import { AnalysisList } from '../study/analysis/AnalysisList.tsx';
import { loadAnalysisWords } from '../study/analysis/words/index.ts';
import { RESULTS, type Result, resultOf } from './result.ts';
import { type HistoryWords, loadHistoryWords } from './words/index.ts';

/** Reasons of a game without sentences for them. */
const noReasons = async (): Promise<Readonly<Record<string, string>>> => ({});

/** Endings that the result itself names. */
const NAMED: readonly string[] = ['resign', 'time', 'RESIGN'];

export default function HistoryPage() {
  const words = useLoadedWords(loadHistoryWords);
  const { waiting } = useText();
  return words ? <History words={words} /> : <Waiting text={waiting} />;
}

interface HistoryProps {
  readonly words: HistoryWords;
}

function History({ words }: HistoryProps) {
  const { language, home } = useText();
  const matches = useStore(subscribeMatches, listMatches);
  const analysisWords = useLoadedWords(loadAnalysisWords);
  const [game, setGame] = useState('');
  const [result, setResult] = useState<Result | ''>('');
  const [said, say] = useState('');
  const games = GAMES.filter(({ id }) => matches.some(({ setup }) => setup.game === id));
  const results = RESULTS.filter(one => matches.some(match => resultOf(match) === one));
  const chosen = matches.filter(
    match => (game === '' || match.setup.game === game) && (result === '' || resultOf(match) === result),
  );
  const forget = ({ setup }: StoredMatch, title: string): void => {
    forgetMatch(setup.id);
    say(fill(home.continue.forgotten, { title }));
    document.querySelector('h1')?.focus();
  };
  return (
    <div className="history">
      <PageTitle title={words.title} />
      <p className="lead">
        {matches.length > 0 ? plural(language, words.lead, matches.length) : words.empty}
      </p>
      <div className="history-filters">
        {games.length > 1 && (
          <Choice
            label={words.games}
            values={['', ...games.map(({ id }) => id)]}
            value={game}
            onChange={setGame}
            show={id => (id === '' ? words.allGames : gameById(id)?.titles[language].name)}
          />
        )}
        {results.length > 1 && (
          <Choice
            label={words.results}
            values={['', ...results]}
            value={result}
            onChange={setResult}
            show={one => words.result[one === '' ? 'all' : one]}
          />
        )}
      </div>
      {matches.length > 0 && <h2 className="only-read">{words.list}</h2>}
      {matches.length > 0 && chosen.length === 0 && <p>{words.none}</p>}
      <div className="home-grid">
        {chosen.map(match => (
          <Entry key={match.setup.id} match={match} onForget={title => forget(match, title)} />
        ))}
      </div>
      <p className="only-read" role="status">
        {said}
      </p>
      {analysisWords && <AnalysisList words={analysisWords} />}
      {analysisWords && <Link href={analysisPath()}>{analysisWords.title}</Link>}
    </div>
  );
}

function storyOf(
  outcome: StoredMatch['outcome'],
  reasons: Readonly<Record<string, string>> | undefined,
): string | undefined {
  if (!outcome || NAMED.includes(outcome.reason)) return undefined;
  const { reason, winners } = outcome;
  return reasons?.[`${reason} ${winners[0]}`] ?? reasons?.[reason];
}

interface EntryProps {
  readonly match: StoredMatch;
  readonly onForget: (title: string) => void;
}

function Entry({ match, onForget }: EntryProps) {
  const { setup, outcome } = match;
  const glance = useGlance(gameById(setup.game));
  const reasons = useLoadedWords(glance?.loadReasons ?? noReasons);
  return (
    <div className={`history-entry is-${resultOf(match)}`}>
      <MatchTicket match={match} story={storyOf(outcome, reasons)} onForget={onForget} />
    </div>
  );
}
