/** Text for spectators: third person, with the name of the player whose perspective is shown. */
import { fill } from '../../../text/index.ts';
import type { LoopWords } from './index.ts';

export function watchedWords(words: LoopWords, name: string): LoopWords {
  const { panels, table } = words;
  const { watched, missions } = panels;
  return {
    ...words,
    panels: {
      ...panels,
      hand: { ...panels.hand, title: fill(panels.hand.titleOf, { agent: name }) },
      me: { ...panels.me, title: name },
      missions: {
        ...missions,
        ...watched,
        hereCounts: fill(missions.othersThere, { agents: name }),
        hereLoop: fill(watched.hereLoop, { name }),
      },
    },
    table: { ...table, tabs: { ...table.tabs, me: name } },
  };
}
