// @chunk own
/**
 * Hint of a strong bot: a sentence with its reasons, the win probability, what the next best answers cost, and a
 * button that plays it.
 */
import { useRef } from 'preact/hooks';
import './hintLine.css';
import type { Advice } from '../match/client.ts';
import { fill } from '../text/index.ts';
import { isHandheld } from '../ui/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Hint, HintProps } from './HintLine.tsx';
import { chanceLine, costWords } from './hintChance.ts';
import type { TableModel } from './useTable.ts';

export default function HintContent({ model, hintOf, onShow }: HintProps) {
  const { coach, text, client, snapshot } = model;
  const { hints } = text.table;
  const { advice, isHint, isStale, isAsking } = coach;
  const told = useRef<Told | undefined>(undefined);
  const done = useRef<number | undefined>(undefined);
  const best = advice?.line[0];
  const hint = isHint && advice && best !== undefined ? hintOf(best, advice) : undefined;
  // The text of a stale hint is kept: the pieces it names may be gone.
  if (hint && advice)
    told.current = { ...toldOf(model, advice, hint), others: othersOf(model, advice, hintOf) };
  else if (isHint && best === undefined) told.current = undefined;
  const { deed, why = [], changes = [], more = [], others = [] } = told.current ?? {};
  /** Plays once per position: the second half of a double click would be a second answer. */
  const doIt = async (answer: string): Promise<void> => {
    if (done.current === snapshot.seq) return;
    done.current = snapshot.seq;
    for (const one of [answer, ...more]) if (await client.submit(one)) return;
  };
  return (
    <section className={isStale ? 'tb-hint is-stale' : 'tb-hint'} aria-label={text.table.hint}>
      <Icon name="hint" />
      <div role="status">
        <b>
          {deed === undefined ? (isAsking ? hints.looking : text.table.hintNone) : fill(hints.line, { deed })}
        </b>
        {isStale && <em>{hints.stale}</em>}
        <p>{why.join(' ')}</p>
        <dl>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before === undefined || before === after ? after : fill(hints.change, { before, after })}
              </dd>
            </div>
          ))}
        </dl>
        {others.length > 0 && (
          <ul>
            {others.map(({ answer, deed, cost }) => (
              <li key={answer}>
                <button type="button" disabled={isStale} onClick={() => onShow(answer)}>
                  {deed}
                </button>{' '}
                <b>{cost}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="is-close" aria-label={hints.close} onClick={coach.close}>
        <Icon name="close" size={16} />
      </button>
      {isStale ? (
        <button
          type="button"
          className="button is-small is-deed"
          disabled={!snapshot.isYours}
          onClick={coach.hint}
        >
          {hints.again}
        </button>
      ) : (
        best !== undefined && (
          <span className="is-deed">
            <button type="button" className="button is-main is-small" onClick={() => doIt(best)}>
              {hints.doIt}
            </button>
            <button type="button" className="button is-small" onClick={() => onShow(best)}>
              {hints.showMe}
            </button>
          </span>
        )
      )}
    </section>
  );
}

interface Told extends Required<Hint> {
  readonly others?: readonly Other[];
}

/** One of the next best answers. */
interface Other {
  readonly answer: string;
  readonly deed: string;
  readonly cost: string;
}

function othersOf(
  { text }: TableModel<unknown>,
  advice: Advice,
  hintOf: HintProps['hintOf'],
): readonly Other[] {
  const [best, ...rest] = advice.ranked ?? [];
  const deedOf = (answer: string): string | undefined =>
    hintOf(answer, { ...advice, line: [answer], reasons: [] })?.deed;
  // Answers that read alike, such as two ways to place a fleet, would only repeat the hint.
  const told = new Set<string | undefined>([undefined, best && deedOf(best.answer)]);
  return rest.flatMap(({ answer, chance }) => {
    const deed = deedOf(answer);
    if (!best || deed === undefined || told.has(deed)) return [];
    told.add(deed);
    return [{ answer, deed, cost: costWords(text, best.chance, chance) }];
  });
}

/** The game's text with the win probability. */
function toldOf(
  { text, layout }: TableModel<unknown>,
  { chance }: Advice,
  { deed, why, changes = [], more = [] }: Hint,
): Told {
  const win = chanceLine(text, chance);
  return {
    deed,
    // Phones have room for one reason.
    why: why.slice(0, isHandheld(layout) ? 1 : 2),
    changes: win ? [...changes, win] : changes,
    more,
  };
}
