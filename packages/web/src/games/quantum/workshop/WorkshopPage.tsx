/** Where maps of one's own are drawn, tested, played and shared. The address holds the map: a reload keeps it. */
import '../../../ui/workshop/making.css';
import './workshop.css';
import { useState } from 'preact/hooks';
import { useLoadedWords, useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useAnchor } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { loadWords as loadMatchWords, type PageWords } from '../newMatch/words/index.ts';
import { CubeMark } from '../pieces/CubeMark.tsx';
import { Bar } from './Bar.tsx';
import { Begin } from './Begin.tsx';
import { Desk } from './Desk.tsx';
import { Share } from './Share.tsx';
import { builtIn, faultsOf, parseLink, type Sketch } from './sketch.ts';
import { useDrawing } from './useDrawing.ts';
import { Verdict } from './Verdict.tsx';
import { loadWords, type WorkshopWords } from './words/index.ts';

export default function WorkshopPage() {
  const { waiting } = useText();
  const words = useLoadedWords(loadWords);
  const matchWords = useLoadedWords(loadMatchWords);
  const link = useAnchor();
  if (!words || !matchWords) return <Waiting text={waiting} />;
  // Another link is another drawing; what is drawn changes the address without a word.
  return <Workshop key={link} link={link} words={words} maps={matchWords.maps} game={matchWords.game.name} />;
}

/** The map of the address; the base board where there is none, or none that can be read. */
function opened(link: string): { readonly sketch: Sketch; readonly isUnreadable: boolean } {
  const base = builtIn('base-2');
  try {
    return { sketch: link === '' ? base : parseLink(link), isUnreadable: false };
  } catch {
    return { sketch: base, isUnreadable: true };
  }
}

interface WorkshopProps {
  readonly link: string;
  readonly words: WorkshopWords;
  readonly maps: PageWords['maps'];
  /** Title of the game. */
  readonly game: string;
}

function Workshop({ link, words, maps, game }: WorkshopProps) {
  const [first] = useState(() => opened(link));
  const [sheet, setSheet] = useState<'begin' | 'share'>();
  const drawing = useDrawing(first.sketch);
  const { sketch, edit } = drawing;
  const faults = faultsOf(sketch);
  const close = () => setSheet(undefined);
  return (
    <div className="making workshop" data-game="quantum">
      <div className="making-top">
        <header className="making-head making-heard-lying">
          <p className="new-game">{game}</p>
          <PageTitle title={words.title} />
        </header>
        <Bar
          drawing={drawing}
          words={words}
          onBegin={() => setSheet('begin')}
          onShare={() => setSheet('share')}
        />
      </div>
      <Desk drawing={drawing} faults={faults} words={words} />
      <div className="making-side">
        {first.isUnreadable && (
          <p className="refusal" role="alert">
            {words.unreadable}
          </p>
        )}
        <div className="workshop-lines">
          <label>
            <span className="making-heard">{words.name}</span>
            <input
              className="field"
              value={sketch.name}
              maxLength={40}
              placeholder={words.nameless}
              onInput={({ currentTarget }) => drawing.rename(currentTarget.value)}
            />
          </label>
          <div>
            <CubeMark />
            <span className="making-heard">{words.cubes}</span>
            <Choice
              label={words.cubes}
              values={['4', '5', '6', '7']}
              value={String(sketch.cubes)}
              onChange={cubes => edit(now => ({ ...now, cubes: Number(cubes) }))}
              show={cubes => cubes}
            />
          </div>
        </div>
        <Verdict sketch={sketch} faults={faults} words={words} />
        <p className="workshop-small making-keys">{words.lead}</p>
        <p className="workshop-small making-keys">{words.keys}</p>
      </div>
      {sheet === 'begin' && (
        <Begin
          words={words}
          maps={maps}
          onClose={close}
          onBegin={next => {
            edit(() => next);
            close();
          }}
        />
      )}
      {sheet === 'share' && (
        <Share sketch={sketch} words={words} onChange={next => edit(() => next)} onClose={close} />
      )}
    </div>
  );
}
