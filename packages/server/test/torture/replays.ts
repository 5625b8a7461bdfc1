/** R10: stored games of all four games are replayed on Node and in a browser, with equal results at every step. */
import { GAME_IDS } from '@tessera/games';
import { inBrowser } from './browser.ts';
import { randomLog } from './randomLogs.ts';
import { stepsOf } from './steps.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { games: 12, answers: 60 },
  long: { games: 4000, answers: 400 },
};

export const replays: Trial = {
  id: 'R10',
  what: 'stored games on Node and in a browser: the same digest at every step',
  run: (size, say) =>
    inBrowser(async replay => {
      const { games, answers } = SIZES[size];
      const faults: string[] = [];
      let steps = 0;
      for (let n = 0; n < games; n++) {
        const game = GAME_IDS[n % GAME_IDS.length] as string;
        // Through JSON, as from a file or the network.
        const log = JSON.parse(JSON.stringify(randomLog(game, `stored ${n}`, answers)));
        const [here, there] = [stepsOf(log), await replay(log)];
        const first = here.findIndex((step, i) => step !== there[i]);
        if (first >= 0 || here.length !== there.length)
          faults.push(`${game} ${n}: the browser is elsewhere after answer ${first}`);
        steps += here.length;
        if ((n + 1) % 200 === 0) say(`R10: ${n + 1} of ${games} games, ${steps} steps`);
      }
      return { did: `${games} games, ${steps} steps`, faults };
    }),
};
