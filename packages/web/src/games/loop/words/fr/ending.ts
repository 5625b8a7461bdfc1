import type { EndingText } from '../en/ending.ts';

export const ending: EndingText = {
  titles: {
    VICTORY: 'Le Dr Foo est arrêté !',
    VORTEX_DOUBLE: 'L’espace-temps est déchiré',
    VORTEX_FOURTH: 'L’espace-temps est déchiré',
    CYCLES: 'Le temps est écoulé',
    MEGA_VORTEX: 'Englouti',
    RESIGN: 'Abandon',
  },
  sums: {
    archived: '{count} missions archivées sur 4',
    vortices: { one: '{count} vortex', other: '{count} vortex' },
    turns: { one: '{count} tour', other: '{count} tours' },
    loops: { one: '{count} LOOP', other: '{count} LOOP' },
  },
  loading: 'Retour sur la partie…',
  noReview: 'On ne peut pas revenir sur cette partie.',
  why: { lost: 'Pourquoi avons-nous perdu ?', won: 'Comment avons-nous gagné ?' },
  luckTitle: 'Chance et décisions',
  next: 'À essayer ensuite',
  career: 'Où en est notre carrière ?',
  turn: 'Tour {turn}',
  moments: {
    double: 'Le vortex {at} a débordé. Le lancer avait {chance} de chances de terminer la partie.',
    fourth:
      'Plus de vortex se sont ouverts qu’il n’y a de tuiles. Le lancer avait {chance} de chances de terminer la partie.',
    cycles: 'La dernière carte Foo a été jouée avec {archived} missions archivées sur 4.',
    mega: '{agent} a fini son tour sur le Méga Vortex {at}.',
    won: {
      one: 'La dernière chose qui manquait s’est mise en place, {count} tour avant la fin.',
      other: 'La dernière chose qui manquait s’est mise en place, {count} tours avant la fin.',
    },
    vortexRisk: 'Un vortex s’est ouvert {at} : il avait {chance} de chances quand le tour s’est fini.',
    vortexUnlucky: 'Un vortex s’est ouvert {at}, alors qu’il n’avait que {chance} de chances.',
    vortexMission: 'Le vortex {at} a emporté « {mission} » et ses {damage} dégâts.',
    vortexCard:
      'Un vortex s’est ouvert {at} ({chance}). {card} : cette carte était encore redressée ; avec elle, c’était {after}.',
    throw: 'Le Dr Foo est arrivé {to}, où se trouvaient {clones} clones : {cubes} cubes sont tombés.',
    waiting: {
      one: '« {mission} » était complète et a attendu {count} tour avant d’être archivée.',
      other: '« {mission} » était complète et a attendu {count} tours avant d’être archivée.',
    },
    chain: {
      one: '{agent} a fait {count} LOOP en un tour et utilisé {cards} cartes.',
      other: '{agent} a fait {count} LOOP en un tour et utilisé {cards} cartes.',
    },
    close: 'Le lancer avait {chance} de chances de mettre fin à la partie. Vous y avez échappé.',
    archive: '{agent} a archivé « {mission} ».',
  },
  luck: {
    good: 'La Machine a été clémente : tels que vous les avez laissés venir, les lancers annonçaient {expected} vortex, il y en a eu {actual}. Le reste est votre œuvre.',
    fair: 'La chance a été neutre : tels que vous les avez laissés venir, les lancers annonçaient {expected} vortex, il y en a eu {actual}. Vos décisions ont compté.',
    bad: 'La Machine a été cruelle : tels que vous les avez laissés venir, les lancers annonçaient {expected} vortex, il y en a eu {actual}. C’était en bonne partie de la malchance.',
  },
  fortune: 'En points de chances de gagner : chance {luck}, décisions {decisions}.',
  advice: {
    reserve: {
      one: 'Pendant {count} tour, une carte qui retire des failles est restée redressée alors qu’une époque allait déborder : utilisez-la avant de terminer vos actions.',
      other:
        'Pendant {count} tours, une carte qui retire des failles est restée redressée alors qu’une époque allait déborder : utilisez-la avant de terminer vos actions.',
    },
    clones:
      '{clones} des {cubes} cubes tombés venaient des clones : repoussez-les chez eux avant que le Dr Foo n’y arrive.',
    loops: {
      one: '{count} LOOP en {turns} tours, c’est peu : gardez de l’énergie là où se rencontrent des cartes d’une même dimension.',
      other:
        '{count} LOOP en {turns} tours, c’est peu : gardez de l’énergie là où se rencontrent des cartes d’une même dimension.',
    },
    crowded: {
      one: 'Pendant {count} tour, un vortex risquait de s’ouvrir {at} : quelqu’un doit rester près de là.',
      other: 'Pendant {count} tours, un vortex risquait de s’ouvrir {at} : quelqu’un doit rester près de là.',
    },
    archive: '« {mission} » était complète et personne n’est allé la chercher : terminez un tour là-bas.',
    begun: {
      one: '{count} mission a été commencée sans être finie : faites-les l’une après l’autre.',
      other: '{count} missions ont été commencées sans être finies : faites-les l’une après l’autre.',
    },
    cards: {
      one: '{count} fois, une carte se trouvait là où vous terminiez votre tour et vous l’avez laissée : presque toutes valent mieux que les six premières.',
      other:
        '{count} fois, une carte se trouvait là où vous terminiez votre tour et vous l’avez laissée : presque toutes valent mieux que les six premières.',
    },
    battery: {
      one: '{count} déplacement gratuit n’a pas servi : les batteries se rechargent à chaque tour.',
      other: '{count} déplacements gratuits n’ont pas servi : les batteries se rechargent à chaque tour.',
    },
    mega: 'Prévoyez d’abord le dernier pas du tour : qui le finit sur un Méga Vortex perd pour tous.',
    luck: 'Rejouez : ces lancers ne se produiront pas deux fois.',
    harder: 'Essayez la difficulté suivante : {difficulty}.',
    mode: 'Essayez un autre mode : {mode}.',
  },
};
