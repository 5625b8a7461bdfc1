/** One moment of a review: first a question, then the better answer with its line and its reasons. */
import { type Decision, decisionPoints } from '@tessera/bots/review';
import type { MatchClient } from '../../match/client.ts';
import { isKept, type KeptMoment, keepMoment, onKeptMoments } from '../../match/keptMoments.ts';
import { fill, percent } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStore } from '../../ui/render/useStore.ts';
import { signed } from '../../ui/signed.ts';
import { AnalyseButton } from '../analysis/AnalyseButton.tsx';
import { analyse } from '../analysis/analyse.ts';
import type { DeskState, Try } from './desk.ts';
import type { MomentProps } from './MomentList.tsx';

interface ViewProps extends MomentProps {
  readonly state: DeskState;
  readonly decision: Decision;
}

export function MomentView(props: ViewProps) {
  const { words, names, model, moments, desk, isTogether, state, decision, deedOf } = props;
  const nth = moments.findIndex(({ index }) => index === decision.index) + 1;
  const next = moments[nth];
  const view = state.again?.view;
  const deed = (answer: string): string => (view === undefined ? '' : deedOf(view, answer));
  const { cost } = decisionPoints(decision, isTogether);
  return (
    <>
      <p className="tb-sub">{fill(words.nth, { nth, count: moments.length, step: decision.index })}</p>
      <h2>{state.isSolved ? words.answer : words.find}</h2>
      {!state.isSolved && <p>{words.ask}</p>}
      {state.isSolved ? (
        <Answer {...props} deed={deed} />
      ) : (
        <p className="tb-choice is-worse">
          <span>
            <small>{fill(words.played, { name: names[decision.seat] ?? '' })}</small>
            <b>{deed(decision.answer)}</b>
          </span>
          <em>{signed(-cost)}</em>
        </p>
      )}
      {state.tries.length > 0 && (
        <>
          <h3>{words.tries}</h3>
          <ul className="tb-tries" aria-live="polite">
            {state.tries.map(one => (
              <Tried key={one.answer} one={one} deed={deed(one.answer)} {...props} />
            ))}
          </ul>
        </>
      )}
      {!state.isSolved && view !== undefined && <Listed {...props} deed={deed} />}
      <div className="tb-ways">
        {!state.isSolved && (
          <button type="button" className="tb-button" disabled={view === undefined} onClick={desk.solve}>
            {words.show}
          </button>
        )}
        {state.isSolved && (
          <button type="button" className="tb-button" onClick={() => void desk.playLine()}>
            {words.line}
          </button>
        )}
        {state.isSolved && next && (
          <button type="button" className="tb-button is-go" onClick={() => void desk.open(next)}>
            {words.next}
          </button>
        )}
        {view !== undefined && (
          <KeepButton
            words={words}
            file={model.client.file}
            moment={{ path: location.pathname, game: model.snapshot.setup.game, index: decision.index }}
            deed={deed(decision.answer)}
          />
        )}
        <AnalyseButton model={model} onOpen={() => analyse(model, true, decision.index)} />
        <button type="button" className="tb-button" onClick={desk.close}>
          {words.back}
        </button>
      </div>
    </>
  );
}

interface KeepProps extends Pick<ViewProps, 'words'> {
  readonly file: MatchClient<unknown>['file'];
  readonly moment: Omit<KeptMoment, 'deed'>;
  readonly deed: string;
}

/** Keeps the moment as a private puzzle. */
function KeepButton({ words, file, moment, deed }: KeepProps) {
  const isThere = useStore(onKeptMoments, () => isKept(moment));
  return (
    <button
      type="button"
      className="tb-button"
      disabled={isThere}
      onClick={() => void keepMoment({ ...moment, deed }, file)}
    >
      {isThere ? words.kept : words.keep}
    </button>
  );
}

type Told = ViewProps & { readonly deed: (answer: string) => string };

/** Maximum of answers in the list. */
const MOST = 8;

/** Answers that the search compared, and others if those are few; the order of their names tells nothing. */
function Listed({ words, desk, decision, state, deed }: Told) {
  const compared = decision.verdict.ranked.map(({ move }) => move);
  const all = new Set([...compared, ...(state.again?.legal ?? [])]);
  all.delete(decision.answer);
  const answers = [...all]
    .slice(0, MOST)
    .map(move => ({ move, text: deed(move) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1));
  return (
    <details className="tb-listed">
      <summary>{words.list}</summary>
      {answers.map(({ move, text }) => (
        <button key={move} type="button" onClick={() => void desk.attempt(move)}>
          {text}
        </button>
      ))}
    </details>
  );
}

function Tried({
  words,
  one,
  deed,
  decision,
  isTogether,
  model,
}: ViewProps & { readonly one: Try; readonly deed: string }) {
  const { before } = decisionPoints(decision, isTogether);
  const { grade, points = 0 } = one;
  return (
    <li className={grade && `is-${grade}`}>
      <span>
        <b>{deed}</b>
        <small>{grade ? fill(words[grade], { gap: before - points }) : words.judging}</small>
      </span>
      {grade && <em>{percent(model.text.language, points / 100)}</em>}
    </li>
  );
}

/** The better answer beside the one that was played, with the reasons of the same judgement. */
function Answer({ words, names, decision, isTogether, model, state, deed, deedOf }: Told) {
  const { before, after } = decisionPoints(decision, isTogether);
  const { line, reasons, reply } = decision.verdict;
  const { language } = model.text;
  const why = (seat: number) => (reason: (typeof reasons)[number]) => model.log.why?.(reason, seat) ?? '';
  const isFound = state.tries.some(({ grade }) => grade === 'best');
  return (
    <>
      <p className="tb-choice is-best">
        <Icon name="check" />
        <span>
          {isFound && <small>{words.found}</small>}
          <b>{deed(line[0] ?? '')}</b>
        </span>
        <em>{percent(language, before / 100)}</em>
      </p>
      <p className="tb-choice is-worse">
        <Icon name="close" />
        <span>
          <small>{words.instead}</small>
          <b>{deed(decision.answer)}</b>
        </span>
        <em>{percent(language, after / 100)}</em>
      </p>
      {reasons.length > 0 && <p>{reasons.map(why(decision.seat)).join(' ')}</p>}
      {reply && reply.reasons.length > 0 && (
        <p>
          {fill(words.reply, {
            name: names[reply.seat] ?? '',
            deed: deedOf(state.again?.after, reply.move),
          })}{' '}
          {reply.reasons.map(why(reply.seat)).join(' ')}
        </p>
      )}
    </>
  );
}
