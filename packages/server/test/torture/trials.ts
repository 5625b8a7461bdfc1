/** Every trial by name. */
import { kills } from './kills.ts';
import { lines } from './lines.ts';
import { nodes } from './nodes.ts';
import { pauses } from './pauses.ts';
import { caddy, nginx } from './proxies.ts';

/** Those that need nothing but what is installed with us. */
export const TRIALS = { kills, lines, nodes, pauses } as const;

export const ALL_TRIALS = { ...TRIALS, nginx, caddy } as const;
