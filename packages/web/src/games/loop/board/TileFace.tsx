/** Place of a Sabotage tile: hidden, revealed with its progress, archived, or a vortex. */
import { MissionMark } from '../pieces/MissionMark.tsx';
import { Vortex } from '../pieces/Vortex.tsx';
import type { EraModel } from './Era.tsx';
import type { Tile } from './eras.ts';
import { damaged, tileName } from './labels.ts';
import { Thing } from './Thing.tsx';

interface TileFaceProps {
  readonly model: EraModel;
  readonly tile: Tile;
}

export function TileFace({ model, tile }: TileFaceProps) {
  const { words } = model;
  const name = tileName(model, tile);
  if (tile.kind === 'mission') {
    const { mission, damage, need } = tile;
    return (
      <Thing
        model={model}
        thing={{ kind: 'mission', mission }}
        name={damaged(words, name, tile)}
        className="lb-tile is-mission"
        piece={`mission ${mission}`}
      >
        <MissionMark mission={mission} />
        <span>
          <span className="lb-name">{name}</span>
          <b>
            {damage}/{need}
          </b>
        </span>
      </Thing>
    );
  }
  return (
    <span className={`lb-tile is-${tile.kind}`} aria-hidden="true">
      {tile.kind === 'hidden' ? (
        <MissionMark />
      ) : tile.kind === 'archived' ? (
        <svg className="lb-tick" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2.500 8.500 3.700 3.700L13.500 4" />
        </svg>
      ) : (
        <Vortex isMega={tile.kind === 'mega'} />
      )}
      <span className="lb-name">{name}</span>
    </span>
  );
}
