/** One's own maps: a picture and a name for each, which can be opened, played, renamed and deleted. */
import { FACTIONS } from '@tessera/games/quantum';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../table/Dialog.tsx';
import { fill } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { MapPicture } from '../board/MapPicture.tsx';
import { play } from './play.ts';
import { dropMap, type KeptMap, keepMap, keptMaps, onMaps } from './shelf.ts';
import { faultsOf, playersOf } from './sketch.ts';
import type { Page } from './useDrawing.ts';
import type { WorkshopWords } from './words/index.ts';

interface MapsProps {
  readonly words: WorkshopWords;
  /** The map on the desk. */
  readonly id: string;
  onOpen(page: Page): void;
  /** The map on the desk is renamed there. */
  onRename(name: string): void;
  onClose(): void;
}

export function Maps({ words, id, onOpen, onRename, onClose }: MapsProps) {
  const { maps: said } = words;
  const maps = useStore(onMaps, keptMaps);
  const [deleted, setDeleted] = useState<KeptMap>();
  const remove = (map: KeptMap): void => {
    dropMap(map.id);
    setDeleted(map);
  };
  return (
    <Dialog title={said.heading} name="is-begin is-maps" onClose={onClose}>
      <h2>{said.heading}</h2>
      <p className="maps-deleted" role="status">
        {deleted && (
          <>
            {fill(said.deleted, { name: deleted.sketch.name || words.nameless })}{' '}
            <button
              type="button"
              className="button is-small"
              onClick={() => {
                keepMap(deleted);
                setDeleted(undefined);
              }}
            >
              <Icon name="undo" size={16} />
              {words.bar.undo}
            </button>
          </>
        )}
      </p>
      {maps.length === 0 && <p>{said.none}</p>}
      <ul className="begin-maps">
        {maps.map(map => (
          <li key={map.id} aria-current={map.id === id}>
            <OneMap
              map={map}
              words={words}
              onOpen={() => onOpen(map)}
              onRename={name =>
                map.id === id ? onRename(name) : keepMap({ ...map, sketch: { ...map.sketch, name } })
              }
              onDelete={() => remove(map)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface OneMapProps {
  readonly map: KeptMap;
  readonly words: WorkshopWords;
  onOpen(): void;
  onRename(name: string): void;
  onDelete(): void;
}

function OneMap({ map: { sketch }, words, onOpen, onRename, onDelete }: OneMapProps) {
  const { maps: said, begin, play: playIt } = words;
  const name = sketch.name || words.nameless;
  const isPlayable = faultsOf(sketch).length === 0;
  return (
    <>
      <button type="button" onClick={onOpen}>
        <span className="only-read">{fill(said.open, { name })}</span>
        <MapPicture tiles={sketch.tiles} starts={sketch.starts} factions={FACTIONS} />
        <small>
          {isPlayable
            ? fill(begin.players, { players: playersOf(sketch), cubes: sketch.cubes })
            : said.unfinished}
        </small>
      </button>
      <input
        className="field"
        aria-label={words.name}
        value={sketch.name}
        placeholder={words.nameless}
        maxLength={40}
        onInput={({ currentTarget }) => onRename(currentTarget.value)}
      />
      <div className="maps-deeds">
        <button
          type="button"
          className="button is-small is-main"
          disabled={!isPlayable}
          onClick={() => play(sketch)}
        >
          {playIt}
        </button>
        <button
          type="button"
          className="button is-small"
          aria-label={fill(said.delete, { name })}
          title={fill(said.delete, { name })}
          onClick={onDelete}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </>
  );
}
