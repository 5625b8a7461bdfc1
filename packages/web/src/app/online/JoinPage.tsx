/** Page behind an invitation link: the table, one field for a name, one button. */
import './gather.css';
import type { TableView } from '@tessera/wire';
import { useId, useRef, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import { chairsOf, doorsOf, hostOf } from '../../table/online/chairs.ts';
import { fill, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { paceWords } from '../../text/online/paces.ts';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PATHS } from '../../ui/router.ts';
import { NAME_LIMIT } from '../../ui/settings.ts';
import { useGlance } from '../home/useGlance.ts';
import { PageFrame } from '../PageFrame.tsx';
import { Avatars } from './Avatars.tsx';
import { usualName } from './guest.ts';
import { lastingWords } from './lasting.ts';
import { usePrepared } from './usePrepared.ts';

interface JoinProps {
  readonly table: TableView;
  readonly words: OnlineWords;
  readonly refused: string;
  onSit(name: string): void;
  onWatch(): void;
}

export function JoinPage({ table, words, refused, onSit, onWatch }: JoinProps) {
  const text = useText();
  const { language } = text;
  const { join, gather } = words;
  const [typed, type] = useState(usualName);
  const [isMissed, miss] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const isWrong = isMissed && !name;
  const game = gameById(table.game);
  const title = game?.titles[language];
  const { places } = usePrepared(game, table);
  const lasts = useGlance(game)?.lasts;
  const host = hostOf(table);
  const chairs = chairsOf(table, text);
  const names = chairs.flatMap(({ name }) => (name === null ? [] : [name]));
  const isFull = chairs.every(({ name }) => name !== null);
  const heading = fill(host ? join.invites : join.invited, {
    name: host ?? '',
    game: title?.name ?? table.game,
  });
  return (
    <PageFrame>
      <section className="join" data-game={table.game}>
        <div className="tile-art join-art">{game && <game.Art />}</div>
        <div className="join-words">
          {table.title && <p className="gather-game">{table.title}</p>}
          <PageTitle title={heading} />
          <p className="join-line">
            {title?.tagline} {paceWords(words, language, table.pace)}
            {lasts && `, ${lastingWords(words, language, table, lasts)}`}.
          </p>
          {places.length > 0 ? (
            <ul className="join-chairs">
              {places.map((place, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                <li key={seat}>
                  {place.sign}
                  <span>{place.name}</span>
                  <b>{chairs[seat]?.name ?? join.free}</b>
                </li>
              ))}
            </ul>
          ) : (
            <p className="join-people">
              <Avatars chairs={chairs} />
              {fill(join.around, { names: names.join(', ') })}
            </p>
          )}
          {!isFull && (
            <form
              noValidate
              onSubmit={event => {
                event.preventDefault();
                miss(!name);
                if (name) onSit(name);
                else field.current?.focus();
              }}
            >
              <label htmlFor={id}>{join.name}</label>
              <input
                ref={field}
                id={id}
                className="field"
                value={typed}
                maxLength={NAME_LIMIT}
                autoComplete="nickname"
                required
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-missing` : undefined}
                onInput={event => type(event.currentTarget.value)}
              />
              {isWrong && (
                <p className="refusal" role="alert" id={`${id}-missing`}>
                  {join.needName}
                </p>
              )}
              <button type="submit" className="button is-main">
                {join.sit}
              </button>
            </form>
          )}
          <p className="join-start">
            {isFull ? join.full : host ? fill(gather.waitHost, { name: host }) : gather.waitHostUnknown}
          </p>
          {refused && (
            <p className="refusal" role="alert">
              {refused}
            </p>
          )}
          <p className="join-ways">
            {doorsOf(table).mayWatch && (
              <button type="button" onClick={onWatch}>
                {join.watch}
              </button>
            )}
            {game && <Link href={PATHS.rules(undefined, game)}>{join.learn}</Link>}
          </p>
        </div>
      </section>
    </PageFrame>
  );
}
