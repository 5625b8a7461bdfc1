/** Text of the settings page only, in French. */
import type { PageWords } from '../SettingsPage.tsx';

export const fr: PageWords = {
  title: 'Réglages',
  lead: 'Enregistrés dans ce navigateur seulement.',
  notStored: 'Ce navigateur n’enregistre pas les réglages : ils durent jusqu’à la fermeture de la page.',
  tryIt: 'Écouter',
  name: {
    label: 'Votre nom',
    text: 'Votre nom à la table. Il reste dans ce navigateur.',
    placeholder: 'Vous',
  },
  about: {
    theme: 'Les tables ont d’abord été conçues pour le thème sombre.',
    language: 'Pour toutes les pages, les tables et les règles.',
    motion: 'Réduit : les images sont fixes, et les pièces changent de place d’un coup.',
    animation: 'La vitesse à laquelle les pièces se déplacent et les dés roulent.',
    botSpeed: 'La pause que font les robots pour vous laisser suivre.',
    oneClick:
      'Lancer, révéler et terminer un tour en un clic. Sinon, le premier clic montre ce qui se passerait.',
    sound: 'Sons discrets, produits par le navigateur ; coupés par défaut.',
    coaching: 'Une phrase d’explication la première fois qu’une chose se produit à une table.',
  },
};
