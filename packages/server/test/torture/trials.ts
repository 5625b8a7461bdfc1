import { firstStart } from './firstStart.ts';
import { flood } from './flood.ts';
import { garbage } from './garbage.ts';
import { greedy } from './greedy.ts';
import { kills } from './kills.ts';
import { lines } from './lines.ts';
import { nodes } from './nodes.ts';
import { pauses } from './pauses.ts';
import { caddy, nginx } from './proxies.ts';
import { replays } from './replays.ts';
import { soak } from './soak.ts';
import { upgrade } from './upgrade.ts';

/** Trials that need nothing but this repository's packages. */
export const TRIALS = {
  kills,
  nodes,
  firstStart,
  lines,
  pauses,
  garbage,
  replays,
  soak,
  flood,
  greedy,
  upgrade,
} as const;

export const ALL_TRIALS = { ...TRIALS, nginx, caddy } as const;
