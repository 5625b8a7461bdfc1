/** Facts of hints where no reason stands out, in French. */
export const facts = {
  draws: 'Cartes piochées : {count}.',
  uses: 'C’est là que servira « {card} ».',
  tied: 'Autres choix tout aussi bons : {count}.',
} as const;
