/** A table before the start: the invitation, the chairs, the terms. */
import './gather.css';
import type { Language, TableView } from '@tessera/wire';
import { useEffect, useState } from 'preact/hooks';
import { gameById } from '../../games/index.ts';
import type { Online } from '../../match/remote/online.ts';
import { doorsOf, hostOf, isHosting, mayStart } from '../../table/online/chairs.ts';
import { fill, plural, useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { paceWords } from '../../text/online/paces.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useGlance } from '../home/useGlance.ts';
import { PageFrame } from '../PageFrame.tsx';
import { ChairCard } from './ChairCard.tsx';
import { focused } from './focused.ts';
import { Invitation } from './Invitation.tsx';
import { lastingWords } from './lasting.ts';
import { refusalWords } from './refusals.ts';
import { usePrepared } from './usePrepared.ts';

interface GatherProps {
  readonly table: TableView;
  readonly words: OnlineWords;
  readonly refused: string;
  readonly isAway: boolean;
  readonly online: Online;
  onSit(seat: number): void;
}

export function GatherPage({ table, words, refused, isAway, online, onSit }: GatherProps) {
  const { language } = useText();
  const { gather } = words;
  const [said, say] = useState('');
  const game = gameById(table.game);
  const name = game?.titles[language].name ?? table.game;
  const taken = table.chairs.filter(({ kind }) => kind !== 'open').length;
  const { levels, usualLevel, places, lines } = usePrepared(game, table);
  const lasts = useGlance(game)?.lasts;
  useReady(table, online);
  const tell: Online['tell'] = async command => {
    const refusal = await online.tell(command);
    say(refusal ? refusalWords(words, refusal) : '');
    return refusal;
  };
  return (
    <PageFrame>
      <div className="gather" data-game={table.game}>
        <header>
          {table.title && <p className="gather-game">{name}</p>}
          <PageTitle title={table.title || name} />
          <p className="gather-lead">
            {[...lines, ...(lasts ? [lastingWords(words, language, table, lasts)] : [])].join(' · ')}
          </p>
        </header>
        {taken < table.chairs.length && <Invitation code={table.code} words={words} />}
        <section>
          <h2 className="lobby-title">
            {gather.chairs}
            <span>{fill(gather.taken, { taken, all: table.chairs.length })}</span>
          </h2>
          <ul className="chairs">
            {table.chairs.map((chair, seat) => (
              <ChairCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                key={seat}
                {...{ chair, seat, table, words, levels, tell }}
                place={places[seat]}
                onSit={() => onSit(seat)}
              />
            ))}
          </ul>
        </section>
        <HowWePlay table={table} words={words} />
        <footer className="gather-foot">
          {table.isHost && <CloseWay words={words} onClose={() => tell({ do: 'close' })} />}
          <StartWays table={table} words={words} level={usualLevel} tell={tell} />
          <p className="refusal" role="alert" hidden={!(said || refused || isAway)}>
            <Icon name="threat" size={16} />
            {isAway ? gather.lost : said || refused}
          </p>
        </footer>
      </div>
    </PageFrame>
  );
}

/** Marks a guest as ready who returns to a chair already held, for instance for another game. */
function useReady(table: TableView, online: Online): void {
  const mine = table.you === null ? undefined : table.chairs[table.you];
  const isLate = mine?.kind === 'person' && !mine.isReady && !isHosting(table);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by coming.
  useEffect(() => {
    if (isLate) void online.tell({ do: 'ready', isReady: true });
  }, []);
}

interface WaysProps {
  readonly table: TableView;
  readonly words: OnlineWords;
  /** Level of bots that fill empty chairs. */
  readonly level: string | undefined;
  readonly tell: Online['tell'];
}

/** Button that closes the table, with a confirmation: invited people will find it closed. */
function CloseWay({ words: { gather, me }, onClose }: { readonly words: OnlineWords; onClose(): void }) {
  const [isAsked, ask] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="button is-quiet gather-close" onClick={() => ask(true)}>
        {gather.close}
      </button>
    );
  return (
    <div className="gather-close gather-sure">
      <button type="button" className="button" ref={focused} onClick={() => ask(false)}>
        {me.keep}
      </button>
      <button type="button" className="button is-danger" onClick={onClose}>
        {gather.closeSure}
      </button>
    </div>
  );
}

function StartWays({ table, words: { gather }, level, tell }: WaysProps) {
  const { language } = useText();
  const { chairs, you } = table;
  const open = chairs.filter(({ kind }) => kind === 'open').length;
  const mine = you === null ? undefined : chairs[you];
  const isReady = mine?.kind === 'person' && mine.isReady;
  const hasWaiting = chairs.some((chair, seat) => chair.kind === 'person' && !chair.isReady && seat !== you);
  if (mayStart(table))
    return (
      <>
        <p className="gather-note">{hasWaiting ? gather.waitReady : open > 0 && gather.startsFull}</p>
        {open > 0 ? (
          <button
            type="button"
            className="button"
            disabled={level === undefined || hasWaiting}
            onClick={() => level !== undefined && tell({ do: 'start', level })}
          >
            {plural(language, gather.startBots, open)}
          </button>
        ) : (
          <button
            type="button"
            className="button is-main"
            disabled={hasWaiting}
            onClick={() => tell({ do: 'start' })}
          >
            {gather.start}
            <Icon name="arrow" />
          </button>
        )}
      </>
    );
  const host = hostOf(table);
  return (
    <>
      <p className="gather-note">
        {you === null && `${gather.watching} `}
        {host ? fill(gather.waitHost, { name: host }) : gather.waitHostUnknown}
      </p>
      {you !== null && (
        <button type="button" className="button is-quiet" onClick={() => tell({ do: 'stand' })}>
          {gather.stand}
        </button>
      )}
      {you !== null && !isReady && (
        <button type="button" className="button is-main" onClick={() => tell({ do: 'ready', isReady: true })}>
          {gather.getReady}
        </button>
      )}
    </>
  );
}

/** How much was played elsewhere, and that nobody promised its dice. */
function movedWords({ gather }: OnlineWords, language: Language, moved: number, hasChance: boolean): string {
  if (!hasChance) return plural(language, gather.movedPlain, moved);
  return moved > 0 ? plural(language, gather.movedText, moved) : gather.movedFresh;
}

function HowWePlay({ table, words }: Pick<GatherProps, 'table' | 'words'>) {
  const { language } = useText();
  const { gather, pace } = words;
  const { total, move } = table.pace;
  const { mayWatch, mayTalk } = doorsOf(table);
  const hasChance = gameById(table.game)?.hasChance ?? true;
  const seal = `${table.dice.seal.slice(0, 4)} ${table.dice.seal.slice(4, 8)}`;
  const paceText = total !== null ? pace.text.total : move !== null ? pace.text.move : pace.text.none;
  const lines = [
    ...(table.moved === undefined
      ? []
      : [[gather.moved, movedWords(words, language, table.moved, hasChance)] as const]),
    [paceWords(words, language, table.pace), paceText],
    table.onTime === 'bot' ? [gather.leaver, gather.leaverText] : [gather.loser, gather.loserText],
    [gather.back, hasChance ? gather.backText : gather.backPlain],
    [hasChance ? gather.dice : gather.lot, fill(hasChance ? gather.diceText : gather.lotText, { seal })],
    ...(mayWatch ? [] : [[gather.closed, gather.closedText] as const]),
    ...(mayWatch && !mayTalk ? [[gather.silent, gather.silentText] as const] : []),
  ] as const;
  return (
    <section>
      <h2 className="lobby-title">{gather.how}</h2>
      <ul className="gather-how">
        {lines.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
