/** End of a puzzle: the result, the line with its reasons, and why other answers fail. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusedSentence } from '../../../games/refused.ts';
import type { Origin } from '../../../match/analysis/kept.ts';
import type { Refusal } from '../../../match/client.ts';
import type { Tempting } from '../../../match/puzzling.ts';
import { AnalyseButton } from '../../../table/analysis/AnalyseButton.tsx';
import { openOrigin } from '../../../table/analysis/analyse.ts';
import { Clause } from '../../../table/Clause.tsx';
import { fill, plural, useText } from '../../../text/index.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { signed } from '../../../ui/signed.ts';
import { themeName } from './FrontPage.tsx';
import { goalTitle } from './goal.ts';
import { onPuzzleRecord, puzzleRecord } from './memory.ts';
import { timeText } from './parts.tsx';
import { attemptAt, nextOf } from './record.ts';
import { lineWords, oddsWords } from './refuted.ts';
import type { Solving } from './solver.ts';
import { type PanelProps, TriedLine } from './TriedLine.tsx';
import { themeAsked, withTheme } from './theme.ts';
import { useSet } from './useSet.ts';

type SolvedProps = PanelProps & { readonly state: Solving };

/** Reasons against other answers at most. */
const MOST = 3;

export function SolvedView(props: SolvedProps) {
  const { solver, words, state } = props;
  const { puzzle } = solver;
  return (
    <>
      {state.phase === 'shown' && <p>{words.shownAbout}</p>}
      <Outcome {...props} />
      <h3>{words.line}</h3>
      <ol className="puzzle-line">
        {[...state.solution.keys()].map(index => (
          <Step key={index} {...props} index={index} />
        ))}
      </ol>
      <WhyNot {...props} />
      <h3>{words.themes}</h3>
      <p className="puzzle-themes">
        {puzzle.themes.map(theme => (
          <Link key={theme} className="pill" href={withTheme(PATHS.puzzles({ id: puzzle.game }), theme)}>
            {themeName(words, theme)}
          </Link>
        ))}
      </p>
      <Ways {...props} />
    </>
  );
}

/** Result, time and rating. */
function Outcome({ solver, words, state, model }: SolvedProps) {
  const { language } = model.text;
  const attempt = attemptAt(useStore(onPuzzleRecord, puzzleRecord), solver.puzzle.id);
  // A puzzle that was met before counts no more.
  const wrong = state.wrong.length;
  const isNow = attempt?.ms === state.ms && attempt.wrong === wrong;
  const how = [
    wrong > 0 ? plural(language, words.wrong, wrong) : state.phase === 'solved' ? words.atOnce : '',
    state.isHinted ? words.hinted : '',
    fill(words.time, { time: timeText(language, state.ms) }),
  ];
  return (
    <p className="puzzle-outcome">
      <span>{how.filter(Boolean).join(', ')}</span>
      {attempt && isNow ? (
        <b className={attempt.change < 0 ? 'is-down' : 'is-up'}>
          {fill(words.gained, { rating: attempt.rating, change: signed(attempt.change) })}
        </b>
      ) : (
        <small>{words.unrated}</small>
      )}
    </p>
  );
}

/** One answer of the line, with its reasons; a press shows it on the board. */
function Step({ solver, words, state, model, deedOf, index }: SolvedProps & { readonly index: number }) {
  const step = state.solution[index];
  if (!step) return null;
  const before = state.solution[index - 1]?.view ?? state.root.view;
  const reasons = solver.puzzle.explanation
    .filter(({ at }) => at === index)
    .map(reason => model.log.why?.(reason, step.seat) ?? '');
  return (
    <li>
      <button
        type="button"
        title={fill(words.step, { nth: index + 1 })}
        onClick={() => solver.playStep(index)}
      >
        <i>{index + 1}</i>
        <b>{deedOf(before, step.move)}</b>
      </button>
      {reasons.length > 0 && <p>{reasons.join(' ')}</p>}
    </li>
  );
}

