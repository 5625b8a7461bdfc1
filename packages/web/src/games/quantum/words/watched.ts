/** The words for who only looks: nobody is "you" there, and the fleet in front is that of somebody with a name. */
import { fill } from '../../../text/index.ts';
import type { QuantumWords } from './index.ts';

export function watchedWords(words: QuantumWords, name: string): QuantumWords {
  const { panels } = words;
  const { watched, fight } = panels;
  return {
    ...words,
    panels: {
      ...panels,
      sheet: { ...panels.sheet, title: name },
      aboutShip: { ...panels.aboutShip, watch: watched.sums, deploy: watched.deploy },
      asked: { ...panels.asked, fleet: fill(watched.fleet, { name }), waiting: watched.goal },
      commands: { ...panels.commands, title: fill(watched.commands, { name }), none: panels.rivals.noCards },
      row: { ...panels.row, commandsText: watched.commandsText, full: watched.full },
      fight: {
        ...fight,
        ...watched.fight,
        you: name,
        youWin: fight.wins,
        youTie: fight.tie,
        yourDominance: fill(fight.dominanceOf, { who: name }),
      },
    },
  };
}
