/** Every trial by name. */
import { flood } from './flood.ts';
import { garbage } from './garbage.ts';
import { kills } from './kills.ts';
import { lines } from './lines.ts';
import { nodes } from './nodes.ts';
import { pauses } from './pauses.ts';
import { caddy, nginx } from './proxies.ts';
import { replays } from './replays.ts';
import { soak } from './soak.ts';
import { upgrade } from './upgrade.ts';

/** Those that need nothing but what is installed with us. */
export const TRIALS = { kills, nodes, lines, pauses, garbage, replays, soak, flood, upgrade } as const;

export const ALL_TRIALS = { ...TRIALS, nginx, caddy } as const;
