import type { GameManifest } from '../../manifest.ts';

export const LOOP_TITLES: GameManifest['titles'] = {
  en: {
    name: 'The Loop',
    kind: 'Co-op, 1 to 4',
    tagline: 'Loop your cards to stop Dr Foo in seven eras.',
  },
  fr: {
    name: 'The Loop',
    kind: 'Coopératif, 1 à 4',
    tagline: 'Rejouez vos cartes en boucle pour arrêter le Dr Foo dans sept ères.',
  },
  cs: {
    name: 'The Loop',
    kind: 'Kooperativní, 1 až 4',
    tagline: 'Opakujte své karty ve smyčce a zastavte Dr. Foo v sedmi érách.',
  },
};
