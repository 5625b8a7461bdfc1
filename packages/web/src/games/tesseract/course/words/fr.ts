/** Words of the course of tesseract, in French. */
import type { TesseractCourseWords } from './index.ts';

/** After a lesson whose set leaves two cubes to roll. */
const REST =
  'Reste une question : lancer les deux autres pour une carte, ou garder leurs valeurs ? À vous de voir : la leçon 10 en parle.';

export const fr: TesseractCourseWords = {
  lessons: {
    remove: {
      title: 'Ce que vous pouvez prélever',
      rule: 'Un cube est *amovible* quand son dessus et au moins deux de ses côtés sont libres. Vous le prélevez dans votre laboratoire, avec la valeur qu’il montre.',
      steps: {
        take: 'Votre laboratoire contient un 4 jaune et un 4 orange. Prélevez aussi le 4 bleu en a3.',
      },
      wrong: {
        orange:
          'C’est un second 4 orange. Les couleurs doivent être toutes identiques ou toutes différentes : il vous en faut une troisième.',
        value: 'Vous pouvez prélever celui-là, mais ce n’est pas un 4. Le 4 bleu se trouve en a3.',
        adjust: 'Calibrer coûte aussi une action. Un troisième 4 n’attend que vous : le bleu, en a3.',
        end: 'Il vous reste des actions. Prélevez d’abord le 4 bleu.',
        other: 'Cela n’apporte pas de troisième 4 dans votre laboratoire. Prélevez le 4 bleu en a3.',
      },
      learned:
        'Le dessus libre, deux côtés libres : alors vous pouvez le prélever. Les cubes plus profonds doivent attendre.',
    },
    contain: {
      title: 'Confiner un cube',
      rule: 'Trois cubes ou plus de votre laboratoire forment une combinaison si leurs valeurs sont égales ou se suivent, et si leurs couleurs sont *toutes identiques* ou *toutes différentes*. L’un d’eux est confiné.',
      steps: {
        set: 'Vous avez un 3 jaune, un orange et un bleu. Confinez.',
        goes: 'Choisissez le cube qui va sur le plateau.',
        rest: REST,
      },
      wrong: {
        remove:
          'Inutile d’en prélever d’autres : trois 3 de trois couleurs forment déjà une série. Confinez.',
        end: 'La série est là, et la confiner coûte une action. Confinez avant de terminer.',
        other:
          'Cela gâche ou retarde une série terminée. Les trois 3 de trois couleurs peuvent être confinés maintenant.',
      },
      learned:
        'Deux jaunes et un bleu ne forment rien : mélanger les couleurs est l’erreur de débutant numéro un.',
    },
    run: {
      title: 'Calibrer, et faire une suite',
      rule: '*Calibrer* change d’un point un cube de votre laboratoire ou un cube amorcé. Trois valeurs qui se suivent forment une *suite*.',
      steps: {
        adjust: 'Vos cubes orange montrent 2, 3 et 5. Faites du 5 un 4.',
        set: 'Orange 2, 3, 4 : une suite d’une seule couleur. Confinez-la.',
        goes: 'Choisissez le cube qui va sur le plateau.',
        rest: REST,
      },
      wrong: {
        up: 'Dans l’autre sens : un 4 comble le trou, un 6 l’agrandit.',
        cube: 'Ce cube ne comble rien. Baissez d’un point le 5 orange.',
        primed:
          'On peut calibrer aussi des cubes amorcés, mais ici la suite est proche : baissez le 5 orange.',
        again: 'La suite est complète : orange 2, 3, 4. Confinez-la.',
        other: 'Il manque un point pour 2, 3, 4 en orange : baissez le 5, puis confinez.',
      },
      learned: 'Un seul calibrage suffit souvent à compléter une combinaison. Il ne mène jamais de 6 à 1.',
    },
    win: {
      title: 'Comment gagner',
      rule: 'Quand un cube de *chaque couleur et de chaque valeur*, 24 en tout, est sur le plateau Confinement, toute l’équipe a gagné.',
      steps: {
        set: 'Il ne manque que le 3 jaune. Votre suite 3, 4, 5 le contient. Confinez.',
      },
      wrong: {
        adjust: 'Ne touchez pas à la suite : 3 jaune, 4 orange, 5 bleu sont prêts.',
        end: 'Le Tesseract agirait d’abord, et vous avez déjà 5 brèches sur 7. Confinez maintenant.',
        other: 'Le dernier cube est dans votre laboratoire. Confinez la suite, et c’est gagné.',
      },
      learned:
        'Les 24 cubes y sont : c’est gagné. On perd à la septième brèche, ou quand il n’y a plus de cube à prélever.',
    },
    threat: {
      title: 'Le Tesseract riposte',
      rule: 'Après vos actions, le Tesseract agit : parmi les cubes amovibles de l’étage *le plus bas*, celui de plus petite valeur est lancé et *amorcé*, quoi que vous ayez fait.',
      steps: {
        end: 'Terminez votre phase et observez le 2 violet en d1, qui est le prochain.',
      },
      wrong: {
        other: 'Dans une vraie partie, pourquoi pas. Ici, terminez la phase et regardez ce qui arrive.',
      },
      learned: 'À chaque tour, un cube de plus est amorcé. La table montre toujours lequel sera le prochain.',
    },
    breach: {
      title: 'Gare aux paires',
      rule: 'Si un cube amorcé arrive là où se trouvent déjà deux cubes de sa valeur ou plus, c’est une *brèche*, et deux dès le sixième cube de cette valeur. À la septième brèche, la partie est perdue.',
      steps: {
        part: 'Deux 5 amorcés en attendent un troisième. Vous avez une action : calibrez l’un des deux.',
        end: 'Aucune valeur ne s’y trouve deux fois. Terminez votre phase.',
      },
      wrong: {
        column: 'Les deux 5 sont restés, et le cube suivant a donné un 5 : une brèche. Changez l’un des 5.',
        lab: 'Le danger n’est pas dans votre laboratoire, mais dans la zone d’amorçage : un troisième 5 est arrivé, une brèche. Changez l’un des deux 5.',
        end: 'Le cube suivant a donné un 5, une chance sur six : une brèche. Séparez d’abord les deux 5.',
        other: 'Un 5 est sorti ensuite : une brèche. Calibrez d’abord l’un des deux 5 amorcés.',
      },
      learned:
        'C’était un 5, et rien n’est arrivé. Laisser des paires amorcées est l’erreur de débutant numéro deux.',
    },
    twin: {
      title: 'Détruire son jumeau',
      rule: 'Si la zone d’amorçage contient un cube *identique* au cube confiné, même couleur et même valeur, il est détruit.',
      steps: {
        set: 'Vos trois 2 forment une série. Confinez celui dont le jumeau est amorcé.',
        goes: 'Choisissez le cube dont le jumeau est amorcé.',
        rest: REST,
      },
      wrong: {
        adjust: 'Cela aide un peu. Confiner le bon cube détruit son jumeau sans rien coûter de plus.',
        goes: 'Il irait sur le plateau, mais son jumeau n’est pas amorcé. C’est le 2 violet qui se trouve dans la zone d’amorçage.',
        other: 'Trois 2 de trois couleurs sont prêts. Confinez-les.',
      },
      learned:
        'Une action, deux effets : un cube confiné et un amorcé de moins. Cherchez les jumeaux avant de choisir.',
    },
    transfer: {
      title: 'De main en main',
      rule: '*Transférer* déplace un cube entre votre laboratoire et un autre, si l’autre personne est d’accord. En solo, vous dirigez deux laboratoires.',
      steps: {
        take: 'L’autre laboratoire a un 5 bleu. Transférez-le auprès de vos deux 5.',
        set: 'Trois 5 de trois couleurs. Confinez.',
        goes: 'Choisissez le cube qui va sur le plateau.',
        rest: REST,
      },
      wrong: {
        give: 'Dans l’autre sens : les deux 5 sont dans votre laboratoire. Prenez le 5 bleu de l’autre.',
        cube: 'Ce cube ne convient pas. À vos deux 5, il faut le 5 bleu.',
        other: 'Le troisième 5 est dans l’autre laboratoire. Transférez-le, puis confinez.',
      },
      learned:
        'Les laboratoires sont séparés, pas l’équipe. Regardez chez l’autre avant de fouiller le Tesseract.',
    },
    card: {
      title: 'Les cartes Recherche',
      rule: 'Les cartes ne coûtent *aucune action*. Jouez-en autant que vous voulez avant, entre et après vos actions.',
      steps: {
        play: 'Jouez votre carte Réécriture, qui reprogramme un cube de votre laboratoire.',
        cube: 'Il manque un 3. Choisissez le 6 bleu.',
        value: 'Donnez-lui la valeur 3.',
      },
      wrong: {
        study:
          'Étudier échange la carte contre une plus forte et coûte une action. Ici, la carte elle-même aide aussitôt.',
        adjust: 'De 6 à 3, il faut trois actions. La carte le fait pour rien.',
        cube: 'Celui-là est déjà un 3. Choisissez le 6 bleu.',
        value: 'Vos autres cubes sont des 3 : choisissez 3.',
        other: 'Cela coûte une action. Jouez d’abord la carte : elle est gratuite.',
      },
      learned: 'Les cartes sont gratuites. Terminer un tour avec une carte utile en main n’aide personne.',
    },
    research: {
      title: 'D’où viennent les cartes',
      rule: 'Après avoir confiné, vous pouvez *lancer le reste de la combinaison* : deux cubes rapportent une carte de niveau 2, trois de niveau 3, quatre de niveau 4.',
      steps: {
        set: 'Vos quatre 3 ont quatre couleurs. Confinez les quatre comme une seule série.',
        goes: 'Choisissez le cube qui va sur le plateau.',
        roll: 'Lancez les trois autres et piochez une carte.',
      },
      wrong: {
        small:
          'Une série plus petite laisse moins de cubes à lancer et rapporte une carte plus faible. Choisissez la série des quatre.',
        kept: 'Ils restent alors tels quels, sans carte. Ici, lancez-les.',
        other: 'Quatre 3 de quatre couleurs sont prêts. Confinez les quatre.',
      },
      learned:
        'Plus la combinaison est grande, plus la carte est forte, et les cartes Recherche n’ont pas d’autre source. Le plateau aide aussi : deux cubes dans une colonne révèlent sa carte, quatre la débloquent, et une ligne complète ramène un cube détruit.',
    },
    event: {
      title: 'Le dernier d’une colonne',
      rule: 'Prélever le *dernier cube d’une colonne* découvre un symbole du socle, et son événement se produit aussitôt.',
      steps: {
        take: 'Deux 4 complètent votre série : le bleu en d4, seul dans sa colonne, et le violet en a3. Prélevez celui qui ne découvre rien.',
      },
      wrong: {
        last: 'C’est le dernier de sa colonne : le symbole en dessous vous coûte un autre cube. Prélevez le 4 violet.',
        value: 'Ce n’est pas un 4 d’une troisième couleur. Prélevez le 4 violet en a3.',
        other: 'Il manque un troisième 4. Prélevez le violet.',
      },
      learned: 'Découvrir le socle sans regarder son symbole est l’erreur de débutant numéro trois.',
    },
  },
  finale: {
    title: 'Une petite partie',
    text: 'Vous et un robot fort ; il reste cinq cubes à confiner.',
  },
};
