/** Tables with open chairs, filtered by game, pace and language. */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@tessera/engine';
import type { Lobby, TableLine } from '@tessera/wire';
import { isLive } from '@tessera/wire/pace';
import type { ComponentChildren } from 'preact';
import { GAMES, gameById } from '../../games/index.ts';
import { fill, plural, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { paceWords } from '../../text/online/paces.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import { useGlance } from '../home/useGlance.ts';
import { Avatars } from './Avatars.tsx';
import type { LobbyFilter } from './api.ts';
import { lastingWords } from './lasting.ts';
import { byPace, lineTitle, nameIn } from './lines.ts';
import { Sign } from './Sign.tsx';

interface OpenProps {
  readonly lines: readonly TableLine[];
  readonly lobby: Lobby | undefined;
  readonly filter: LobbyFilter;
  readonly words: OnlineWords;
  /** Below the lists. */
  readonly children?: ComponentChildren;
  onFilter(filter: LobbyFilter): void;
}

export function OpenTables({ lines, lobby, filter, words, children, onFilter }: OpenProps) {
  const { language } = useText();
  const { open } = words;
  const [live, slow] = byPace(lines);
  // Where no table is open, there is nothing to filter.
  const isIdle = lobby !== undefined && lines.length === 0 && Object.keys(filter).length === 0;
  return (
    <section className="lobby-open">
      <h2 className="lobby-title">
        {open.heading}
        {lobby && lobby.people > 0 && (
          <span className="lobby-count">
            {plural(language, open.people, lobby.people)},{' '}
            {plural(language, open.tables, Math.max(lobby.tables, lobby.open.length + lobby.playing.length))}
          </span>
        )}
      </h2>
      {!isIdle && <Filters filter={filter} words={words} onFilter={onFilter} />}
      {lobby && lines.length === 0 && <p className="lobby-none">{open.none}</p>}
      <Rows title={open.liveHeading} lines={live} words={words} isLive />
      <Rows title={open.slowHeading} lines={slow} words={words} />
      {children}
    </section>
  );
}

type FilterProps = Pick<OpenProps, 'filter' | 'words' | 'onFilter'>;

function Filters({ filter, words: { open }, onFilter }: FilterProps) {
  const { language } = useText();
  const chosen = (name: keyof LobbyFilter, value: string): void => {
    const { [name]: _, ...others } = filter;
    onFilter(value === '' ? others : { ...others, [name]: value });
  };
  const field = (
    name: keyof LobbyFilter,
    label: string,
    any: string,
    values: readonly string[],
    show: (one: string) => ComponentChildren,
  ) => (
    <Choice
      className="is-small"
      label={label}
      values={['', ...values]}
      value={filter[name] ?? ''}
      onChange={value => chosen(name, value)}
      show={value => (value === '' ? any : show(value))}
    />
  );
  return (
    <div className="lobby-filters">
      {field(
        'game',
        open.game,
        open.allGames,
        GAMES.map(({ id }) => id),
        id => gameById(id)?.titles[language].name,
      )}
      {field('pace', open.pace, open.anyPace, ['live', 'slow'], one => open[one as 'live' | 'slow'])}
      {field('language', open.language, open.anyLanguage, LANGUAGES, one => (
        <span title={LANGUAGE_NAMES[one as Language]}>{one.toUpperCase()}</span>
      ))}
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly lines: readonly TableLine[];
  readonly words: OnlineWords;
  readonly isLive?: boolean;
}

function Rows({ title, lines, words, isLive = false }: RowsProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={`lobby-pace ${isLive ? 'is-live' : ''}`}>{title}</h3>
      <ul className="lobby-rows">
        {lines.map(line => (
          <Row key={line.id} line={line} words={words} />
        ))}
      </ul>
    </>
  );
}

function Row({ line, words }: { readonly line: TableLine; readonly words: OnlineWords }) {
  const text = useText();
  const { language } = text;
  const { open } = words;
  const game = gameById(line.game);
  const lasts = useGlance(game)?.lasts;
  const name = game?.titles[language].name ?? line.game;
  const title = line.title || name;
  // Absence counts at live paces only: slow ones are played over days.
  const isAway = (isHere: boolean): boolean => isLive(line.pace) && !isHere;
  const people = line.chairs.flatMap(chair => {
    const one = nameIn(chair, text);
    if (one === undefined || one === null) return [];
    return chair.isBot || !isAway(chair.isHere) ? one : `${one} (${words.gather.away})`;
  });
  const free = line.chairs.filter(({ name: one, isBot }) => one === null && !isBot).length;
  return (
    <li data-game={line.game}>
      <span className="lobby-sign">{game && <Sign game={game} />}</span>
      <span className="lobby-what">
        <b>{title}</b>
        <small>
          {line.title ? `${name}. ` : ''}
          {people.join(', ')}
          {people.length > 0 && '. '}
          {plural(language, open.free, free)}
        </small>
      </span>
      <Avatars chairs={line.chairs} />
      <span className="lobby-clock">
        {paceWords(words, language, line.pace)}
        {lasts && <small>{lastingWords(words, language, line, lasts)}</small>}
      </span>
      <span className="lobby-language">{line.language.toUpperCase()}</span>
      <Link
        className="button is-main"
        href={PATHS.table(line.id)}
        aria-label={fill(open.sitAt, { title: lineTitle(line, name) })}
      >
        {open.sit}
      </Link>
    </li>
  );
}
