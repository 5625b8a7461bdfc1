/** Text of the settings page only, in French. */
import type { PageWords } from '../SettingsPage.tsx';

export const fr: PageWords = {
  title: 'Réglages',
  lead: 'Gardés dans ce navigateur seulement.',
  notStored: 'Ce navigateur ne garde pas les réglages : ils durent jusqu’à la fermeture de la page.',
  tryIt: 'Écouter',
  name: {
    label: 'Votre nom',
    text: 'Celui que les tables vous donnent. Reste dans ce navigateur.',
    placeholder: 'Vous',
  },
  about: {
    theme: 'Les tables ont d’abord été dessinées en sombre.',
    language: 'De chaque page, table et règle.',
    motion: 'Réduit arrête les images ; les pièces sautent au lieu de voyager.',
    animation: 'À quelle vitesse les pièces se déplacent et les dés roulent.',
    botSpeed: 'Combien de temps ils vous laissent voir ce qui vient de se passer.',
    oneClick:
      'Dés, choses cachées et fin de tour dès le premier clic. Sinon, le premier clic montre ce qui se passerait.',
    sound: 'Sons discrets, produits par le navigateur ; coupés par défaut.',
    coaching: 'Une phrase la première fois que chaque chose arrive à une table.',
  },
};
