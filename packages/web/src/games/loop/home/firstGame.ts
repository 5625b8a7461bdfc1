import type { FirstGame } from '../../manifest.ts';

/** The two easiest agents, in the simplest mode. */
export const FIRST_GAME: FirstGame = {
  level: 'strong',
  options: { agents: ['prowler', 'cztwyzzek'] },
  loadPosition: async () => (await import('./ready.ts')).READY,
};
