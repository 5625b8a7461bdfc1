import type { OfflineWords } from './index.ts';

export const fr: OfflineWords = {
  setting: {
    label: 'Jouer sans réseau',
    about:
      'Toutes les pages, les règles et chaque jeu que vous avez ouvert restent sur cet appareil. Pour avoir Tessera parmi vos applications, choisissez « Installer » dans le menu du navigateur.',
    cannot:
      'Ce navigateur ne garde rien ici : il lui faut une adresse sécurisée (https) et une fenêtre ordinaire, non privée.',
    install: 'Installer Tessera',
    keep: 'Garder les quatre jeux ({size})',
    progress: '{done} sur {all}',
    whole: 'Tout est sur cet appareil.',
    failed: 'La connexion s’est interrompue. Ce qui est arrivé est gardé ; réessayez.',
    used: 'Utilisé : {used} sur {quota}.',
    persistent: 'Le navigateur garde vos parties jusqu’à ce que vous les effaciez vous-même.',
    evictable:
      'Si l’appareil manque de place, le navigateur peut tout effacer, vos parties comprises. En gardant tous les jeux, vous lui demandez de ne pas le faire.',
    unpromised:
      'Si l’appareil manque de place, le navigateur peut tout effacer, vos parties comprises : Tessera lui a demandé de les garder, et il ne l’a pas promis. Une partie enregistrée dans un fichier ne risque rien.',
  },
  update: {
    ready: 'Une nouvelle version de Tessera est prête.',
    atTable: 'Une nouvelle version de Tessera est prête. Elle démarrera quand vous quitterez cette table.',
    starting: 'Une nouvelle version de Tessera démarrera dès qu’aucune autre fenêtre n’affichera de table.',
    start: 'La lancer maintenant',
    read: 'D’accord',
  },
};
