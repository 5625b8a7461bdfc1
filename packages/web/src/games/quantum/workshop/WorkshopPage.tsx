/** Where maps of one's own are drawn, tested, played and shared. The address holds the map: a reload keeps it. */
import './workshop.css';
import { MAP_IDS, QUANTUM_TITLES } from '@tessera/games/quantum';
import { useId, useState } from 'preact/hooks';
import { Choice } from '../../../app/Choice.tsx';
import { Waiting } from '../../../app/Notice.tsx';
import { PageTitle } from '../../../app/PageTitle.tsx';
import { useAnchor } from '../../../app/router.ts';
import { fill, useLoadedWords, useText } from '../../../text/index.ts';
import { loadWords as loadMatchWords, type PageWords } from '../newMatch/words/index.ts';
import { Grid } from './Grid.tsx';
import { Share } from './Share.tsx';
import { builtIn, EMPTY, formatLink, parseLink, type Sketch, type Tool, used } from './sketch.ts';
import { leftOf, TOOLS, toolName } from './tools.ts';
import { Verdict } from './Verdict.tsx';
import { loadWords, type WorkshopWords } from './words/index.ts';

export default function WorkshopPage() {
  const { waiting } = useText();
  const words = useLoadedWords(loadWords);
  const matchWords = useLoadedWords(loadMatchWords);
  const link = useAnchor();
  if (!words || !matchWords) return <Waiting text={waiting} />;
  // Another link is another drawing; what is drawn changes the address without a word.
  return <Workshop key={link} link={link} words={words} maps={matchWords.maps} />;
}

const FIRST = 'base-2';

/** The map of the address; the base board where there is none, or none that can be read. */
function opened(link: string): { readonly sketch: Sketch; readonly isUnreadable: boolean } {
  try {
    return { sketch: link === '' ? builtIn(FIRST) : parseLink(link), isUnreadable: false };
  } catch {
    return { sketch: builtIn(FIRST), isUnreadable: true };
  }
}

interface WorkshopProps {
  readonly words: WorkshopWords;
  readonly maps: PageWords['maps'];
}

function Workshop({ link, words, maps }: WorkshopProps & { readonly link: string }) {
  const { language } = useText();
  const [first] = useState(() => opened(link));
  const [sketch, setSketch] = useState(first.sketch);
  const [tool, setTool] = useState<Tool>(8);
  const change = (next: Sketch) => {
    history.replaceState(history.state, '', `#${formatLink(next)}`);
    setSketch(next);
  };
  return (
    <div className="workshop" data-game="quantum">
      <header className="workshop-head">
        <p className="new-game">{QUANTUM_TITLES[language].name}</p>
        <PageTitle title={words.title} />
        <p>{words.lead}</p>
        {first.isUnreadable && (
          <p className="refusal" role="alert">
            {words.unreadable}
          </p>
        )}
      </header>
      <div className="workshop-desk">
        <Tools tool={tool} sketch={sketch} words={words} onChange={setTool} />
        <Grid
          sketch={sketch}
          words={words}
          onUse={(place, own) => change(used(sketch, own ?? tool, place))}
        />
        <p className="workshop-small workshop-keys">{words.keys}</p>
      </div>
      <div className="workshop-side">
        <Verdict sketch={sketch} words={words} />
        <Base sketch={sketch} words={words} maps={maps} onChange={change} />
        <Share sketch={sketch} words={words} onChange={change} />
      </div>
    </div>
  );
}

interface ToolsProps {
  readonly tool: Tool;
  readonly sketch: Sketch;
  readonly words: WorkshopWords;
  readonly onChange: (tool: Tool) => void;
}

function Tools({ tool, sketch, words, onChange }: ToolsProps) {
  const left = (name: string): string => {
    const count = leftOf(TOOLS.find(one => String(one) === name) ?? 'erase', sketch);
    return count === undefined ? '' : fill(words.tools.left, { count });
  };
  return (
    <Choice
      label={words.tools.label}
      className="workshop-tools"
      values={TOOLS.map(String)}
      value={String(tool)}
      onChange={name => onChange(TOOLS.find(one => String(one) === name) ?? 'erase')}
      show={name => (
        <span>
          {toolName(TOOLS.find(one => String(one) === name) ?? 'erase', words)}
          <small>{left(name)}</small>
        </span>
      )}
    />
  );
}

interface BaseProps extends WorkshopProps {
  readonly sketch: Sketch;
  readonly onChange: (sketch: Sketch) => void;
}

/** What the drawing begins with, and the cubes. */
function Base({ sketch, words, maps, onChange }: BaseProps) {
  const { begin } = words;
  const id = useId();
  const link = formatLink(sketch);
  const known = MAP_IDS.find(one => formatLink(builtIn(one)) === link);
  const isEmpty = link === formatLink({ ...EMPTY, cubes: sketch.cubes });
  return (
    <section className="card workshop-part">
      <div className="workshop-line">
        <label htmlFor={id}>{begin.label}</label>
        <select
          id={id}
          className="field"
          value={known ?? (isEmpty ? 'none' : 'mine')}
          onChange={({ currentTarget: { value } }) =>
            value !== 'mine' && onChange(value === 'none' ? EMPTY : builtIn(value))
          }
        >
          {!known && !isEmpty && <option value="mine">{begin.mine}</option>}
          <option value="none">{begin.none}</option>
          {MAP_IDS.map(one => (
            <option key={one} value={one}>
              {nameOf(one, maps)}
            </option>
          ))}
        </select>
      </div>
      <div className="workshop-line">
        <span>{words.cubes}</span>
        <Choice
          label={words.cubes}
          values={['4', '5', '6', '7']}
          value={String(sketch.cubes)}
          onChange={cubes => onChange({ ...sketch, cubes: Number(cubes) })}
          show={cubes => cubes}
        />
      </div>
    </section>
  );
}

/** "Ring (2)": the base boards differ by their number of players, and so may the others. */
function nameOf(id: (typeof MAP_IDS)[number], maps: PageWords['maps']): string {
  const players = id.match(/\d/)?.[0] ?? '';
  const { name } = maps[(id.startsWith('base') ? 'base' : id) as keyof typeof maps];
  return `${name} (${players})`;
}
