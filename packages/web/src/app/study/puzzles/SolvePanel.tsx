/** Panel beside the table of a puzzle: the task and the tries, then the explained solution. */
import { useEffect, useState } from 'preact/hooks';
import type { DeedOf, GameModel } from '../../../table/game.ts';
import { fill } from '../../../text/index.ts';
import { takeColumn } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { useBeside } from '../../../ui/router.ts';
import { goalAbout, goalTitle } from './goal.ts';
import { Pips } from './parts.tsx';
import { lineWords, oddsWords } from './refuted.ts';
import { SolvedView } from './SolvedView.tsx';
import type { Solver, Solving, Tried } from './solver.ts';
import type { PuzzleWords } from './words/index.ts';

export interface PanelProps {
  readonly model: GameModel<unknown>;
  readonly deedOf: DeedOf;
  readonly solver: Solver;
  readonly words: PuzzleWords;
}

/** Width of the column in rem, as in the style sheet of the rules. */
const COLUMN_REM = 25;

export function SolvePanel(props: PanelProps) {
  const { solver, words } = props;
  const state = useStore(solver.subscribe, solver.get);
  const [isOpen, open] = useState<boolean>();
  const rules = useBeside();
  useEffect(() => {
    if (rules !== undefined) return undefined;
    takeColumn(COLUMN_REM);
    return () => takeColumn(0);
  }, [rules]);
  if (rules !== undefined) return null;
  const isOver = state.phase === 'solved' || state.phase === 'shown';
  const isFolded = !(isOpen ?? isOver);
  const said = saying(state, props);
  const title = isOver
    ? words[state.phase === 'solved' ? 'solved' : 'shown']
    : goalTitle(solver.puzzle, words);
  return (
    <aside
      className={`tb-rules tb-review puzzle-panel is-${state.phase} ${isFolded ? 'is-folded' : ''}`}
      aria-label={words.panel}
      data-phase={state.phase}
    >
      <button type="button" className="tb-fold" aria-expanded={!isFolded} onClick={() => open(isFolded)}>
        <span>{title}</span>
        <Icon name="down" />
      </button>
      <p className={`puzzle-said is-${state.phase}`} role="status">
        {said}
      </p>
      {isOver ? <SolvedView {...props} state={state} /> : <Task {...props} state={state} />}
    </aside>
  );
}

type StateProps = PanelProps & { readonly state: Solving };

function Task({ solver, words, state, deedOf }: StateProps) {
  const { puzzle } = solver;
  const isBusy = state.phase !== 'ask';
  return (
    <>
      <h2>{goalTitle(puzzle, words)}</h2>
      <p>{goalAbout(puzzle, words)}</p>
      <p className="puzzle-level">
        <span>{words.difficulty}</span>
        <Pips puzzle={puzzle} words={words} />
        <b>{puzzle.difficulty.rating}</b>
      </p>
      {state.wrong.length > 0 && (
        <>
          <h3>{words.tries}</h3>
          <ul className="tb-tries">
            {state.wrong.map(tried => (
              <TriedLine key={`${tried.at} ${tried.answer}`} {...{ tried, words, deedOf }} />
            ))}
          </ul>
        </>
      )}
      <div className="tb-ways">
        <button
          type="button"
          className="tb-button"
          disabled={isBusy || state.isHinted}
          title={words.hintCost}
          onClick={solver.hint}
        >
          <Icon name="hint" />
          {words.hint}
        </button>
        <button type="button" className="tb-button" disabled={isBusy} onClick={() => void solver.giveUp()}>
          {words.show}
        </button>
      </div>
    </>
  );
}

type TriedProps = Pick<PanelProps, 'words' | 'deedOf'> & { readonly tried: Tried };

export function TriedLine({ tried, words, deedOf }: TriedProps) {
  return (
    <li className="is-worse">
      <Icon name="close" />
      <span>
        <b>{deedOf(tried.before, tried.answer)}</b>
        <small>
          {tried.kind === 'unproved'
            ? words.unproved
            : `${oddsWords(tried, words)} ${lineWords(tried, deedOf, words)}`}
        </small>
      </span>
    </li>
  );
}

/** The latest happening, for the eye and for screen readers. */
function saying({ phase, wrong, line, isHinted }: Solving, { words, deedOf }: PanelProps): string {
  const last = wrong.at(-1);
  if (phase === 'broken') return words.broken;
  if (phase === 'judge') return words.judge;
  if (phase === 'solved') return words.solved;
  if (phase === 'shown') return words.shownAbout;
  if (phase === 'go') return words.right;
  if (phase === 'refute' && last) {
    const deed = fill(words.refuted, { deed: deedOf(last.before, last.answer) });
    if (last.kind === 'unproved') return `${deed}. ${words.unproved}`;
    return `${deed}. ${oddsWords(last, words)} ${lineWords(last, deedOf, words)}`;
  }
  if (isHinted) return words.hintTold;
  if (last) return words.back;
  return line.length > 0 ? words.right : words.ask;
}
