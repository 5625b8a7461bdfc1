/** How a match of quantum is prepared. */
import './newMatch.css';
import { fill } from '@tessera/engine';
import { FACTIONS, type Faction } from '@tessera/games/quantum';
import type { Draft } from '../../../table/newMatch/draft.ts';
import { packLines } from '../../../table/newMatch/packs/draft.ts';
import { foldedPack } from '../../../table/newMatch/packs/FoldedPack.tsx';
import type { DraftProps, Place, Preparation } from '../../../table/newMatch/preparation.ts';
import { lazy } from '../../../ui/render/lazy.tsx';
import { MapPicture } from '../board/MapPicture.tsx';
import { FactionField, FactionSign } from './FactionField.tsx';
import { FORM, factionsIn, mapChosen, mapFor } from './form.ts';
import { MapField, nameOf } from './MapField.tsx';
import { ShipsPart } from './ShipsPart.tsx';
import { loadWords, type PageWords } from './words/index.ts';

const PackPart = foldedPack<PageWords>(
  'tessera.packs.quantum',
  lazy(() => import('./PackPart.tsx')),
);

function placeOf(seat: number, draft: Draft, { game, who }: PageWords): Place {
  const faction = factionsIn(draft)[seat] as Faction;
  const name = game.factions[faction];
  return {
    name,
    short: name,
    question: fill(who, { faction: name }),
    sign: <FactionSign faction={faction} />,
  };
}

function Picture({ draft }: DraftProps<PageWords>) {
  const { tiles, starts } = mapFor(draft);
  return <MapPicture tiles={tiles} starts={starts} factions={factionsIn(draft)} />;
}

/** The map always; the pack where one was chosen. */
const ownLines = (draft: Draft, words: PageWords): readonly string[] => [
  fill(words.onMap, { map: nameOf(mapChosen(draft), words) }),
  ...packLines(draft, words),
];

export const preparation: Preparation<PageWords> = {
  ...FORM,
  loadWords,
  placeOf,
  holdings: ({ game }) => FACTIONS.map(faction => game.factions[faction]),
  SeatField: FactionField,
  BeforeOptions: MapField,
  AfterOptions: props => (
    <>
      <ShipsPart {...props} />
      <PackPart {...props} />
    </>
  ),
  Picture,
  valueName: (_, map, words) => nameOf(map, words),
  who: names => names.join(', '),
  ownLines,
};
