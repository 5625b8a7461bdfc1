import type { FirstGame } from '../../manifest.ts';

/** The two easiest agents, in the simplest mode. */
export const FIRST_GAME: FirstGame = {
  text: {
    en: 'You and a steady bot against Dr Foo. Each new thing is explained.',
    fr: 'Vous et un robot posé contre le Dr Foo. Chaque nouveauté est expliquée.',
    cs: 'Vy a vyrovnaný robot proti dr. Foo. Každá novinka se vysvětlí.',
  },
  level: 'steady',
  options: { agents: ['prowler', 'cztwyzzek'] },
  loadPosition: async () => (await import('./ready.ts')).READY,
};
