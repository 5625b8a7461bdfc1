/** The board and the panels around it. A game says what stands where in which layout; this lays it out. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Layout } from '../ui/breakpoints.ts';
import { Tabs } from './Tabs.tsx';
import './room.css';

/** A panel by its key, or several: side by side, one under the other, or behind tabs. */
export type Place<K extends string> = K | Group<K>;

interface Group<K extends string> {
  readonly as: 'row' | 'column' | 'tabs';
  /** Its class, for style sheets. */
  readonly name: string;
  readonly of: readonly Place<K>[];
}

const group =
  (as: Group<string>['as']) =>
  <K extends string>(name: string, ...of: readonly Place<K>[]): Group<K> => ({ as, name, of });

export const row = group('row');
export const column = group('column');
export const tabs = group('tabs') as <K extends string>(name: string, ...of: readonly K[]) => Group<K>;

/** Where panels stand in each layout; `all`: wherever there is room for everything at once. */
export type Arrangement<K extends string> = Readonly<
  Record<'all' | 'middle' | 'portrait' | 'phone' | 'landscape', Group<K>>
>;

/** Which of the panels behind tabs is open, and how another one is shown. */
interface Open<K extends string> {
  readonly tab: K | undefined;
  show(tab: K | undefined): void;
}

export interface Panel<K extends string> {
  /** On its tab. What has none can stand behind tabs all the same: something else opens it. */
  readonly label?: ComponentChildren;
  content(open: Open<K>): ComponentChildren;
}

interface RoomProps<K extends string> {
  readonly layout: Layout;
  readonly places: Arrangement<K>;
  readonly panels: Readonly<Record<K, Panel<K>>>;
  /** Of the tabs, for who cannot see them. */
  readonly name: string;
  /** The panel that a decision is about comes to the front, each time there is a new reason. */
  readonly wanted?: K | undefined;
  readonly reason?: unknown;
}

export function Room<K extends string>({ layout, places, panels, name, wanted, reason }: RoomProps<K>) {
  const place = (places as Partial<Record<Layout, Group<K>>>)[layout] ?? places.all;
  const [tab, show] = useState<K>();
  const isBehind = (one: Place<K>): boolean =>
    typeof one !== 'string' && one.of.some(as => (one.as === 'tabs' ? as === wanted : isBehind(as)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reason for the same wish is a new wish, as is a window in which it is hidden.
  useEffect(() => {
    if (isBehind(place)) show(wanted);
  }, [wanted, reason, layout]);
  const open: Open<K> = { tab, show };
  const placed = (one: Place<K>): ComponentChildren => {
    if (typeof one === 'string') return <Fragment key={one}>{panels[one].content(open)}</Fragment>;
    if (one.as === 'tabs')
      return <Behind key={one.name} keys={one.of as readonly K[]} {...{ open, panels, name }} />;
    return (
      <div key={one.name} className={`tb-${one.as} is-${one.name}`}>
        {one.of.map(placed)}
      </div>
    );
  };
  return <main className={`tb-room tb-${place.as} is-${place.name}`}>{place.of.map(placed)}</main>;
}

interface BehindProps<K extends string> extends Pick<RoomProps<K>, 'panels' | 'name'> {
  readonly keys: readonly K[];
  readonly open: Open<K>;
}

function Behind<K extends string>({ keys, open, panels, name }: BehindProps<K>) {
  const all = keys.map(key => ({ key, label: panels[key].label, content: () => panels[key].content(open) }));
  return <Tabs<K> tabs={all} chosen={open.tab} name={name} onChoose={open.show} />;
}
