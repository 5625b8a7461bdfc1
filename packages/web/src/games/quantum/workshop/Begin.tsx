/** What a drawing begins with: an empty field, or a map of the rules, with its numbers drawn anew if there is a seed. */
import { FACTIONS, MAP_IDS, type MapId } from '@tessera/games/quantum';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../table/Dialog.tsx';
import { fill } from '../../../text/index.ts';
import { MapPicture } from '../board/MapPicture.tsx';
import type { PageWords } from '../newMatch/words/index.ts';
import { builtIn, EMPTY, generated, type Sketch } from './sketch.ts';
import type { WorkshopWords } from './words/index.ts';

interface BeginProps {
  readonly words: WorkshopWords;
  readonly maps: PageWords['maps'];
  onBegin(sketch: Sketch): void;
  onClose(): void;
}

export function Begin({ words, maps, onBegin, onClose }: BeginProps) {
  const { begin } = words;
  const [seed, setSeed] = useState('');
  return (
    <Dialog title={begin.heading} name="is-begin" onClose={onClose}>
      <h2>{begin.heading}</h2>
      <label className="begin-seed">
        <span>
          <b>{begin.seed}</b> {begin.seedText}
        </span>
        <input
          className="field"
          value={seed}
          maxLength={24}
          autoComplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setSeed(currentTarget.value.trim())}
        />
      </label>
      <ul className="begin-maps">
        <li>
          <button type="button" onClick={() => onBegin(EMPTY)}>
            <MapPicture tiles={[]} factions={FACTIONS} />
            <b>{begin.empty}</b>
          </button>
        </li>
        {MAP_IDS.map(id => {
          const sketch = seed === '' ? builtIn(id) : generated(id, seed);
          const players = sketch.starts.length;
          return (
            <li key={id}>
              <button type="button" onClick={() => onBegin(sketch)}>
                <MapPicture tiles={sketch.tiles} starts={sketch.starts} factions={FACTIONS} />
                <b>{nameOf(id, maps)}</b>
                <small className="making-heard">
                  {fill(begin.players, { players, cubes: sketch.cubes })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const nameOf = (id: MapId, maps: PageWords['maps']): string =>
  maps[(id.startsWith('base') ? 'base' : id) as keyof typeof maps].name;
