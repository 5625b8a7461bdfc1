/** Accessible name of a place: "Yellow 6, c2, level 3, removable". */
import { stackName } from '@tessera/games/tesseract';
import { capitalised, fill, plural } from '../../../text/index.ts';
import { cubeWords } from '../panels/names.ts';
import type { TesseractWords } from '../words/index.ts';
import { isMarked, type LayerMark, type LayerPlace } from './content.ts';

/** Content of the place. A cube seen before it was covered keeps its value (T-INFO-4). */
function whatWords(words: TesseractWords, { kind, cube }: LayerPlace): string {
  if (cube) return cubeWords(words, cube);
  return kind === 'floor' ? words.panels.layers.floor : words.panels.layers.air;
}

function symbolWords(words: TesseractWords, { symbol, kind }: LayerPlace): string | undefined {
  if (!symbol) return undefined;
  const { layers } = words.panels;
  return fill(kind === 'floor' ? layers.fired : layers.above, { symbol: words.game.symbols[symbol].name });
}

const TOLD = ['removable', 'choosable', 'next', 'put', 'hinted', 'decisive'] as const satisfies LayerMark[];

export function placeWords(words: TesseractWords, place: LayerPlace): string {
  const { layers } = words.panels;
  const what = whatWords(words, place);
  const where = fill(layers.place, { what, cell: stackName(place.cell), level: place.level + 1 });
  const told = TOLD.filter(mark => isMarked(place, mark));
  const remarks = [
    place.above > 0 && plural(words.language, layers.coveredBy, place.above),
    // `removable` implies `choosable`.
    ...told.filter(mark => mark !== 'choosable' || !told.includes('removable')).map(mark => layers[mark]),
    symbolWords(words, place),
  ];
  return capitalised([where, ...remarks.filter(Boolean)].join(', '));
}
