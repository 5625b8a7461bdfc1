/** Every sentence of the shell and of the chrome around any table, in French. Spaces before : ; ! ? are no-break. */
import type { ShellText } from './index.ts';

export const fr: ShellText = {
  product: 'Tessera',
  skip: 'Aller au contenu',
  waiting: 'Un instant',
  nav: { label: 'Principal', play: 'Jouer', rules: 'Règles', settings: 'Réglages', home: 'Tessera, accueil' },
  languages: { en: 'English', fr: 'Français', cs: 'Čeština' },

  home: {
    title: 'Quatre jeux d’espace et de temps pliés',
    lead: 'Une table dans votre navigateur. Deux jeux sont prêts : contre un robot, à plusieurs devant cet écran, ou ensemble contre le cube. Rien à installer, pas de compte.',
    leadShort: 'Avec des robots ou des amis, sur cet écran. Sans compte.',
    games: 'Les jeux',
    playGame: 'Jouer à {game}',
    notBuilt: 'Pas encore construit',
    first: {
      heading: 'Première visite ?',
      playTitle: 'Une première partie',
      playButton: 'Jouer',
      friendKind: 'À deux',
      friendTitle: 'Avec un ami, ici même',
      friendText: 'Deux chaises, un plateau : chacun son tour.',
      friendButton: 'Préparer',
      rulesKind: 'À consulter',
      rulesTitle: 'Les règles',
      rulesText: 'Chaque clause, avec recherche et lien.',
      rulesButton: 'Lire',
    },
    continue: {
      heading: 'Continuer',
      moves: { one: '{count} coup', other: '{count} coups' },
      yourMove: 'À vous',
      toMove: 'À {name} de jouer',
      won: '{name} a gagné',
      over: 'Terminée',
      fresh: 'Pas commencée',
      teamWon: 'Gagnée ensemble',
      teamLost: 'Perdue',
      gaveUp: 'Abandonnée',
      open: 'Ouvrir la partie {title}',
      forget: 'Supprimer {title}',
      forgetAsk: 'Supprimer cette partie pour de bon ?',
      forgetYes: 'Supprimer',
      forgetNo: 'Garder',
      forgotten: '{title} a été supprimée.',
      newTitle: 'Nouvelle partie',
      newText: 'Choisir les places et les options',
    },
    thanks:
      'Non officiel et non commercial. Textes, code et images sont les nôtres ; les titres appartiennent à leurs éditeurs.',
  },

  newMatch: {
    title: 'Nouvelle partie',
    recommended: {
      title: 'Première partie conseillée',
      button: 'Commencer tout de suite',
    },
    seats: {
      swap: 'Échanger les places',
      you: 'Vous',
      friend: 'Ami ici',
      bot: 'Robot',
      name: 'Nom',
      level: 'Niveau',
      yourName: 'Vous',
      friendName: 'Ami',
      botName: 'Robot {level}',
      notes: {
        you: 'Vous, devant cet écran.',
        friend: 'Quelqu’un à côté de vous, devant ce même écran.',
        bot: 'L’ordinateur, au niveau choisi.',
      },
    },
    levels: {
      random: 'au hasard',
      gentle: 'doux',
      greedy: 'avide',
      steady: 'posé',
      strong: 'fort',
    },
    options: {
      heading: 'Options',
      changed: { one: '{count} modifiée', other: '{count} modifiées' },
      byDefault: 'par défaut : {value}',
      clause: 'Lire la règle {clause}',
      none: 'Sans limite',
      limited: 'Après',
    },
    refusals: {
      countEmpty: '{label} : écrivez un nombre entier de {min} à {max}, ou choisissez « {none} ».',
      count: '{label} : « {given} » n’est pas un nombre entier de {min} à {max}.',
    },
    summary: {
      heading: 'Votre partie',
      start: 'Commencer la partie',
    },
  },

  match: {
    loading: 'On dresse la table',
    missingTitle: 'Cette partie n’est pas dans ce navigateur',
    missingText:
      'Une partie vit dans le navigateur où elle a commencé. Celle-ci a peut-être été supprimée, ou appartient à un autre navigateur ou appareil.',
    failedTitle: 'Cette partie ne peut pas se jouer ici',
    failures: {
      noWorkers:
        'Ce navigateur ne laisse pas les pages réfléchir en arrière-plan (pas de Web Workers), et la table en a besoin. Tout navigateur récent convient.',
      crashed:
        'Ce qui fait tourner le jeu s’est arrêté. Rechargez la page : tous les coups joués sont gardés.',
      broken: 'Ce que ce navigateur a gardé de la partie ne se lit plus ; elle ne peut pas continuer.',
      otherRules:
        'Cette partie a commencé sous une version plus ancienne des règles ; elle ne peut pas continuer.',
      unknownGame: 'Cette partie appartient à un jeu qui n’est pas encore construit.',
      botFailed: 'Le robot de cette place a échoué. Vous pouvez reprendre des coups, ou abandonner.',
      notKept:
        'Ce navigateur ne garde plus rien : vous pouvez jouer, mais seulement jusqu’à la fermeture de la page.',
      removed: 'La partie a été supprimée dans un autre onglet : vous pouvez jouer, mais rien n’est gardé.',
      overtaken: 'Un autre onglet a joué au même moment : c’est son coup qui compte, le voici.',
    },
    unknown:
      'Quelque chose dont la table a besoin n’a pas démarré. Rechargez la page ; vos coups sont gardés.',
    reload: 'Recharger',
  },

  rules: {
    title: 'Règles de {game}',
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    searchHint: 'Un mot ou une clause, par exemple {clause}',
    found: { one: '{count} passage', other: '{count} passages' },
    nothing: 'Rien dans les règles ne dit « {query} ».',
    loading: 'On ouvre les règles',
    failed: 'Les règles n’ont pas pu être chargées. Vérifiez la connexion et rechargez la page.',
    play: 'Jouer à {game}',
    noClause: 'Il n’y a pas de clause {clause}.',
  },

  settings: {
    title: 'Réglages',
    lead: 'Gardés dans ce navigateur seulement.',
    theme: {
      label: 'Thème',
      text: 'Les tables ont d’abord été dessinées en sombre.',
      dark: 'Sombre',
      light: 'Clair',
      system: 'Comme le système',
    },
    language: { label: 'Langue', text: 'De chaque page, table et règle.' },
    motion: {
      label: 'Mouvement',
      text: 'Réduit arrête les images ; les pièces sautent au lieu de voyager.',
      system: 'Comme le système',
      reduced: 'Réduit',
      full: 'Complet',
    },
    sound: {
      label: 'Son',
      text: 'Petit, synthétisé ici. Coupé tant que vous n’en voulez pas.',
      on: 'Oui',
      off: 'Non',
      test: 'Écouter',
    },
    name: {
      label: 'Votre nom',
      text: 'Celui que les tables vous donnent. Reste dans ce navigateur.',
      placeholder: 'Vous',
    },
    notStored: 'Ce navigateur ne garde pas les réglages : ils durent jusqu’à la fermeture de la page.',
  },

  missing: {
    title: 'Il n’y a pas de page ici',
    text: 'L’adresse {path} ne mène nulle part. Elle est peut-être mal écrite, ou pour plus tard.',
  },
  crash: {
    title: 'Quelque chose s’est cassé',
    text: 'C’est notre faute, pas la vôtre. Vos parties sont gardées dans ce navigateur. Rechargez la page, ou revenez à l’accueil.',
    details: 'Ce qui s’est passé, pour un rapport',
  },
  back: 'Retour à l’accueil',

  table: {
    leave: 'Retour à l’accueil',
    menu: 'Menu',
    undo: 'Annuler',
    redo: 'Rétablir',
    undoRefusals: {
      nothingToUndo: 'Il n’y a rien à reprendre.',
      chanceDrawn: 'Pas au-delà d’un tirage au sort.',
      hiddenRevealed: 'Pas au-delà de ce qui a été révélé.',
    },
    resign: 'Abandonner',
    resignAsk: 'Abandonner cette partie ?',
    resignYes: 'Oui, j’abandonne',
    resignNo: 'Continuer',
    keysTitle: 'Touches',
    close: 'Fermer',
    hint: 'Conseil',
    readRule: 'Lire la règle',
    readClause: 'Lire la règle {clause}',
    rematch: 'Rejouer',
    review: 'Regarder le plateau',
    over: 'La partie est finie',
    rules: 'Règles',
    settings: 'Réglages',
    asked: 'Ce qui est demandé',
    noRedo: 'Rien n’a été annulé.',
    refusals: {
      E_PLAYED_ELSEWHERE:
        'Un autre onglet a joué entre-temps : son terrain est affiché, et ce coup n’a pas été joué.',
      E_STOPPED: 'Cette partie s’est arrêtée. Rechargez la page : tous les coups sont conservés.',
      E_NOTATION: 'Ce n’est pas un coup : {why}',
    },
    notPossible: 'Ce n’est pas possible maintenant.',
    keyNames: { enter: 'Entrée', space: 'Espace', escape: 'Échap', shift: 'Maj', control: 'Ctrl' },
    loading: 'On dresse la table',
  },
};
