/** Top bar of every table: the match, the seats, hint, rules and the menu. */
import './TopBar.css';
import type { Facts } from '@tessera/engine';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { WordMark } from '../ui/Logo.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { lazy } from '../ui/render/lazy.tsx';
import { PATHS } from '../ui/router.ts';
import type { Deeds } from './deeds.ts';
import type { Around } from './game.ts';
import { MENU, Menu, type MenuEntry } from './Menu.tsx';
import { titleOf } from './names.ts';
import { type SeatChip, Seats } from './Seats.tsx';
import type { TableModel } from './useTable.ts';

/** A game's content of the top bar. */
export interface Heading {
  readonly game: string;
  readonly detail?: string;
  readonly seats: readonly SeatChip[];
  /** True while decisions cost no time: set-up. */
  readonly isFree?: boolean;
  readonly entries: readonly MenuEntry[];
}

interface TopBarProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly facts: Facts;
  readonly heading: Heading;
  readonly around: Around | undefined;
}

/** Lazy-loaded, since few matches have clocks. */
const ClockedSeats = lazy(() => import('./clocks/ClockedSeats.tsx'), Seats);

export function TopBar({ model, deeds, facts, heading, around }: TopBarProps) {
  const { snapshot, text, coach, canAct, may } = model;
  const { game, detail, seats, isFree = false, entries } = heading;
  const { clock } = snapshot.setup;
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
      {clock ? (
        <ClockedSeats {...{ seats, model, deeds, isFree, control: clock }} />
      ) : around?.Seats ? (
        <around.Seats seats={seats} model={model} />
      ) : (
        <Seats seats={seats} />
      )}
      <div className="tb-tools">
        {may.hint && (
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
        )}
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
