/** Lays out the board and the panels around it, by the arrangement that a game gives for each layout. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Layout } from '../ui/breakpoints.ts';
import { Tabs } from './Tabs.tsx';
import './room.css';

/** A panel by its key, or a group: side by side, stacked, or behind tabs. */
export type PanelArea<K extends string> = K | Group<K>;

interface Group<K extends string> {
  readonly as: 'row' | 'column' | 'tabs';
  /** CSS class of the group. */
  readonly name: string;
  readonly of: readonly PanelArea<K>[];
}

const group =
  (as: Group<string>['as']) =>
  <K extends string>(name: string, ...of: readonly PanelArea<K>[]): Group<K> => ({ as, name, of });

export const row = group('row');
export const column = group('column');
export const tabs = group('tabs') as <K extends string>(name: string, ...of: readonly K[]) => Group<K>;

/** Arrangement of panels by layout; `all` for every layout with room for everything at once. */
export type Arrangement<K extends string> = Readonly<
  Record<'all' | 'middle' | 'portrait' | 'phone' | 'landscape', Group<K>>
>;

/** The open tab, and the function that opens another one. */
interface Open<K extends string> {
  readonly tab: K | undefined;
  show(tab: K | undefined): void;
}

export interface Panel<K extends string> {
  /** Label of its tab; a panel without one is opened from elsewhere. */
  readonly label?: ComponentChildren;
  content(open: Open<K>): ComponentChildren;
}

interface RoomProps<K extends string> {
  readonly layout: Layout;
  readonly places: Arrangement<K>;
  readonly panels: Readonly<Record<K, Panel<K>>>;
  /** Accessible name of the tab list. */
  readonly name: string;
  /** The panel that the current decision is about; its tab opens whenever `reason` changes. */
  readonly wanted?: K | undefined;
  readonly reason?: unknown;
}

export function Room<K extends string>({ layout, places, panels, name, wanted, reason }: RoomProps<K>) {
  const place = (places as Partial<Record<Layout, Group<K>>>)[layout] ?? places.all;
  const [tab, show] = useState<K>();
  const isBehind = (one: PanelArea<K>): boolean =>
    typeof one !== 'string' && one.of.some(as => (one.as === 'tabs' ? as === wanted : isBehind(as)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reason for the same wish is a new wish, as is a window in which it is hidden.
  useEffect(() => {
    if (isBehind(place)) show(wanted);
  }, [wanted, reason, layout]);
  const open: Open<K> = { tab, show };
  const placed = (one: PanelArea<K>): ComponentChildren => {
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
