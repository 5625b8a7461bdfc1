/** Several answers share what was pressed: a small list beside it asks which is meant. */

import type { CSSProperties, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isHandheld } from '../../table/breakpoints.ts';
import { fill } from '../../text/index.ts';
import { isAction, saidOf } from './answers.ts';
import type { Asking, Entry } from './hand.ts';
import { ActionIcon } from './icons.tsx';
import { Die } from './panels/Die.tsx';
import { setName, setsOf } from './panels/sets.ts';
import { answerWords, lookOf, type Phrase, targetWords } from './phrases.ts';
import type { Model } from './useModel.ts';

/** Where on the screen the press was. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

interface ChooserProps {
  readonly model: Model;
  readonly asking: Asking;
  readonly anchor: Anchor;
}

export function Chooser({ model, asking, anchor }: ChooserProps) {
  const { deeds, words, layout } = model;
  const box = useRef<HTMLDivElement>(null);
  const style = usePlace(box, anchor, isHandheld(layout));
  useFocusInside(box);
  const title = titleOf(model, asking);
  return (
    <div ref={box} className="tt-chooser" role="dialog" aria-label={title} style={style} onKeyDown={walk}>
      <h2>
        {title}
        <button type="button" onClick={deeds.putBack}>
          {words.table.chooser.back} <kbd>{model.text.table.keyNames.escape}</kbd>
        </button>
      </h2>
      <ul>
        {asking.entries.map((entry, i) => (
          <li key={'said' in entry ? entry.said.text : entry.mode}>
            <EntryButton model={model} asking={asking} entry={entry} number={i + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf({ words, speech }: Model, { about }: Asking): string {
  const { chooser } = words.table;
  if (about === 'study' || about === 'contain') return chooser[about];
  return fill(chooser.title, { what: targetWords(speech, about) });
}

interface EntryProps {
  readonly model: Model;
  readonly asking: Asking;
  readonly entry: Entry;
  readonly number: number;
}

function EntryButton({ model, asking, entry, number }: EntryProps) {
  const { deeds, panel } = model;
  const { title, more, chance } = entryWords(model, entry);
  const risk = chance && fill(model.words.table.answers.chance, chance);
  const answer = 'said' in entry ? entry.said.text : undefined;
  const hover = (): void => panel.onHover(answer ?? asking.about);
  return (
    <button
      type="button"
      className={answer !== undefined && panel.hinted.has(answer) ? 'is-hinted' : undefined}
      onClick={() => deeds.take(entry)}
      onFocus={hover}
      onPointerEnter={hover}
      onBlur={() => panel.onHover(undefined)}
    >
      <EntryFace model={model} entry={entry} />
      <span>
        <b>{title}</b>
        {(more ?? risk) && <small>{[more, risk].filter(Boolean).join(', ')}</small>}
      </span>
      {number < 10 && <kbd>{number}</kbd>}
    </button>
  );
}

function entryWords({ deeds, words, speech, panel, snapshot }: Model, entry: Entry): Phrase {
  const { view } = snapshot;
  if ('said' in entry) {
    const phrase = answerWords(speech, entry.said);
    if (entry.said.verb !== 'contain') return phrase;
    // A set is drawn, not spelled.
    const set = setsOf(panel, view.decision?.lab ?? 0).find(one => one.answer === entry.said.text);
    return { ...phrase, title: set ? setName(words, set) : words.table.answers.contain };
  }
  const count = saidOf(deeds.offer, entry.mode).length;
  return { title: words.table.answers.contain, more: fill(words.table.answers.containMore, { count }) };
}

function EntryFace({ model, entry }: { readonly model: Model; readonly entry: Entry }) {
  if ('mode' in entry) return <ActionIcon name={entry.mode} />;
  const { said } = entry;
  if (said.verb === 'contain')
    return (
      <span className="tt-set">
        {[...said.words.entries()].map(([i, kind]) => (
          <Die key={i} {...(lookOf(model.speech.view, `A:${kind}`) ?? { colour: null, value: null })} />
        ))}
      </span>
    );
  return isAction(said.verb) ? <ActionIcon name={said.verb} /> : null;
}

/** The first entry takes the focus; whoever had it gets it back. */
function useFocusInside(box: { readonly current: HTMLDivElement | null }): void {
  useEffect(() => {
    const cameFrom = document.activeElement as HTMLElement | null;
    box.current?.querySelector<HTMLElement>('li button')?.focus({ preventScroll: true });
    return () => {
      if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, [box]);
}

const GAP = 14;
/** Half of a cube or a row of cubes. */
const REACH = 44;

/** Beside the press, inside the window; on a phone the sheet is its place. */
function usePlace(
  box: { readonly current: HTMLDivElement | null },
  anchor: Anchor,
  isSheet: boolean,
): CSSProperties {
  // Where the press was that opened it: a press inside must not move what is being pressed.
  const [{ x, y }] = useState(anchor);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    if (isSheet || !box.current) return setStyle({});
    const { width, height } = box.current.getBoundingClientRect();
    // Above or below, so that what it is about stays in sight.
    const left = x - width / 2;
    const top = y > innerHeight / 2 ? y - REACH - height : y + REACH;
    setStyle({
      left: `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`,
      top: `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`,
    });
  }, [box, x, y, isSheet]);
  return style;
}

/** Arrows walk through the list. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')];
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(here + step + buttons.length) % buttons.length]?.focus();
}
