/** "How hard is it?": what bots won of every setting, measured by the lab. */
import './hard.css';
import { isCurrent, type Measured } from '@tessera/bots/measured';
import { useEffect, useState } from 'preact/hooks';
import { gameById } from '../../../games/index.ts';
import type { GameManifest } from '../../../games/manifest.ts';
import type { Preparation, PreparationWords } from '../../../table/newMatch/preparation.ts';
import { fill, labelled, plural, useLoadedWords, useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { PATHS } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import MissingPage from '../../MissingPage.tsx';
import { PageFrame } from '../../PageFrame.tsx';
import { RateTables } from './RateTables.tsx';
import { valuesIn } from './rates.ts';
import { useMeasured } from './useMeasured.ts';
import { type HardWords, loadHardWords } from './words/index.ts';

export default function HardPage({ rest }: { readonly rest: readonly string[] }) {
  const [id = '', more] = rest;
  const game = more === undefined ? gameById(id) : undefined;
  return (
    <PageFrame>
      {game ? <OfGame key={id} game={game} path={`/hard/${id}`} /> : <Missing rest={rest} />}
    </PageFrame>
  );
}

const Missing = ({ rest }: { readonly rest: readonly string[] }) => (
  <MissingPage path={['/hard', ...rest].join('/')} />
);

function OfGame({ game, path }: { readonly game: GameManifest; readonly path: string }) {
  const { waiting } = useText();
  const words = useLoadedWords(loadHardWords);
  const measured = useMeasured(game.id);
  const naming = useNaming(game);
  if (measured === null || measured?.rows.length === 0) return <MissingPage path={path} />;
  if (!words || !measured || !naming) return <Waiting text={waiting} />;
  return <Numbers game={game} words={words} measured={measured} {...naming} />;
}

interface Naming {
  readonly preparation: Preparation;
  readonly names: PreparationWords;
}

/** The game's own names of options and their values. */
function useNaming(game: GameManifest): Naming | undefined {
  const { language } = useText();
  const [naming, setNaming] = useState<Naming>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { preparation } = await game.loadPreparation();
      const names = await preparation.loadWords(language);
      if (isWanted) setNaming({ preparation, names });
    };
    load().catch(() => undefined); // without a connection the page waits for its words
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return naming;
}

interface NumbersProps extends Naming {
  readonly game: GameManifest;
  readonly words: HardWords;
  readonly measured: Measured;
}

function Numbers({ game, words, measured, preparation, names }: NumbersProps) {
  const { language, newMatch } = useText();
  const { rows, day, command } = measured;
  const [bots, setBots] = useState('fair');
  const [seats, setSeats] = useState(`${game.seats.usual}`);
  const byBots = rows.filter(({ setting }) => setting.bots === bots);
  const shown = byBots.filter(({ setting }) => setting.seats === seats);
  const date = new Date(`${day}T12:00`).toLocaleDateString(language, { dateStyle: 'long' });
  const count = rows.reduce((sum, { games }) => sum + games, 0);
  const levels: Readonly<Record<string, string>> = newMatch.levels;
  const { isTogether } = game;
  return (
    <div className="hard" data-game={game.id}>
      <header>
        <p className="hard-game">{game.titles[language].name}</p>
        <PageTitle title={isTogether ? words.title : words.titleContest} />
        <p className="lead">{isTogether ? `${words.lead} ${words.people}` : words.leadContest}</p>
        {!isCurrent(measured, game) && <p className="refusal">{words.outdated}</p>}
      </header>
      <div className="hard-filters">
        <Filter
          label={words.filters.bots}
          values={valuesIn(rows, 'bots')}
          value={bots}
          onChange={setBots}
          show={level => levels[level] ?? level}
        />
        <Filter
          label={words.filters.seats}
          values={valuesIn(byBots, 'seats')}
          value={seats}
          onChange={setSeats}
          show={number => number}
        />
      </div>
      <RateTables rows={shown} measured={measured} words={words} preparation={preparation} names={names} />
      <p className="hard-reading">{isTogether ? words.reading : words.readingContest}</p>
      <Link className="button is-main" href={PATHS.newMatch(game)}>
        {words.begin}
        <Icon name="arrow" />
      </Link>
      <details className="hard-how">
        <summary>{words.how}</summary>
        <p>{fill(plural(language, words.measured, count), { date })}</p>
        <p>{words.howText}</p>
        <pre>
          <code>{command}</code>
        </pre>
      </details>
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly show: (value: string) => string;
}

/** A choice where there is one, else the only value. */
function Filter({ label, ...choice }: FilterProps) {
  const { language } = useText();
  const { values, value, show } = choice;
  if (values.length < 2) return <p>{labelled(language, label, show(values[0] ?? value))}</p>;
  return (
    <div className="hard-filter">
      <span aria-hidden="true">{label}</span>
      <Choice label={label} {...choice} />
    </div>
  );
}
