import './colours.css';
import type { AnnouncedGame } from '../manifest.ts';
import { QuantumArt } from './home/QuantumArt.tsx';

export const quantum: AnnouncedGame = {
  id: 'quantum',
  titles: {
    en: {
      name: 'Quantum',
      kind: 'Duel or brawl, 2 to 4',
      tagline: 'Dice are ships: low ones hit hard, high ones fly far.',
    },
    fr: {
      name: 'Quantum',
      kind: 'Duel ou mêlée, 2 à 4',
      tagline: 'Les dés sont des vaisseaux : petits, ils frappent fort ; grands, ils vont loin.',
    },
    cs: {
      name: 'Quantum',
      kind: 'Souboj nebo bitva, 2 až 4',
      tagline: 'Kostky jsou lodě: nízké tvrdě útočí, vysoké letí daleko.',
    },
  },
  Art: QuantumArt,
};
