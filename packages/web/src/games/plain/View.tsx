/** Renders any view: a card for each seat, shared fields, cards and grids for lists. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Toast } from '../../table/Toast.tsx';
import { fill, plural, useText } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { SeatBadge, seatColour } from './pictures.tsx';
import type { Field, Shown } from './scene.ts';
import type { Cover } from './useCover.ts';
import type { PlainModel } from './useModel.ts';
import type { PlainWords } from './words/index.ts';

/** More things in the middle of the table are drawn smaller. */
const MOST_LARGE = 5;

interface ModelProps {
  readonly model: PlainModel;
}

export function View({ model }: ModelProps) {
  const { words, scene, saying, say, layout, back, snapshot, log } = model;
  return (
    <section className="pl-view" aria-label={words.view}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys. */}
      <div className="tb-scroll" tabIndex={0}>
        <div className="pl-seats">
          {scene.seats.map((fields, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <SeatCard key={seat} model={model} seat={seat} fields={fields} />
          ))}
        </div>
        {scene.shared.length > 0 && (
          <div className="pl-shared">
            <Fields fields={scene.shared} words={words} isFew={scene.shared.length <= MOST_LARGE} />
          </div>
        )}
      </div>
      {isHandheld(layout) && back.past && (
        <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
      )}
      {saying && <Toast saying={saying} isHigh={false} onClose={() => say(undefined)} />}
    </section>
  );
}

interface CoveredProps extends ModelProps {
  readonly cover: Cover;
}

/** Instead of the table, while the screen goes from hand to hand. */
export function Covered({ model: { words, names }, cover: { seat, lift } }: CoveredProps) {
  const name = names[seat] ?? '';
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody else is waited for.
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section className="pl-view is-covered" aria-label={words.view}>
      <SeatBadge seat={seat} size={64} />
      <p>{fill(words.cover.ask, { name })}</p>
      <small>{words.cover.text}</small>
      <button ref={button} type="button" className="tb-button is-go" onClick={lift}>
        {fill(words.cover.lift, { name })}
      </button>
    </section>
  );
}

interface SeatCardProps extends ModelProps {
  readonly seat: number;
  readonly fields: readonly Field[];
}

function SeatCard({ model, seat, fields }: SeatCardProps) {
  const { names, shown, words } = model;
  const isOn = shown.toAct === seat;
  return (
    <article
      className={isOn ? 'tb-panel pl-seat is-on' : 'tb-panel pl-seat'}
      style={{ '--seat': seatColour(seat) }}
      aria-current={isOn ? 'true' : undefined}
    >
      <h2>
        <SeatBadge seat={seat} size={28} />
        {names[seat]}
      </h2>
      <Fields fields={fields} words={words} />
    </article>
  );
}

interface FieldsProps {
  readonly fields: readonly Field[];
  /** Few enough to be large. */
  readonly isFew?: boolean;
  readonly words: PlainWords;
}

const Fields = ({ fields, words, isFew }: FieldsProps) => (
  <dl className={isFew ? 'pl-fields is-few' : 'pl-fields'}>
    {fields.map(({ key, label, shown, isFolded }) => (
      <div key={key} className={`is-${shown.kind}`} data-field={key}>
        <dt>{label}</dt>
        <dd>
          {isFolded ? (
            <details>
              <Summary count={countOf(shown)} words={words} />
              <Value shown={shown} words={words} />
            </details>
          ) : (
            <Value shown={shown} words={words} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);

function Summary({ count, words }: { readonly count: number; readonly words: PlainWords }) {
  const { language } = useText();
  return <summary>{plural(language, words.unfold, count)}</summary>;
}

const countOf = (shown: Shown): number =>
  shown.kind === 'cards' ? shown.cards.length : shown.kind === 'fields' ? shown.fields.length : 1;

interface ValueProps {
  readonly shown: Shown;
  readonly words: PlainWords;
}

function Value({ shown, words }: ValueProps): ComponentChildren {
  switch (shown.kind) {
    case 'value':
      return <span className={shown.isLong ? 'pl-long' : 'pl-value'}>{shown.text}</span>;
    case 'flag':
      return (
        <span className={shown.isOn ? 'pl-flag is-on' : 'pl-flag'}>{shown.isOn ? words.yes : words.no}</span>
      );
    case 'none':
      return <span className="pl-none">{words.nothing}</span>;
    case 'hidden':
      return <span className="pl-card is-hidden" role="img" aria-label={words.hidden} title={words.hidden} />;
    case 'fields':
      return <Fields fields={shown.fields} words={words} />;
    case 'grid':
      return (
        <table className="pl-grid" style={{ '--columns': shown.rows[0]?.length ?? 1 }}>
          <tbody>
            {shown.rows.map((row, y) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are.
              <tr key={y}>
                {row.map((cell, x) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells stay where they are.
                  <td key={x}>{cell.kind === 'none' ? null : <Value shown={cell} words={words} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'cards':
      return (
        <ul className="pl-cards">
          {shown.cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are one another.
            <li key={i} className={card.kind === 'hidden' ? undefined : 'pl-card'}>
              <Value shown={card} words={words} />
            </li>
          ))}
        </ul>
      );
  }
}
