/** Panel beside the table of a puzzle: the task and the tries, then the explained solution. */
import { useState } from 'preact/hooks';
import { useColumnAgain } from '../../../table/course/useColumn.ts';
import { useFlag } from '../../../table/course/useFlag.ts';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { useBeside } from '../../../ui/router.ts';
import { goalAbout, goalTitle } from './goal.ts';
import { Pips } from './parts.tsx';
import { lineWords, oddsWords } from './refuted.ts';
import { SolvedView } from './SolvedView.tsx';
import { isDone, type Solving } from './solver.ts';
import { type PanelProps, TriedLine } from './TriedLine.tsx';
import { useHinted } from './useHinted.ts';

export function SolvePanel(props: PanelProps) {
  const { solver, words } = props;
  const state = useStore(solver.subscribe, solver.get);
  const [isOpen, open] = useState<boolean>();
  const rules = useBeside();
  useColumnAgain(rules === undefined);
  useFlag('puzzle');
  useHinted(state);
  const isOver = isDone(state);
  useFlag('solved', isOver);
  if (rules !== undefined) return null;
  const isFolded = !(isOpen ?? isOver);
  const said = saying(state, props);
  const title = isOver
    ? words[state.phase === 'solved' ? 'solved' : 'shown']
    : goalTitle(solver.puzzle, words);
  return (
    <aside
      className={`tb-rules tb-review tb-drawer puzzle-panel is-${state.phase} ${isFolded ? 'is-folded' : ''}`}
      aria-label={words.panel}
      data-phase={state.phase}
      data-line={state.line.length}
    >
      <button type="button" className="tb-fold" aria-expanded={!isFolded} onClick={() => open(isFolded)}>
        <span>
          {title}
          {isFolded && !isOver && <small>{goalAbout(solver.puzzle, words)}</small>}
        </span>
        <Icon name="down" />
      </button>
      <Head {...props} state={state} />
      <p className={isOver ? 'only-read' : `puzzle-said is-${state.phase}`} role="status">
        {said}
      </p>
      {isOver ? <SolvedView {...props} state={state} /> : <Tries {...props} state={state} />}
    </aside>
  );
}

type BandProps = Omit<PanelProps, 'model'>;

/** Replaces the prompt of the table except while it asks. */
export function SolveBand(props: BandProps) {
  const { solver } = props;
  const state = useStore(solver.subscribe, solver.get);
  return state.phase === 'ask' ? null : (
    <p className={`puzzle-band is-${state.phase}`} aria-hidden="true">
      {saying(state, props)}
    </p>
  );
}

type StateProps = PanelProps & { readonly state: Solving };

/** The task, or how it ended. */
function Head({ solver, words, state }: StateProps) {
  const { puzzle } = solver;
  if (state.phase === 'solved' || state.phase === 'shown')
    return (
      <>
        <p className="tb-sub">{goalTitle(puzzle, words)}</p>
        <h2 className={`is-${state.phase}`}>{words[state.phase]}</h2>
      </>
    );
  return (
    <>
      <h2>{goalTitle(puzzle, words)}</h2>
      <p>{goalAbout(puzzle, words)}</p>
      <p className="puzzle-level">
        <span>{words.difficulty}</span>
        <Pips puzzle={puzzle} words={words} />
        <b>{puzzle.difficulty.rating}</b>
      </p>
    </>
  );
}

function Tries({ solver, words, state, deedOf }: StateProps) {
  const isBusy = state.phase !== 'ask';
  return (
    <>
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
          disabled={isBusy || state.hint !== undefined}
          title={words.hintCost}
          onClick={() => void solver.hint()}
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

/** The latest happening, for the eye and for screen readers. */
function saying({ phase, wrong, line, hint }: Solving, { words, deedOf }: BandProps): string {
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
  if (hint !== undefined) return words.hintTold;
  if (last) return words.back;
  return line.length > 0 ? words.right : words.ask;
}
