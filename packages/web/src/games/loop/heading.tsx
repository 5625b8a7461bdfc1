/** What loop puts into the top bar: who plays which agents. */
import type { Heading } from '../../table/TopBar.tsx';
import type { LoopModel } from './contract.ts';

export function headingOf({ shown, names }: LoopModel): Heading {
  const { toAct, thinking } = shown;
  return {
    game: 'The LOOP',
    seats: names.map((name, seat) => ({
      key: `${seat}`,
      name,
      badge: null,
      isOn: toAct === seat,
      isThinking: thinking === seat,
    })),
    entries: [],
  };
}
