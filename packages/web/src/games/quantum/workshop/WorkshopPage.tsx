/** Editor of maps of one's own: drawn, tested, kept, played and shared. The address holds the map on the desk. */
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
import { Maps } from './Maps.tsx';
import { Share } from './Share.tsx';
import { mapLike, newMapId } from './shelf.ts';
import { builtIn, faultsOf, parseLink } from './sketch.ts';
import { type Page, useDrawing } from './useDrawing.ts';
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

/** The map of the address, kept or new; the base board where there is none, or none that can be read. */
function opened(link: string): { readonly page: Page; readonly isUnreadable: boolean } {
  const base = { id: newMapId(), sketch: builtIn('base-2') };
  try {
    const sketch = link === '' ? base.sketch : parseLink(link);
    return { page: mapLike(sketch) ?? { ...base, sketch }, isUnreadable: false };
  } catch {
    return { page: base, isUnreadable: true };
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
  const [sheet, setSheet] = useState<'begin' | 'maps' | 'share'>();
  const drawing = useDrawing(first.page);
  const { id, sketch, isKept, edit } = drawing;
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
          onMaps={() => setSheet('maps')}
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
        <p className={`workshop-small workshop-kept${isKept === false ? '' : ' making-heard'}`} role="status">
          {isKept !== undefined && (isKept ? words.maps.kept : words.maps.notKept)}
        </p>
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
            drawing.open({ id: newMapId(), sketch: next });
            close();
          }}
        />
      )}
      {sheet === 'maps' && (
        <Maps
          words={words}
          id={id}
          onOpen={page => {
            drawing.open(page);
            close();
          }}
          onRename={drawing.rename}
          onClose={close}
        />
      )}
      {sheet === 'share' && (
        <Share sketch={sketch} words={words} onChange={next => edit(() => next)} onClose={close} />
      )}
    </div>
  );
}
