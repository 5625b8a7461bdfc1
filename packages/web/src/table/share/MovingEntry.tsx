/** In the menu of a table: the way from this screen to a table of the server, or from there home. */
import './share.css';
import type { TableView } from '@tessera/wire';
import { useState } from 'preact/hooks';
import { useLoadedWords } from '../../text/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { MENU } from '../Menu.tsx';
import type { TableModel } from '../useTable.ts';
import { homeOf } from './home.ts';
import { hasTables, movingPath, tableOfMatch } from './moved.ts';
import { loadWords } from './words/index.ts';

interface MovingProps {
  readonly model: TableModel<unknown>;
}

export function MovingEntry({ model }: MovingProps) {
  const { client, may, snapshot } = model;
  if (client.online) return <HomeEntry model={model} />;
  return may.play && !snapshot.outcome && hasTables() ? <OnlineEntry id={snapshot.setup.id} /> : null;
}

function OnlineEntry({ id }: { readonly id: string }) {
  const words = useLoadedWords(loadWords);
  if (!words) return null;
  const table = tableOfMatch(id);
  return (
    <>
      {table !== undefined && <Link href={PATHS.table(table)}>{words.toTable}</Link>}
      <Link href={movingPath(id)}>{words.online}</Link>
    </>
  );
}

function HomeEntry({ model }: MovingProps) {
  const words = useLoadedWords(loadWords);
  const [isAsked, ask] = useState(false);
  const view = model.client.online?.table()?.view;
  const home = homeOf(view);
  if (!words || !home || !view) return null;
  // A match that is played ends there by it: that is said first, and the menu stays open.
  if (home === 'alone' && !isAsked)
    return (
      <button key="ask" type="button" onClick={() => ask(true)}>
        {words.home}
      </button>
    );
  return (
    <>
      {home === 'alone' && (
        <p className="tb-menu-note" role="status">
          {words.homeEnds}
        </p>
      )}
      <button
        key="go"
        type="button"
        popoverTarget={MENU}
        popoverTargetAction="hide"
        onClick={() => goHome(model, view, words.homeFailed)}
      >
        {home === 'alone' ? words.homeSure : words.home}
      </button>
    </>
  );
}

async function goHome({ say }: TableModel<unknown>, { id, yours }: TableView, failed: string): Promise<void> {
  const { takeHome } = await import('./takeHome.ts');
  if (!(await takeHome(id, yours))) say({ sentence: failed });
}

/** In the dialog of an end. */
export function HomeButton({ model }: MovingProps) {
  const words = useLoadedWords(loadWords);
  const view = model.client.online?.table()?.view;
  if (!words || !view || homeOf(view) !== 'over') return null;
  return (
    <button type="button" className="tb-button" onClick={() => goHome(model, view, words.homeFailed)}>
      {words.home}
    </button>
  );
}
