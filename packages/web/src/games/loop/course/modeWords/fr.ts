/** Words of the short courses on the further modes of loop, in French. */
import type { LoopModeWords } from './index.ts';

export const fr: LoopModeWords = {
  supa: {
    title: 'Sayan Supa Clones',
    lessons: {
      supa: {
        title: 'Détruire un Supa Clone',
        rule: 'Un *Supa Clone* compte comme un clone et se détruit à l’époque de sa couleur. Il laisse une *énergie perpétuelle*, mais aussi de nouveaux clones : un pour le premier, deux pour le deuxième, trois pour le troisième.',
        steps: {
          use: 'Le Supa Clone de votre époque est de l’Ère des Robots. Utilisez le Lance-Pierre.',
          way: 'Repoussez-le à l’Ère des Robots.',
        },
        wrong: {
          card: 'Cela ne fait rien au Supa Clone. Le Lance-Pierre le repousse.',
          move: 'Le Supa Clone est à votre époque : restez-y. Utilisez le Lance-Pierre ici.',
          way: 'Vous n’avez fait que le déplacer. Son époque est l’Ère des Robots, de l’autre côté.',
          other: 'Le Supa Clone est toujours là. Utilisez le Lance-Pierre.',
        },
        learned:
          'Un cube bleu, et un clone sorti du sac. Détruisez les Supa Clones là où leurs clones ne gênent pas : loin du Dr Foo.',
      },
      perpetual: {
        title: 'Une énergie qui reste',
        rule: 'Un cube *bleu* compte comme une énergie et ne s’use jamais : il paie à nouveau chaque déplacement et chaque LOOP.',
        steps: {
          loop: 'La seule énergie ici est bleue. Payez-en un LOOP Bandes : la Clé est épuisée.',
          use: 'Utilisez la Clé à Molette Quantique.',
          move: 'Et le cube bleu paie encore : allez à une époque adjacente.',
        },
        wrong: {
          dimension: 'Vos cartes Étoile n’étaient pas épuisées. La Clé est de la dimension Bandes.',
          other: 'D’abord un LOOP Bandes, puis la Clé, puis un déplacement : le tout avec un cube bleu.',
        },
        learned:
          'Le prix des LOOP monte tout de même : avec un cube bleu, le deuxième coûte aussi une énergie verte.',
      },
      win: {
        title: 'Comment gagner dans ce mode',
        rule: 'Il faut quatre missions archivées *et* tous les Supa Clones détruits, dans n’importe quel ordre.',
        steps: {
          use: 'Quatre missions sont archivées, il reste un Supa Clone. Utilisez le Lance-Pierre.',
          which: 'Choisissez le Supa Clone.',
          way: 'Son époque est l’Industrie. Repoussez-le là-bas.',
        },
        wrong: {
          end: 'Vous pouvez gagner tout de suite. Utilisez le Lance-Pierre.',
          which: 'C’est un clone ordinaire, il ne ferait pas gagner. Choisissez le Supa Clone.',
          way: 'C’est le mauvais côté. Repoussez-le à l’Industrie.',
          other: 'Il ne reste que le dernier Supa Clone à détruire. Utilisez le Lance-Pierre.',
        },
        learned:
          'L’erreur, ici : garder tous les Supa Clones pour la fin. Chacun apporte plus de clones que le précédent.',
      },
    },
    finale: {
      title: 'Une petite partie',
      text: 'Encore deux missions et deux Supa Clones, avec un robot fort.',
    },
  },
  centrifuge: {
    title: 'Centrifugeuses L.A.S.E.R',
    lessons: {
      locked: {
        title: 'Une seule dimension',
        rule: 'Tant que vous êtes à l’époque d’une *Centrifugeuse*, seuls les cartes et les LOOP de *la dimension indiquée* fonctionnent.',
        steps: {
          use: 'Cette Centrifugeuse indique Bandes. De vos cartes, seule la Clé à Molette Quantique fonctionne. Utilisez-la.',
          leave: 'Vos autres cartes fonctionnent ailleurs. Allez à côté.',
          free: 'Utilisez maintenant l’une d’elles.',
        },
        wrong: {
          move: 'Dans un instant. Il y a des failles ici, et l’une de vos cartes fonctionne.',
          end: 'L’une de vos cartes fonctionne ici, et il y a des failles. Utilisez-la d’abord.',
          other: 'Utilisez la Clé ici, allez à côté, et utilisez-y une autre carte.',
        },
        learned: 'Regardez votre main avant d’entrer : avec les mauvaises cartes, on n’y peut rien faire.',
      },
      damage: {
        title: 'La détruire à coups de LOOP',
        rule: 'Chaque LOOP fait à son époque place *un dégât* sur une Centrifugeuse. Le troisième la détruit.',
        steps: { loop: 'Deux cartes Bandes sont épuisées, et il y a une énergie. Faites un LOOP Bandes.' },
        wrong: {
          spent: 'Cela coûterait l’énergie qu’il faut au LOOP.',
          away: 'Le LOOP doit se faire ici, à l’époque de la Centrifugeuse.',
          other: 'Cela n’endommage pas la Centrifugeuse. Faites ici un LOOP Bandes.',
        },
        learned:
          'Deux cartes redressées, un dégât. Trois LOOP dans un tour coûteraient une, deux et trois énergies.',
      },
      last: {
        title: 'Le dernier dégât',
        rule: 'Une Centrifugeuse détruite place *un dégât sur chaque mission révélée*. Vous pouvez refuser son dernier dégât et attendre un meilleur moment.',
        steps: {
          loop: 'Elle a deux dégâts. Faites le troisième LOOP.',
          last: 'Les deux missions ont encore besoin de dégâts. Placez le dernier.',
        },
        wrong: {
          spent: 'Cela coûterait l’énergie qu’il faut au LOOP.',
          wait: 'La Centrifugeuse resterait, et aucune mission ne serait endommagée. Attendre ne sert que si une mission est déjà accomplie.',
          other: 'Un LOOP de plus ici la détruit. Faites un LOOP Bandes.',
        },
        learned:
          'Dans ce mode, on gagne avec quatre missions archivées et toutes les Centrifugeuses détruites.',
      },
    },
    finale: {
      title: 'Une petite partie',
      text: 'Encore deux missions et deux Centrifugeuses, avec un robot fort.',
    },
  },
  ultramachina: {
    title: 'Ultramachina',
    lessons: {
      walk: {
        title: 'Il sait où il va',
        rule: 'Dans ce mode, le Dr Foo avance *d’époque en époque, dans le sens horaire*. Avant de lancer, il déclenche toutes les cartes Ultramachina de l’époque où il arrive.',
        steps: {
          end: 'La suivante est le Moyen Âge, avec la carte « Châteaux trop forts ! ». Terminez vos actions et regardez.',
        },
        wrong: { other: 'Bonne idée dans une vraie partie. Ici, terminez vos actions et regardez.' },
        learned:
          'Une faille s’est ouverte à la Mondialisation, en plus du lancer. On sait toujours quelles cartes suivent : le panneau les montre.',
      },
      damage: {
        title: 'De l’énergie contre les machines',
        rule: 'Chaque énergie que vous *ajoutez* à une époque place un dégât sur une carte Ultramachina qui s’y trouve. Une carte qui a tous ses dégâts est détruite.',
        steps: {
          use: 'La carte « Légère surconsommation ! » est à votre époque. Ajoutez de l’énergie avec la Cassette de BreizhWerk.',
        },
        wrong: {
          card: 'Cette carte n’ajoute pas d’énergie. La Cassette, si.',
          end: 'Le Dr Foo est arrivé et a déclenché la carte. Endommagez-la avant.',
          other: 'Seule l’énergie ajoutée endommage la carte. Utilisez la Cassette.',
        },
        learned: 'L’énergie qui s’y trouve déjà ne compte pas : il faut l’ajouter.',
      },
      choose: {
        title: 'Laquelle d’abord ?',
        rule: 'Là où il y a plusieurs cartes, vous choisissez celle qui reçoit le dégât. Une carte détruite quitte la partie, et *une énergie* sort de la Machine.',
        steps: {
          use: 'Le Dr Foo arrive ici. Deux cartes sont à votre époque, et l’une a déjà un dégât. Ajoutez de l’énergie avec la Cassette.',
          which:
            'La carte « Pigeons à haut débit ! » ouvre une faille à l’Aube des Temps, qui est pleine. Un dégât la détruit.',
        },
        wrong: {
          end: 'Le Dr Foo arrive ici, et les deux cartes se déclencheraient. Utilisez d’abord la Cassette.',
          slow: 'Celle-là demande trois dégâts. Les Pigeons se sont déclenchés, et l’Aube des Temps est devenue un vortex.',
          none: 'Rien n’a été endommagé. Les Pigeons se sont déclenchés, et l’Aube des Temps est devenue un vortex.',
          other: 'Cela n’ajoute pas d’énergie ici. Utilisez la Cassette.',
        },
        learned:
          'Détruisez ce qui ferait mal ensuite ; un peu de dégâts partout, c’est l’erreur de ce mode. On gagne comme toujours, avec quatre missions archivées.',
      },
    },
    finale: {
      title: 'Une petite partie',
      text: 'Encore deux missions, trois machines sur l’anneau et un robot fort.',
    },
  },
};