/** The player's own wrong answers first, then tempting ones. */
function WhyNot(props: SolvedProps) {
  const { words, state } = props;
  const own = state.wrong.slice(-MOST);
  const others = state.tempting
    .filter(({ move }) => !own.some(({ answer }) => answer === move))
    .slice(0, MOST - own.length);
  if (own.length + others.length === 0) return null;
  return (
    <>
      <h3>{words.why}</h3>
      <ul className="tb-tries">
        {own.map(tried => (
          <TriedLine key={`${tried.at} ${tried.answer}`} {...props} tried={tried} />
        ))}
        {others.map(other => (
          <Tempted key={other.move} {...props} other={other} />
        ))}
      </ul>
    </>
  );
}

function Tempted({ words, state, deedOf, other, solver }: SolvedProps & { readonly other: Tempting }) {
  const { game } = solver.puzzle;
  return (
    <li className="is-worse">
      <Icon name="close" />
      <span>
        <b>{deedOf(state.root.view, other.move)}</b>
        <small>
          {other.kind === 'refused' ? (
            <Refused {...{ game, words }} refusal={other.refusal} />
          ) : (
            `${oddsWords(other, words)} ${lineWords(other, deedOf, words)}`
          )}
        </small>
      </span>
    </li>
  );
}

interface RefusedProps extends Pick<SolvedProps, 'words'> {
  readonly game: string;
  readonly refusal: Refusal;
}

/** Why the rules refuse an answer, with the clause. */
function Refused({ game, words, refusal }: RefusedProps) {
  const text = useText();
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    refusedSentence(game, text, refusal)
      .then(said => isWanted && setSentence(said))
      .catch(() => undefined); // without the words, the general sentence stays
    return () => {
      isWanted = false;
    };
  }, [game, text, refusal]);
  return (
    <>
      {sentence ?? words.refused} {refusal.clause && <Clause clause={refusal.clause} />}
    </>
  );
}

/** The position with the main line of its solution. */
function originOf({ solver, model, state }: SolvedProps, title: string): Origin {
  const { id, game, seats, options, position, draws } = solver.puzzle;
  const line = state.solution.map(({ move }, i) => ({ move, dice: draws[i] ?? [] }));
  const start = { game, seats, options, position };
  return { start, title, names: model.names, match: id, line, count: 0 };
}

function Ways(props: SolvedProps) {
  const { solver, words, model } = props;
  const { id, game } = solver.puzzle;
  const [isCopied, setCopied] = useState(false);
  const record = useStore(onPuzzleRecord, puzzleRecord);
  const theme = themeAsked();
  const set = useSet(game) ?? [];
  const alike = set.filter(({ themes }) => theme === '' || themes.includes(theme));
  const next = nextOf(alike, record, id) ?? nextOf(set, record, id);
  const copy = async (): Promise<void> =>
    setCopied(await copyText(new URL(PATHS.puzzles({ id: game }, id), location.href).href));
  const ways = useRef<HTMLDivElement>(null);
  // As after a lesson, a keyboard needs one key for the way on.
  useEffect(() => {
    ways.current?.querySelector<HTMLElement>('.is-go')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ways} className="tb-ways">
      <button type="button" className="tb-button" onClick={solver.playLine}>
        {words.play}
      </button>
      <button type="button" className="tb-button" onClick={solver.restart}>
        {words.retry}
      </button>
      <button type="button" className="tb-button" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? words.copied : words.share}
      </button>
      <AnalyseButton
        model={model}
        onOpen={() => openOrigin(originOf(props, goalTitle(solver.puzzle, words)), model.manifest.separator)}
      />
      <Link className="tb-button" href={PATHS.puzzles()}>
        {words.all}
      </Link>
      {next && (
        <Link className="tb-button is-go" href={withTheme(PATHS.puzzles({ id: game }, next.id), theme)}>
          {words.next}
          <Icon name="arrow" />
        </Link>
      )}
    </div>
  );
}
