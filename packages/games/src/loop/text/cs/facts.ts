/** Facts of hints where no reason stands out, in Czech. */
export const facts = {
  draws: 'Dobrané karty: {count}.',
  uses: 'Tam se pak použije „{card}“.',
  tied: 'Jiné stejně dobré možnosti: {count}.',
} as const;
