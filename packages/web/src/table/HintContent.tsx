// @chunk own
/**
 * Hint of a strong bot: a sentence with its reasons, the win probability before and after, and a button that
 * plays it.
 */
import { useRef } from 'preact/hooks';
import './hintLine.css';
import type { Advice } from '../match/client.ts';
import { fill } from '../text/index.ts';
import { isHandheld } from '../ui/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Hint, HintProps } from './HintLine.tsx';
import { chanceChange } from './hintChance.ts';
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
  if (hint && advice) told.current = toldOf(model, advice, hint);
  else if (isHint && best === undefined) told.current = undefined;
  const { deed, why = [], changes = [], more = [] } = told.current ?? {};
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

type Told = Required<Hint>;

/**
 * The game's text with the win probability; without any reason the hint is called the best that was found.
 */
function toldOf(
  { text, layout }: TableModel<unknown>,
  { chance, before, nodes }: Advice,
  { deed, why, changes = [], more = [] }: Hint,
): Told {
  const { hints } = text.table;
  const count = new Intl.NumberFormat(text.language).format(nodes);
  const win = chanceChange(text, before, chance);
  return {
    deed,
    // Phones have room for one reason.
    why:
      why.length > 0 || nodes === 0
        ? why.slice(0, isHandheld(layout) ? 1 : 2)
        : [fill(hints.general, { count })],
    changes: win ? [...changes, win] : changes,
    more,
  };
}
