/** The line at the top of every table: the match, who sits where, hint, rules and the menu. */
import './TopBar.css';
import type { Facts } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { Icon } from '../app/Icon.tsx';
import { Link } from '../app/Link.tsx';
import { WordMark } from '../app/Mark.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { PATHS } from '../app/router.ts';
import { titleOf } from '../text/names.ts';
import type { Deeds } from './deeds.ts';
import { MENU, Menu, type MenuEntry } from './Menu.tsx';
import type { TableModel } from './useTable.ts';

/** A seat, or what one of them plays with. */
export interface SeatChip {
  readonly key: string;
  readonly name: string;
  /** What it plays with, in a picture. */
  readonly badge: ComponentChildren;
  readonly remark?: string | undefined;
  /** It decides now. */
  readonly isOn: boolean;
  readonly isThinking: boolean;
  /** Said to who cannot see it. */
  readonly heard?: string | undefined;
}

/** What a game puts into the top bar. */
export interface Heading {
  readonly game: string;
  readonly detail?: string;
  readonly seats: readonly SeatChip[];
  readonly entries: readonly MenuEntry[];
}

interface TopBarProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly facts: Facts;
  readonly heading: Heading;
}

export function TopBar({ model, deeds, facts, heading }: TopBarProps) {
  const { snapshot, text, coach, canAct } = model;
  const { game, detail, seats, entries } = heading;
  const { table, nav } = text;
  const title = titleOf(snapshot.setup, text, facts.isTogether);
  return (
    <header className="tb-top">
      <div className="tb-brand">
        <Link href={PATHS.home} aria-label={nav.home}>
          <WordMark />
        </Link>
        <PageTitle title={title} className="tb-title">
          <b>{game}</b> <strong>{title}</strong> {detail && <small>{detail}</small>}
        </PageTitle>
      </div>
      <ul className="tb-seats" aria-label={table.players}>
        {seats.map(seat => (
          <Chip key={seat.key} seat={seat} thinking={table.isThinking} />
        ))}
      </ul>
      <div className="tb-tools">
        <button
          type="button"
          className="tb-tool"
          aria-busy={coach.isAsking}
          aria-pressed={coach.isHint}
          disabled={!canAct}
          onClick={deeds.hint}
        >
          <Icon name="hint" />
          <span>{table.hint}</span> <kbd>H</kbd>
        </button>
        <Link className="tb-tool is-rules" href={PATHS.rules(undefined, facts)}>
          <Icon name="rules" />
          <span>{table.rules}</span>
        </Link>
        <button type="button" className="tb-tool" popoverTarget={MENU} aria-label={table.menu}>
          <Icon name="menu" size={20} />
        </button>
        <Menu model={model} deeds={deeds} facts={facts} entries={entries} />
      </div>
    </header>
  );
}

function Chip({ seat, thinking }: { readonly seat: SeatChip; readonly thinking: string }) {
  return (
    <li className={seat.isOn ? 'is-on' : undefined}>
      {seat.badge}
      <b>{seat.name}</b>
      {seat.remark && <small>{seat.remark}</small>}
      {seat.heard && <span className="only-read">{seat.heard}</span>}
      {seat.isThinking && <span className="tb-thinking" role="img" aria-label={thinking} />}
    </li>
  );
}
