/** Popup list for a press that could mean several answers. */
import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Chooser as List } from '../../table/Chooser.tsx';
import type { Press } from '../../table/hand.ts';
import { fill } from '../../text/index.ts';
import { isHandheld, widthNow } from '../../ui/breakpoints.ts';
import { isAction, saidOf } from './answers.ts';
import type { Asking, Entry } from './hand.ts';
import { byKind, kindOf } from './order.ts';
import { Die } from './panels/Die.tsx';
import { setInView, setName, setsOf } from './panels/sets.ts';
import { answerWords, type Phrase, targetWords } from './phrases.ts';
import { Sign } from './signs.tsx';
import type { Model } from './useModel.ts';

interface ChooserProps {
  readonly model: Model;
  readonly asking: Asking;
}

export default function Chooser({ model, asking }: ChooserProps) {
  const { hinted, hover, layout, words } = model;
  const box = useRef<HTMLDivElement>(null);
  const isSheet = isHandheld(layout);
  const style = usePlace(box, () => anchorOf(asking.about, model.pressed()), isSheet);
  useMarkedFirst(box, model, asking);
  const answerAt = (index: number): string | undefined => {
    const entry = asking.entries[index];
    return entry && 'said' in entry ? entry.said.text : undefined;
  };
  return (
    <List
      box={box}
      isSheet={isSheet}
      title={titleOf(model, asking)}
      entries={asking.entries.map((entry, i) => {
        const { title, more, chance } = entryWords(model, entry);
        const risk = chance && fill(words.table.answers.chance, chance);
        return {
          key: answerAt(i) ?? asking.about,
          face: <EntryFace entry={entry} />,
          title,
          more: [more, risk].filter(Boolean).join(', '),
          isHinted: hinted.has(answerAt(i) ?? ''),
        };
      })}
      style={style}
      onTake={index => model.take(asking.entries[index] as Entry)}
      onLook={index => hover.set(index === undefined ? undefined : (answerAt(index) ?? asking.about))}
      onBack={model.putBack}
    />
  );
}

/** Focuses the set that the lab marks when the list opens: Enter declares what is marked. */
function useMarkedFirst(
  box: { readonly current: HTMLDivElement | null },
  model: Model,
  { about, entries }: Asking,
): void {
  // Read before the list takes the focus, which marks its own first entry.
  const [marked] = useState(() =>
    about === 'contain' ? setInView(model, model.hover.get())?.answer : undefined,
  );
  useLayoutEffect(() => {
    const at = entries.findIndex(entry => 'said' in entry && entry.said.text === marked);
    box.current?.querySelectorAll<HTMLElement>('li button')[at]?.focus({ preventScroll: true });
  }, [box, entries, marked]);
}

function titleOf(model: Model, { about }: Asking): string {
  const { chooser } = model.words.table;
  if (about === 'study' || about === 'contain') return chooser[about];
  return fill(chooser.title, { what: targetWords(model, about) });
}

function entryWords(model: Model, entry: Entry): Phrase {
  const { view, words, offer } = model;
  if ('said' in entry) {
    const phrase = answerWords(model, entry.said);
    if (entry.said.verb !== 'contain') return phrase;
    // A set is drawn as dice instead of text.
    const set = setsOf(model, view.decision?.lab ?? 0).find(one => one.answer === entry.said.text);
    return { chance: phrase.chance, title: set ? setName(words, set) : words.table.answers.contain };
  }
  const count = saidOf(offer, entry.mode).length;
  return { title: words.table.answers.contain, more: fill(words.table.answers.containMore, { count }) };
}

function EntryFace({ entry }: { readonly entry: Entry }) {
  if ('mode' in entry) return <Sign name={entry.mode} />;
  const { said } = entry;
  if (said.verb === 'contain')
    return (
      <span className="tt-set">
        {said.words
          .map(kindOf)
          .toSorted(byKind) // as in the lab
          .map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dice, in a fixed order.
            <Die key={i} {...kind} />
          ))}
      </span>
    );
  return isAction(said.verb) ? <Sign name={said.verb} /> : null;
}

type Point = Pick<Press, 'x' | 'y'>;

/** Anchor of the list: the panel it is about, else the pointer, else the focused element. */
const anchorOf = (about: string, pressed: Point | undefined): Point =>
  panelAnchor(about) ?? pressed ?? focusAnchor();

const PANELS: Readonly<Record<string, string>> = { contain: '.tess-lab', study: '.tess-hand' };

function panelAnchor(about: string): Point | undefined {
  const panel = PANELS[about] && document.querySelector(PANELS[about]);
  if (!panel) return undefined;
  const { left, right, top } = panel.getBoundingClientRect();
  return { x: (left + right) / 2, y: top + 36 };
}

/** Centre of the focused element; of the window if that is hidden or has no size. */
function focusAnchor(): Point {
  const { left, right, top, bottom, width } =
    document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  const isPlace = width > 4 && width < innerWidth / 2;
  return isPlace
    ? { x: (left + right) / 2, y: (top + bottom) / 2 }
    : { x: innerWidth / 2, y: innerHeight / 2 };
}

const GAP = 14;
/** Half the size of a cube or a row of cubes. */
const REACH = 44;

/** Position beside the anchor, inside the table; on a phone the list is in the sheet. */
function usePlace(
  box: { readonly current: HTMLDivElement | null },
  anchor: () => Point,
  isSheet: boolean,
): CSSProperties {
  // Anchor at the time of opening: presses inside the list must not move it.
  const [{ x, y }] = useState(anchor);
  const [style, setStyle] = useState<CSSProperties>({ position: 'fixed', opacity: 0 });
  useLayoutEffect(() => {
    if (isSheet || !box.current) return setStyle({});
    const { width, height } = box.current.getBoundingClientRect();
    // Above or below, so that the anchor stays visible.
    const left = x - width / 2;
    const top = y > innerHeight / 2 ? y - REACH - height : y + REACH;
    setStyle({
      position: 'fixed',
      left: `${Math.max(GAP, Math.min(left, widthNow() - width - GAP))}px`,
      top: `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`,
    });
  }, [box, x, y, isSheet]);
  return style;
}
