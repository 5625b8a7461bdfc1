/** A challenge of today: its setting, the way to its table, the results. */
import type { DailyGame } from '@tessera/table/daily';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { gameById } from '../../../games/index.ts';
import { listMatches, subscribeMatches } from '../../../match/library.ts';
import { fill, useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { Best } from './Best.tsx';
import { BoardTable } from './BoardTable.tsx';
import { beginAttempt, type Partner } from './begin.ts';
import { Own } from './Own.tsx';
import { Proof } from './Proof.tsx';
import { attemptsAt, bestAt, seedFor } from './record.ts';
import { timeText } from './said.ts';
import { useBoard } from './useBoard.ts';
import { useSetting } from './useSetting.ts';
import { leftOf, type Today } from './useToday.ts';
import type { DailyWords } from './words/index.ts';

interface CardProps {
  readonly game: DailyGame;
  readonly today: Today;
  readonly words: DailyWords;
  /** Rows of the table. */
  readonly most: number;
  /** On home: without yesterday and the proof. */
  readonly isBrief?: boolean;
  readonly children?: ComponentChildren;
}

const PARTNERS: readonly Partner[] = ['bot', 'friend'];

export function ChallengeCard({ game, today, words, most, isBrief = false, children }: CardProps) {
  const { language } = useText();
  const { record, date, day, isKnown } = today;
  const challenge = { date, game };
  const manifest = gameById(game);
  const [head, ...lines] = useSetting(challenge);
  const best = bestAt(record, date, game);
  const board = useBoard(challenge, `${isKnown} ${best?.place}`);
  return (
    <article className="card daily-card" data-game={game} aria-labelledby={`daily-${game}`}>
      <header>
        <p className="daily-kind">{manifest?.titles[language].name}</p>
        <p className="daily-left">{fill(words.left, { time: timeText(language, leftOf(today)) })}</p>
        <h2 id={`daily-${game}`}>{head ?? manifest?.titles[language].name}</h2>
        <ul>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </header>
      <div className="daily-art" aria-hidden="true">
        {manifest && <manifest.Emblem />}
      </div>
      <Start game={game} today={today} words={words} />
      {best && <Own attempt={best} words={words} />}
      <div className="daily-board">
        {board && <BoardTable game={game} board={board} most={most} words={words} />}
        {!isBrief && <Best game={game} today={day} words={words} />}
      </div>
      {isKnown && !isBrief && <Proof challenge={challenge} day={day} record={record} words={words} />}
      {children}
    </article>
  );
}

/** Begins an attempt, or goes on with the one that was begun. */
function Start({ game, today, words }: Pick<CardProps, 'game' | 'today' | 'words'>) {
  const { date, record, isKnown } = today;
  const [partner, setPartner] = useState<Partner>('bot');
  const matches = useStore(subscribeMatches, listMatches);
  const challenge = { date, game };
  const seed = seedFor(record, challenge);
  if (!isKnown) return <p className="daily-quiet">{words.ready}</p>;
  if (seed === undefined) return <p className="daily-quiet">{words.none}</p>;
  const tries = attemptsAt(record, seed);
  const open = tries.find(({ id, result }) => !result && matches.some(({ setup }) => setup.id === id));
  if (open)
    return (
      <div className="daily-start">
        <p>{words.goOnText}</p>
        <Link className="button is-main" href={PATHS.match(open.id)}>
          {words.goOn}
          <Icon name="arrow" />
        </Link>
      </div>
    );
  const isAgain = tries.some(({ result }) => result);
  return (
    <div className="daily-start">
      <Choice
        label={words.partner}
        values={PARTNERS}
        value={partner}
        onChange={setPartner}
        show={one => words[one]}
      />
      <button
        type="button"
        className={`button ${isAgain ? '' : 'is-main'}`}
        onClick={() => beginAttempt(challenge, seed, partner, words)}
      >
        {isAgain ? words.again : words.play}
        <Icon name="arrow" />
      </button>
    </div>
  );
}
