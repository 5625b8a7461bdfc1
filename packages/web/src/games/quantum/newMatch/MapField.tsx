/** What is played on: a picture, a name and a sentence for each map, and how many cubes everybody has to place. */
import { QUANTUM_FACTS, type QuantumMapGiven } from '@tessera/games/quantum';
import { useId, useRef } from 'preact/hooks';
import { Choice } from '../../../app/Choice.tsx';
import { Link } from '../../../app/Link.tsx';
import type { Draft } from '../../../app/newMatch/draft.ts';
import type { FieldProps } from '../../../app/newMatch/preparation.ts';
import { PATHS } from '../../../app/router.ts';
import { fill, plural, useText } from '../../../text/index.ts';
import { MiniMap } from '../home/MiniMap.tsx';
import {
  cubesFor,
  cubesOf,
  factionsIn,
  type MapChoice,
  mapChosen,
  mapFor,
  mapsFor,
  ownMap,
  withCubes,
  withMap,
} from './form.ts';
import type { PageWords } from './words/index.ts';

type Props = FieldProps<PageWords>;

export function MapField(props: Props) {
  const { draft, words } = props;
  const { label, meaning } = words.game.options.map;
  const group = useId();
  const own = useOwnMap(draft);
  const maps: readonly MapChoice[] = [...mapsFor(draft.seats.length), ...(own ? [own] : [])];
  return (
    <section className="new-part" data-option="map">
      <h2>{words.map.heading}</h2>
      <div className="card maps">
        <p className="maps-meaning">{meaning}</p>
        <div className="maps-list" role="radiogroup" aria-label={label}>
          {maps.map(map => (
            <OneMap key={nameOf(map, words)} {...props} map={map} group={group} />
          ))}
        </div>
        <CubesField {...props} />
        <Link className="button is-small maps-draw" href={PATHS.workshop(QUANTUM_FACTS)}>
          {words.map.draw}
        </Link>
      </div>
    </section>
  );
}

/** The map that somebody drew stays in reach while others are looked at. */
function useOwnMap(draft: Draft): QuantumMapGiven | undefined {
  const kept = useRef(ownMap(draft));
  kept.current = ownMap(draft) ?? kept.current;
  return kept.current?.players === draft.seats.length ? kept.current : undefined;
}

/** As it is called: a map of one's own by its own name, if it has one. */
export function nameOf(map: MapChoice, { maps, map: { own } }: PageWords): string {
  if (typeof map === 'string') return maps[map as keyof typeof maps].name;
  return map.id === 'custom' ? own : map.id;
}

function OneMap(props: Props & { readonly map: MapChoice; readonly group: string }) {
  const { draft, words, onChange, map, group } = props;
  const { tiles, starts } = mapFor(draft, map);
  const text = typeof map === 'string' ? words.maps[map as keyof typeof words.maps].text : words.map.ownText;
  return (
    <label className="map-choice">
      <input
        type="radio"
        name={group}
        checked={map === mapChosen(draft)}
        onChange={() => onChange(withMap(draft, map))}
      />
      <MiniMap tiles={tiles} starts={starts} factions={factionsIn(draft)} />
      <span>
        <b>{nameOf(map, words)}</b> {text}
      </span>
    </label>
  );
}

/** Only numbers for which the map has room. */
function CubesField({ draft, words, onChange }: Props) {
  const { language } = useText();
  const { label, meaning } = words.game.options.cubes;
  const id = useId();
  const usual = mapFor(draft).cubes;
  return (
    <div className="map-cubes" data-option="cubes">
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
