/** A place of a level in words: "Yellow 6, c2, level 3, removable". */
import { fill, plural } from '../../../text/index.ts';
import { capitalised, cellLabel, cubeWords } from '../panels/names.ts';
import type { PanelWords } from '../panels/props.ts';
import type { LayerPlace } from './content.ts';

/** What stands there. A cube somebody has seen before it was covered keeps its value (T-INFO-4). */
function whatWords(words: PanelWords, { kind, cube }: LayerPlace): string {
  if (cube) return cubeWords(words, cube);
  return kind === 'floor' ? words.panels.layers.floor : words.panels.layers.air;
}

function symbolWords(words: PanelWords, { symbol, kind }: LayerPlace): string | undefined {
  if (!symbol) return undefined;
  const { layers } = words.panels;
  return fill(kind === 'floor' ? layers.fired : layers.above, { symbol: words.game.symbols[symbol].name });
}

export function placeWords(words: PanelWords, place: LayerPlace): string {
  const { layers } = words.panels;
  const what = whatWords(words, place);
  const where = fill(layers.place, { what, cell: cellLabel(place.cell), level: place.level + 1 });
  const remarks = [
    place.above > 0 && plural(words.language, layers.coveredBy, place.above),
    place.isRemovable && layers.removable,
    place.isChoosable && !place.isRemovable && layers.choosable,
    place.isNext && layers.next,
    place.isPlace && layers.put,
    place.isHinted && layers.hinted,
    place.isDecisive && layers.decisive,
    symbolWords(words, place),
  ];
  return capitalised([where, ...remarks.filter(Boolean)].join(', '));
}
