/** What quantum puts into the top bar: up to four fleets, and how many cubes each has left. */
import type { Heading } from '../../table/TopBar.tsx';
import { plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import type { QuantumModel } from './contract.ts';
import { CubeMark } from './pieces/CubeMark.tsx';

export function headingOf(model: QuantumModel): Heading {
  const { shown, words, names, factions, layout } = model;
  const { view, toAct, thinking } = shown;
  return {
    game: words.game.name,
    seats: names.map((name, seat) => {
      const left = view.cubesLeft[seat] ?? 0;
      const cubes = plural(words.language, words.table.cubesLeft, left);
      return {
        key: `${seat}`,
        name,
        badge: <CubeMark faction={factions[seat]} />,
        colour: `var(--faction-${factions[seat] ?? 'kepler'})`,
        remark: isHandheld(layout) ? `${left}` : cubes,
        isOn: toAct === seat,
        isThinking: thinking === seat,
        heard: words.game.factions[factions[seat] ?? 'kepler'],
      };
    }),
    entries: [],
  };
}
