/** Moments of a review, and what decisions cost and chance gave. */
import { type Decision, decisionPoints, type MatchReview, totalPoints } from '@tessera/bots/review';
import { useEffect, useState } from 'preact/hooks';
import { signed } from '../../ui/signed.ts';
import type { DeedOf, GameModel } from '../game.ts';
import type { ReviewDesk } from './desk.ts';
import type { ReviewWords } from './words/index.ts';

export interface MomentProps {
  readonly words: ReviewWords;
  readonly model: GameModel<unknown>;
  /** Names of the seats in the match itself. */
  readonly names: readonly string[];
  readonly moments: readonly Decision[];
  readonly desk: ReviewDesk;
  readonly isTogether: boolean;
  readonly deedOf: DeedOf;
}

interface ListProps extends MomentProps {
  readonly review: MatchReview | undefined;
  readonly done: number;
  readonly isDone: boolean;
}

export function MomentList(props: ListProps) {
  const { words, model, names, moments, desk, isTogether, deedOf, review, done, isDone } = props;
  const views = useViews(model, moments);
  return (
    <>
      <h2>{words.moments}</h2>
      {!isDone && (
        <p className="tb-busy">
          <span>{words.busy}</span>
          <progress value={done} aria-label={words.busy} />
        </p>
      )}
      {isDone && moments.length === 0 && <p>{review ? words.none : words.unknown}</p>}
      <ol className="tb-moments">
        {moments.map((moment, i) => (
          <li key={moment.index}>
            <button type="button" onClick={() => void desk.open(moment)}>
              <i>{i + 1}</i>
              <span>
                <b>{names[moment.seat]}</b>
                {views.has(moment.index) && deedOf(views.get(moment.index), moment.answer)}
              </span>
              <em>{signed(-decisionPoints(moment, isTogether).cost)}</em>
            </button>
          </li>
        ))}
      </ol>
      {review && isDone && <Sums {...props} review={review} />}
    </>
  );
}

/** Views before the moments, by index: a deed is described within its view. */
function useViews(
  { client }: GameModel<unknown>,
  moments: readonly Decision[],
): ReadonlyMap<number, unknown> {
  const [views, setViews] = useState<ReadonlyMap<number, unknown>>(new Map());
  const missing = moments.find(({ index }) => !views.has(index))?.index;
  useEffect(() => {
    if (missing === undefined) return undefined;
    let isWanted = true;
    client.viewAt(missing).then(
      view => isWanted && setViews(known => new Map(known).set(missing, view)),
      () => undefined, // a failed match has no past; its page says why it failed
    );
    return () => {
      isWanted = false;
    };
  }, [client, missing]);
  return views;
}

const PARTS = ['decisions', 'others', 'luck', 'unseen'] as const;

function Sums({ words, model, names, isTogether, review }: ListProps & { readonly review: MatchReview }) {
  const { hasChance } = model.manifest;
  const totals = review.totals.map(total => totalPoints(total, hasChance));
  const parts = PARTS.filter(part => part === 'decisions' || totals.some(total => total[part] !== 0));
  const row = (name: string, of: (part: (typeof PARTS)[number]) => string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {parts.map(part => (
        <td key={part}>{of(part)}</td>
      ))}
    </tr>
  );
  const own = review.costs.map(cost => Math.round(-100 * cost) + 0);
  return (
    <table className="tb-sums-of">
      <caption>
        {hasChance ? words.sums : words.sumsPlain} <small>({words.points})</small>
      </caption>
      <thead>
        <tr>
          <td />
          {parts.map(part => (
            <th key={part} scope="col">
              {words[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isTogether &&
          own.length > 1 &&
          names.map((name, seat) => row(name, part => (part === 'decisions' ? signed(own[seat] ?? 0) : '')))}
        {totals.map((total, holder) =>
          row(isTogether ? words.team : (names[holder] ?? ''), part =>
            signed(part === 'decisions' ? -total[part] : total[part]),
          ),
        )}
      </tbody>
    </table>
  );
}
