/** Lobby of the server: the guest's tables, open tables, and a new table. */
import './lobby.css';
import type { TableLine } from '@tessera/wire';
import { useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import { plural, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PATHS } from '../../ui/router.ts';
import { PageFrame } from '../PageFrame.tsx';
import { api, type LobbyFilter } from './api.ts';
import { CodeField } from './CodeField.tsx';
import { useGuest } from './guest.ts';
import { yoursFirst } from './lines.ts';
import { Me } from './Me.tsx';
import type { OnlineProps } from './OnlinePage.tsx';
import { OpenTables } from './OpenTables.tsx';
import { Sign } from './Sign.tsx';
import { TableTicket } from './TableTicket.tsx';
import { useAsked } from './useAsked.ts';
import { useBan } from './useBan.ts';
import { isWaiting, noteWaiting } from './waiting.ts';

export default function LobbyPage({ words }: OnlineProps) {
  const { language } = useText();
  const guest = useGuest();
  const [filter, setFilter] = useState<LobbyFilter>({});
  const mine = useAsked(`mine ${guest?.id}`, async () => {
    const lines = guest ? yoursFirst(await api.mine()) : [];
    noteWaiting(lines);
    return lines;
  });
  const lobby = useAsked(JSON.stringify(filter), () => api.lobby(filter));
  const yours = mine.value ?? [];
  const waiting = yours.filter(isWaiting).length;
  const others = (lines: readonly TableLine[] = []) => lines.filter(({ isYours }) => !isYours);
  const playing = others(lobby.value?.playing);
  const open = others(lobby.value?.open);
  // Nobody waits: the way to a table of one's own takes the room of the list.
  const isEmpty = lobby.value !== undefined && open.length === 0;
  return (
    <PageFrame>
      <div className="lobby">
        <header className="lobby-head">
          <div>
            <PageTitle title={words.title} />
            <p>{words.lead}</p>
          </div>
          <CodeField words={words} />
        </header>
        {lobby.hasFailed && <LobbyFailed words={words} />}
        {yours.length > 0 && (
          <section className="lobby-mine">
            <h2 className="lobby-title">
              {words.mine.heading}
              {waiting > 0 && <span>{plural(language, words.mine.waits, waiting)}</span>}
            </h2>
            <div className="lobby-tickets">
              {yours.map(line => (
                <TableTicket key={line.id} line={line} words={words} />
              ))}
            </div>
          </section>
        )}
        <div className="lobby-columns">
          <OpenTables lines={open} lobby={lobby.value} filter={filter} onFilter={setFilter} words={words}>
            {isEmpty && <NewTable words={words} isLarge />}
          </OpenTables>
          <aside className="lobby-side">
            {!isEmpty && <NewTable words={words} />}
            {playing.length > 0 && (
              <section className="lobby-watch">
                <h2 className="lobby-title">{words.watch.heading}</h2>
                {playing.map(line => (
                  <TableTicket key={line.id} line={line} words={words} isWatched />
                ))}
              </section>
            )}
            <Me words={words} />
          </aside>
        </div>
      </div>
    </PageFrame>
  );
}

interface NewTableProps {
  readonly words: OnlineWords;
  /** True with pictures, and how it goes on. */
  readonly isLarge?: boolean;
}

/** Links to a new table of each game; players, options and pace are asked on the next page. */
function NewTable({ words: { newTable }, isLarge = false }: NewTableProps) {
  const { language } = useText();
  return (
    <section className={isLarge ? 'lobby-new is-large' : 'card lobby-new'}>
      <h2>{newTable.heading}</h2>
      <p>{newTable.text}</p>
      <div className="lobby-games">
        {GAMES.map(game => (
          <Link key={game.id} className="lobby-game" data-game={game.id} href={PATHS.newTable(game)}>
            <span className={isLarge ? 'lobby-art' : 'lobby-sign'}>
              {isLarge ? <game.Emblem /> : <Sign game={game} />}
            </span>
            <span>
              <b>{game.titles[language].name}</b> {isLarge && <small>{game.titles[language].kind}</small>}
            </span>
          </Link>
        ))}
      </div>
      {isLarge && (
        <ol className="lobby-steps">
          {newTable.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

function LobbyFailed({ words }: { readonly words: OnlineWords }) {
  return (
    <p className="lobby-failed" role="status">
      {useBan(words) ?? words.failed}
    </p>
  );
}
