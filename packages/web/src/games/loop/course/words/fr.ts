/** Words of the course of loop, in French. */
import type { LoopCourseWords } from './index.ts';

export const fr: LoopCourseWords = {
  lessons: {
    card: {
      title: 'Utiliser une carte',
      rule: 'Vous êtes à l’une des sept *époques*, avec trois cartes en main. Une carte fait ce qu’elle dit, en général à votre époque, puis elle est *épuisée*. Les cubes rouges sont des *failles* : une époque en contient trois au plus.',
      steps: {
        use: 'Votre époque est pleine de failles. Utilisez la Clé à Molette Quantique, qui en retire deux.',
      },
      wrong: {
        card: 'Cette carte ne retire aucune faille. La Clé à Molette Quantique en retire deux à votre époque.',
        move: 'Si vous partez, la Clé ne sert plus ici : elle agit à votre époque. Restez, et utilisez-la.',
        end: 'Le Dr Foo a lancé ici une quatrième faille : l’époque est devenue un vortex, et sa mission est perdue. Utilisez d’abord la Clé.',
        other: 'Les trois failles sont toujours là. Utilisez la Clé à Molette Quantique.',
      },
      learned:
        'Pendant vos actions, vous utilisez autant de cartes que vous voulez, dans l’ordre que vous voulez.',
    },
    move: {
      title: 'Se déplacer',
      rule: 'Une fois par tour, vos *batteries* vous emmènent gratuitement à une époque adjacente. Tout autre déplacement coûte *une énergie* de l’époque que vous quittez : un cube vert.',
      steps: {
        free: 'Deux failles se trouvent à la Fin des Temps, à deux époques d’ici. Allez d’abord à l’Ère des Robots, gratuitement.',
        pay: 'Vos batteries sont vides, mais il y a une énergie ici. Payez-la et continuez jusqu’à la Fin des Temps.',
        use: 'Maintenant la Clé à Molette Quantique agit ici. Utilisez-la.',
      },
      wrong: {
        back: 'Cela vous éloigne. Les failles sont à la Fin des Temps, de l’autre côté.',
        nothing:
          'Il n’y a pas de faille à votre époque : la Clé ne ferait rien. Allez là où sont les failles.',
        card: 'Une carte vaut plus là où il y a à faire. Rapprochez-vous d’abord des failles.',
        other: 'Cela ne vous rapproche pas des failles de la Fin des Temps.',
      },
      learned:
        'L’énergie appartient à son époque : tout agent présent peut la dépenser, en déplacements ou en LOOP.',
    },
    throw: {
      title: 'Le Dr Foo lance ses cubes',
      rule: 'Chaque tour commence par le Dr Foo. Sa Machine se tourne vers une autre époque et lance *deux cubes, plus un par clone présent*. Ils tombent là ou juste à côté, et deviennent des failles.',
      steps: {
        end: 'Deux clones se trouvent à la Renaissance, prochaine étape du Dr Foo. Terminez vos actions et comptez.',
      },
      wrong: {
        other: 'Bonne idée dans une vraie partie. Ici, terminez vos actions et regardez ce qui tombe.',
      },
      learned: 'Deux cubes, plus un pour chacun des deux clones : quatre. Moins de clones, moins de cubes.',
    },
    vortex: {
      title: 'Comment perdre',
      rule: 'Une quatrième faille change une époque en *vortex* : ses failles, sa mission et ses cartes disparaissent. Une quatrième faille *dans un vortex*, et la partie est perdue.',
      steps: {
        use: 'Deux époques voisines sont pleines, et l’une d’elles est déjà un vortex. Utilisez le Gros Rouleau de Ruban Adhésif, qui agit aussi à côté.',
        where:
          'La dernière carte du Dr Foo pour ce cycle est la Renaissance. Retirez une faille du vortex qui s’y trouve.',
      },
      wrong: {
        card: 'Cette carte ne retire aucune faille. Le Ruban Adhésif en retire une, ici ou juste à côté.',
        end: 'Le vortex de la Renaissance a débordé : la partie était finie. Sauvez-le d’abord.',
        plain:
          'La Mondialisation pouvait tout au plus devenir un vortex, ce qui est fâcheux. Le vortex de la Renaissance a débordé, et c’était la fin.',
        none: 'Il n’y a pas de faille à votre propre époque.',
        other: 'Le vortex plein de la Renaissance est toujours en danger.',
      },
      learned:
        'Vous perdez si un vortex déborde, si un quatrième vortex devait s’ouvrir, ou après 21 tours sans victoire.',
    },
    clone: {
      title: 'Les clones',
      rule: 'Chaque clone fait lancer au Dr Foo un cube de plus à son époque. Un clone qui entre à *l’époque de sa couleur* est détruit.',
      steps: {
        use: 'Deux clones sont à votre époque, et le Dr Foo arrive ici. Utilisez le Lance-Pierre, qui en repousse un à côté.',
        which: 'Choisissez le clone violet : il est de l’Ère des Robots, juste à côté.',
        way: 'Repoussez-le à l’Ère des Robots.',
      },
      wrong: {
        card: 'Les deux clones restent là. Le Lance-Pierre en repousse un.',
        end: 'Deux clones, donc quatre cubes sont tombés. Débarrassez-vous d’abord d’un clone.',
        which:
          'Celui-là est du Moyen Âge, bien loin d’ici : il n’a fait que se déplacer. Choisissez le violet.',
        way: 'Vous n’avez fait que le déplacer. Repoussez-le à l’époque de sa couleur, l’Ère des Robots.',
        other: 'Les deux clones sont toujours là. Utilisez le Lance-Pierre.',
      },
      learned:
        'Laisser les clones en place est l’erreur de débutant numéro un : chaque lancer en est plus gros.',
    },
    loop: {
      title: 'Un LOOP, et on recommence',
      rule: 'Un *LOOP* redresse toutes vos cartes d’une *dimension* : Spirale, Étoile ou Bandes. Le premier LOOP du tour coûte une énergie de votre époque.',
      steps: {
        use: 'Trois failles, et la Clé à Molette Quantique en retire deux. Utilisez-la.',
        loop: 'Elle est épuisée, mais il y a une énergie ici. Faites un LOOP Bandes, la dimension de la Clé.',
        again: 'La Clé est redressée. Utilisez-la pour la dernière faille.',
      },
      wrong: {
        card: 'Les failles d’abord : la Clé à Molette Quantique en retire deux.',
        dimension:
          'Vos cartes Étoile n’étaient pas épuisées, et l’énergie est dépensée. La Clé est de la dimension Bandes.',
        spent: 'Cela coûterait l’énergie qu’il faut au LOOP. Faites un LOOP Bandes.',
        other: 'Cela ne redresse pas la Clé. Utilisez-la, faites un LOOP Bandes, et utilisez-la de nouveau.',
      },
      learned:
        'Une carte, utilisée deux fois dans le tour. S’il reste de l’énergie à votre époque, le tour était trop court.',
    },
    early: {
      title: 'Utiliser, puis faire un LOOP',
      rule: 'Un LOOP redresse d’un coup *toutes* les cartes épuisées de sa dimension. Le deuxième LOOP du tour coûte deux énergies, le troisième trois.',
      steps: {
        use: 'La Clé est épuisée, le Ruban Adhésif ne l’est pas, et tous deux sont de la dimension Bandes. Utilisez le Ruban Adhésif avant le LOOP.',
        where: 'Retirez une faille, ici ou juste à côté, à l’Ère des Robots.',
        loop: 'Les deux cartes sont épuisées. Faites un LOOP Bandes.',
      },
      wrong: {
        early:
          'Seule la Clé a été redressée, et l’énergie est dépensée. Utilisez d’abord le Ruban Adhésif : un seul LOOP redresse alors les deux.',
        dimension: 'Spirale ne redresse qu’une carte. Bandes en redresse deux, une fois les deux épuisées.',
        spent: 'Cela coûterait votre unique énergie. Gardez-la pour le LOOP.',
        none: 'Il n’y a pas de faille à l’Industrie. Retirez-en une ici ou à l’Ère des Robots.',
        other: 'Deux cartes Bandes, un LOOP : utilisez le Ruban Adhésif, puis faites un LOOP Bandes.',
      },
      learned: 'Une énergie, deux cartes. Un LOOP fait trop tôt est l’erreur de débutant numéro deux.',
    },
    mission: {
      title: 'Endommager une mission',
      rule: 'Deux missions sont révélées à la fois, et chacune dit ce qui l’*endommage*. « Colmatez le Dr Foo ! » reçoit un dégât par faille retirée *à l’époque du Dr Foo*.',
      steps: {
        move: 'Il y a des failles ici et à l’Ère des Robots, où se trouve le Dr Foo. Rejoignez-le.',
        use: 'Utilisez la Clé à Molette Quantique : deux failles, deux dégâts.',
      },
      wrong: {
        here: 'Deux failles de moins, mais aucun dégât : le Dr Foo n’est pas ici. Faites-le à l’Ère des Robots.',
        away: 'Le Dr Foo est à l’Ère des Robots, de l’autre côté.',
        other: 'Rien de cela n’endommage la mission. Retirez les failles à l’époque du Dr Foo.',
      },
      learned: 'La même carte, et une mission en prime. Regardez les missions avant de choisir où jouer.',
    },
    archive: {
      title: 'L’archiver',
      rule: 'Une mission accomplie ne compte qu’une fois *archivée* : par un agent qui *termine ses actions à son époque*.',
      steps: {
        move: '« Bouclez le Dr Foo ! » est accomplie. Elle se trouve à l’Ère des Robots. Allez-y.',
        end: 'Vous y êtes. Terminez vos actions.',
        archive: 'Archivez-la.',
        bonus: 'Chaque agent reçoit maintenant une carte sur sa pioche. Choisissez la vôtre.',
      },
      wrong: {
        away: 'Vous n’y étiez pas : rien n’a été archivé. Les cubes suivants ont changé l’époque en vortex, et la mission accomplie a été perdue.',
        wrong: 'La mission se trouve à l’Ère des Robots, de l’autre côté.',
        card: 'Vous pouvez, mais c’est inutile : la mission est accomplie. Terminez vos actions.',
        later:
          'Vous avez attendu, et l’époque est devenue un vortex : la mission a été perdue. Archivez-la aussitôt.',
        other: 'Cela n’archive rien. Allez à l’Ère des Robots et terminez-y vos actions.',
      },
      learned: 'Terminer ses actions loin d’une mission accomplie est l’erreur de débutant numéro trois.',
    },
    take: {
      title: 'Enrichir son deck',
      rule: 'Après vos actions, vous pouvez prendre *une carte disponible à votre époque*. Elle va sur votre pioche : vous l’aurez dans votre prochaine main.',
      steps: {
        end: 'Toutes vos cartes sont épuisées. Terminez vos actions : deux cartes sont disponibles à votre époque.',
        take: 'Prenez l’une d’elles. L’une comme l’autre renforce votre deck.',
      },
      wrong: {
        none: 'Votre tour s’est terminé sans carte. Elles ne coûtent rien : prenez-en une à chaque tour, si possible.',
        other: 'Il n’y a plus rien à faire. Terminez vos actions.',
      },
      learned:
        'L’époque où vous terminez décide de la carte à prendre. Vos six cartes de départ sont les plus faibles.',
    },
    win: {
      title: 'Comment gagner',
      rule: 'Dès que *quatre missions* sont archivées, toute l’équipe gagne. Vous avez 21 tours : trois cycles de sept.',
      steps: {
        use: 'Tour 21, le dernier. Trois missions sont archivées ; pour la quatrième, il reste une faille à retirer ici. Utilisez la Clé à Molette Quantique.',
        end: 'Elle est accomplie, et vous êtes à son époque. Terminez vos actions.',
        archive: 'Archivez-la.',
      },
      wrong: {
        move: 'La mission, le Dr Foo et la faille sont ici. Restez, et utilisez la Clé.',
        end: 'C’était le tour 21, et trois missions ne suffisent pas : la partie était perdue. Utilisez d’abord la Clé.',
        stay: 'Vous avez terminé loin de la mission, et c’était le dernier tour : la partie était perdue. Restez.',
        later: 'Il n’y a pas de plus tard : après le tour 21, la partie était perdue. Archivez-la.',
        other: 'Cela n’endommage pas la mission. Utilisez la Clé à Molette Quantique.',
      },
      learned: 'Endommager une mission, terminer ses actions à son époque, l’archiver. Quatre fois.',
    },
  },
  finale: {
    title: 'Une petite partie',
    text: 'Vous et un robot fort ; deux missions sont archivées, il en faut encore deux.',
  },
};
