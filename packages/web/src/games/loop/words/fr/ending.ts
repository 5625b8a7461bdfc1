import type { EndingText } from '../en/ending.ts';

export const ending: EndingText = {
  titles: {
    VICTORY: 'Le Dr Foo est arrêté !',
    VORTEX_DOUBLE: 'L’espace-temps est déchiré',
    VORTEX_FOURTH: 'L’espace-temps est déchiré',
    CYCLES: 'Le temps est écoulé',
    MEGA_VORTEX: 'Le vortex vous engloutit',
    RESIGN: 'Abandon',
  },
  sums: {
    archived: 'missions archivées : {count} sur 4',
    vortices: { one: '{count} vortex', other: '{count} vortex' },
    turns: { one: '{count} tour', other: '{count} tours' },
    loops: { one: '{count} LOOP', other: '{count} LOOP' },
  },
  loading: 'Analyse de la partie…',
  noReview: 'Il n’y a pas d’analyse de cette partie.',
  why: { lost: 'Pourquoi avons-nous perdu ?', won: 'Comment avons-nous gagné ?' },
  luckTitle: 'Le hasard',
  next: 'À essayer ensuite',
  career: 'Où en est notre carrière ?',
  turn: 'Tour {turn}',
  moments: {
    double: 'Le vortex {at} a débordé. Ce lancer avait {chance} de chances de mettre fin à la partie.',
    fourth:
      'Il s’est ouvert plus de vortex qu’il n’y a de tuiles. Ce lancer avait {chance} de chances de mettre fin à la partie.',
    cycles: 'La dernière carte Foo est arrivée. Missions archivées : {archived} sur 4.',
    mega: '{agent} a terminé son tour sur le Méga Vortex {at}.',
    won: {
      one: 'La dernière pièce s’est mise en place {count} tour avant la fin.',
      other: 'La dernière pièce s’est mise en place {count} tours avant la fin.',
    },
    vortexRisk: 'Un vortex s’est ouvert {at} : le risque était de {chance} à la fin du tour.',
    vortexUnlucky: 'Un vortex s’est ouvert {at}, alors que le risque n’était que de {chance}.',
    vortexMission: 'Le vortex {at} a englouti « {mission} » et ses dégâts ({damage}).',
    vortexCard:
      'Un vortex s’est ouvert {at} ({chance}). {card} : cette carte était encore redressée ; l’utiliser aurait ramené le risque à {after}.',
    throw: 'Le Dr Foo est arrivé {to}, où il y avait {clones} clones : {cubes} cubes sont tombés.',
    waiting: {
      one: '« {mission} » était accomplie, mais a attendu {count} tour avant d’être archivée.',
      other: '« {mission} » était accomplie, mais a attendu {count} tours avant d’être archivée.',
    },
    chain: {
      one: '{agent} a fait {count} LOOP en un tour et utilisé {cards} cartes.',
      other: '{agent} a fait {count} LOOP en un tour et utilisé {cards} cartes.',
    },
    close: 'Ce lancer avait {chance} de chances de mettre fin à la partie. Vous y avez échappé.',
    archive: '{agent} a archivé « {mission} ».',
  },
  luck: {
    good: 'La Machine a été clémente. Débordements : {actual}, contre {expected} en moyenne.',
    fair: 'La chance a été neutre. Débordements : {actual}, contre {expected} en moyenne.',
    bad: 'La Machine a été cruelle. Débordements : {actual}, contre {expected} en moyenne.',
  },
  advice: {
    reserve: {
      one: 'Pendant {count} tour, une carte qui retire des failles est restée redressée alors qu’une époque allait déborder : utilisez-la avant de terminer vos actions.',
      other:
        'Pendant {count} tours, une carte qui retire des failles est restée redressée alors qu’une époque allait déborder : utilisez-la avant de terminer vos actions.',
    },
    clones:
      '{clones} des {cubes} cubes sont tombés à cause des clones : repoussez-les chez eux avant l’arrivée du Dr Foo.',
    loops: {
      one: '{count} LOOP en {turns} tours, c’est peu : gardez de l’énergie pour les mains riches en cartes d’une même dimension.',
      other:
        '{count} LOOP en {turns} tours, c’est peu : gardez de l’énergie pour les mains riches en cartes d’une même dimension.',
    },
    crowded: {
      one: 'Pendant {count} tour, un vortex a menacé de s’ouvrir {at} : gardez quelqu’un à proximité.',
      other: 'Pendant {count} tours, un vortex a menacé de s’ouvrir {at} : gardez quelqu’un à proximité.',
    },
    archive: '« {mission} » était accomplie, mais personne ne l’a archivée : terminez un tour à son époque.',
    begun: {
      one: 'Vous avez entamé {count} mission sans l’accomplir : menez-les une par une.',
      other: 'Vous avez entamé {count} missions sans les accomplir : menez-les une par une.',
    },
    cards: {
      one: 'Une fois, vous avez terminé votre tour à côté d’une carte sans la prendre : presque toutes valent mieux que vos six premières.',
      other:
        '{count} fois, vous avez terminé votre tour à côté d’une carte sans la prendre : presque toutes valent mieux que vos six premières.',
    },
    battery: {
      one: '{count} déplacement gratuit n’a pas servi : les batteries se rechargent à chaque tour.',
      other: '{count} déplacements gratuits n’ont pas servi : les batteries se rechargent à chaque tour.',
    },
    mega: 'Prévoyez où votre tour se terminera : sur un Méga Vortex, toute l’équipe perd.',
    luck: 'Rejouez : de tels lancers n’arrivent pas deux fois.',
    harder: 'Essayez la difficulté suivante : {difficulty}.',
    mode: 'Essayez un autre mode : {mode}.',
  },
};
