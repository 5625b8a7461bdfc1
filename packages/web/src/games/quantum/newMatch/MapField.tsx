/** What is played on: a picture, a name and a sentence for each map, and how many cubes everybody has to place. */
import { encode } from '@tessera/engine';
import { BASE, OF_PACK, QUANTUM_FACTS, type QuantumMapGiven, SEED_SIGN } from '@tessera/games/quantum';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { newSeed } from '../../../match/library.ts';
import type { Draft } from '../../../table/newMatch/draft.ts';
import { ownPack } from '../../../table/newMatch/packs/draft.ts';
import type { Named } from '../../../table/newMatch/packs/storage.ts';
import { Pictures } from '../../../table/newMatch/pictures/Pictures.tsx';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { fill, plural, useText } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useStore } from '../../../ui/render/useStore.ts';
import { PATHS } from '../../../ui/router.ts';
import { MapPicture } from '../board/MapPicture.tsx';
import { keptMaps, onMaps } from '../workshop/shelf.ts';
import { faultsOf, givenOf, type Sketch } from '../workshop/sketch.ts';
import {
  cubesFor,
  cubesOf,
  factionsIn,
  isOfPack,
  type MapChoice,
  mapChosen,
  mapFor,
  mapsFor,
  ownMap,
  withAnyMap,
  withCubes,
  withMap,
  withSeed,
} from './form.ts';
import type { PageWords } from './words/index.ts';

type Props = FieldProps<PageWords>;

export function MapField(props: Props) {
  const { draft, words, onChange } = props;
  const own = useOwnMaps(draft);
  return (
    <Pictures<MapChoice>
      option="map"
      heading={words.map.heading}
      words={words.game.options.map}
      values={[...mapsFor(draft), ...own]}
      value={mapChosen(draft)}
      onChange={map => onChange(withMap(draft, map))}
      keyOf={map => (typeof map === 'string' ? map : encode(map))}
      show={map => <OneMap {...props} map={map} />}
    >
      <Others {...props} />
      <CubesField {...props} />
    </Pictures>
  );
}

/** Maps of the player's own for so many seats: the chosen one stays in reach while others are looked at. */
function useOwnMaps(draft: Draft): readonly QuantumMapGiven[] {
  const chosen = useRef(ownMap(draft));
  chosen.current = ownMap(draft) ?? chosen.current;
  const kept = useStore(onMaps, keptMaps);
  const shelf = useMemo(() => kept.flatMap(({ sketch }) => playable(sketch) ?? []), [kept]);
  const now = chosen.current;
  const same = now && shelf.find(map => encode(map) === encode(now));
  const all = shelf.map(map => (map === same ? now : map)) as readonly QuantumMapGiven[];
  return [...(now && !same ? [now] : []), ...all].filter(({ players }) => players === draft.seats.length);
}

const playable = (sketch: Sketch): QuantumMapGiven | undefined =>
  faultsOf(sketch).length === 0 ? givenOf(sketch) : undefined;

/** As it is called: "Ring", "Ring, seed 7", or by the name that somebody gave it. */
export function nameOf(map: MapChoice, { maps, map: words }: PageWords): string {
  const id = typeof map === 'string' ? map : map.id;
  const [shape = '', seed] = id.split(SEED_SIGN);
  const known: Readonly<Record<string, { readonly name: string }>> = maps;
  const name = known[shape.replace(/^base-\d$/, BASE)]?.name;
  if (name) return seed === undefined ? name : fill(words.seeded, { name, seed });
  return id === 'custom' ? words.own : id.replace(OF_PACK, '');
}

function textOf(map: MapChoice, draft: Draft, { maps, map: words }: PageWords): string {
  if (typeof map !== 'string') return map.id.includes(SEED_SIGN) ? words.seededText : words.ownText;
  const known: Readonly<Record<string, { readonly text: string }>> = maps;
  const text = isOfPack(draft, map) ? undefined : known[map]?.text;
  return text ?? fill(words.ofPack, { pack: ownPack<Named>(draft)?.name ?? '' });
}

function OneMap({ draft, words, map }: Props & { readonly map: MapChoice }) {
  const { tiles, starts } = mapFor(draft, map);
  return (
    <>
      <MapPicture tiles={tiles} starts={starts} factions={factionsIn(draft)} />
      <span>
        <b>{nameOf(map, words)}</b> {textOf(map, draft, words)}
      </span>
    </>
  );
}

/** Maps that are not in the list: by lot, drawn from a seed, or by hand. */
function Others({ draft, words, onChange }: Props) {
  const [seed, setSeed] = useState('');
  const { others, othersText, any, seed: label, anySeed, generate, draw } = words.map;
  const drawNumbers = () => {
    const next = seed.trim() || newSeed().slice(0, 6);
    setSeed(next);
    onChange(withSeed(draft, next));
  };
  return (
    <div className="map-line">
      <p>
        <b>{others}</b> {othersText}
      </p>
      <div className="maps-others">
        <button type="button" className="button is-small" onClick={() => onChange(withAnyMap(draft))}>
          <Icon name="flip" size={16} />
          {any}
        </button>
        <label>
          {label}
          <input
            className="field"
            placeholder={anySeed}
            value={seed}
            maxLength={24}
            autoComplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>
        <button type="button" className="button is-small" onClick={drawNumbers}>
          {generate}
        </button>
        <Link className="button is-small" href={PATHS.workshop(QUANTUM_FACTS)}>
          <Icon name="plus" size={16} />
          {draw}
        </Link>
      </div>
    </div>
  );
}

/** Only numbers for which the map has room. */
function CubesField({ draft, words, onChange }: Props) {
  const { language } = useText();
  const { label, meaning } = words.game.options.cubes;
  const id = useId();
  const usual = mapFor(draft).cubes;
  return (
    <div className="map-line" data-option="cubes">
      <p id={id}>
        <b>{label}</b> {meaning}
      </p>
      <Choice
        label={label}
        describedBy={id}
        values={cubesFor(draft).map(String)}
        value={String(cubesOf(draft))}
        onChange={cubes => onChange(withCubes(draft, Number(cubes)))}
        show={cubes => cubes}
        name={cubes => {
          const count = plural(language, words.map.cubes, Number(cubes));
          return Number(cubes) === usual ? fill(words.map.ofMap, { count }) : count;
        }}
      />
    </div>
  );
}
