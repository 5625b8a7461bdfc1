/** Words of the course of quantum, in French. */
import type { QuantumCourseWords } from './index.ts';

export const fr: QuantumCourseWords = {
  lessons: {
    move: {
      title: 'Un dé est un vaisseau',
      rule: 'Un vaisseau avance *d’autant de cases que son dé l’indique*, ou moins, à l’horizontale et à la verticale : il peut tourner en chemin. Planètes et vaisseaux barrent la route.',
      steps: {
        orbit:
          'Mettez votre Frégate 4 en orbite autour de la planète 7 à sa droite : sur une case juste à côté d’elle.',
      },
      wrong: {
        corner:
          'Cette case ne touche aucun côté de cette planète. Seules les quatre cases juste à côté forment son orbite.',
        modify: 'La Frégate peut changer de chiffre, et cela servira. Pour l’instant, mettez-la en orbite.',
        ship: 'C’est un autre vaisseau. La Frégate montre un 4.',
        other:
          'Cela n’amène aucun vaisseau en orbite. Choisissez la Frégate 4, puis une case juste à côté de la planète 7.',
      },
      learned:
        'Les grands chiffres sont rapides, les petits lents. Les quatre cases à côté d’une planète forment son orbite, pas les coins.',
    },
    construct: {
      title: 'Construire',
      rule: 'Si les chiffres de *tous* vos vaisseaux en orbite autour d’une planète donnent *exactement* son nombre, vous pouvez y poser un cube. Cela coûte deux actions.',
      steps: { build: 'Un 4 et un 3 sont en orbite autour de la planète 7. Construisez.' },
      wrong: {
        face: 'Ne changez pas les chiffres : 4 et 3 font exactement 7.',
        move: 'Tous les vaisseaux sont en place : 4 et 3 font 7. Construisez avant de repartir.',
        end: 'Vous avez les actions et la somme. Construisez d’abord.',
        other: 'La somme est juste maintenant : 4 et 3 font 7. Construisez.',
      },
      learned:
        'C’est pour les cubes que l’on joue. Chaque cube posé rapporte aussi une carte à la fin du tour.',
    },
    sum: {
      title: 'Exactement, pas plus',
      rule: '*Chacun* de vos vaisseaux en orbite compte. Vous ne pouvez en exclure aucun.',
      steps: {
        leave: 'Un 4, un 3 et un 2 font 9, et la planète demande 7. Sortez le Vaisseau amiral 2 de l’orbite.',
        build: 'Cela fait 7. Construisez.',
      },
      wrong: {
        needed: 'Sans celui-là, la somme est trop petite. C’est le 2 qui est de trop.',
        face: 'Changer un chiffre ne donne pas 7 avec trois vaisseaux ici. Éloignez le 2.',
        other: 'Le 2 compte toujours. Sortez-le des quatre cases à côté de la planète.',
      },
      learned: 'Un vaisseau de trop gâche la somme : c’est l’erreur de débutant numéro un.',
    },
    reconfigure: {
      title: 'Reconfigurer',
      rule: '*Reconfigurer* relance un vaisseau jusqu’à ce qu’il montre un autre chiffre. Cela coûte une action.',
      steps: {
        roll: 'Un 4 et un 5 font 9. Reconfigurez l’Intercepteur 5 en espérant un 3.',
        build: 'Un 3, et la somme est 7. Construisez.',
      },
      wrong: {
        other5: 'Tant que le 5 est là, il faudrait que l’autre soit un 2. Reconfigurez plutôt le 5.',
        modify: 'La Frégate devient un 3 ou un 5 : avec le 5 à côté, cela fait 8 ou 10, pas 7.',
        other: 'La somme reste 9. Reconfigurez l’Intercepteur 5 à côté de la planète.',
      },
      learned:
        'Un chiffre sur cinq convenait. Les dés, c’est la chance ; se garder plusieurs bons chiffres, c’est du métier.',
    },
    ability: {
      title: 'Six vaisseaux, six capacités',
      rule: 'Chaque chiffre a une *capacité*, une fois par tour et sans action. Le Destroyer 3 échange sa place avec n’importe lequel de vos vaisseaux.',
      steps: {
        warp: 'Construire prend vos deux actions, alors échangez gratuitement : le Destroyer 3, puis Warp, puis l’Éclaireur 6.',
        build: 'Un 3 et un 4 : construisez avec les deux actions gardées.',
      },
      wrong: {
        swap: 'Le 4 sort alors, et 6 et 3 font 9. Échangez avec l’Éclaireur 6.',
        move: 'Se déplacer coûte une action, et il en manquerait une pour le cube. L’échange est gratuit.',
        other: 'Gardez les deux actions pour le cube. Échanger le Destroyer 3 et l’Éclaireur 6 est gratuit.',
      },
      learned:
        'Oublier une capacité gratuite est l’erreur de débutant numéro deux. Touchez un vaisseau et lisez sa carte.',
    },
    attack: {
      title: 'Attaquer',
      rule: 'On attaque en se déplaçant sur un vaisseau ennemi. Chaque camp ajoute un dé au chiffre de son vaisseau : *le plus petit total gagne*, et en cas d’égalité, l’attaque.',
      steps: {
        attack: 'Attaquez l’Éclaireur 6 ennemi avec votre Station de combat 1.',
        stay: 'Gagné. Prenez sa case, ou restez où vous êtes.',
      },
      wrong: {
        strong:
          'Un vaisseau à petit chiffre se défend bien. L’Éclaireur 6 à côté de votre Station de combat est la proie facile.',
        weak: 'Un grand chiffre fait un grand total, et le plus petit gagne. Attaquez avec la Station de combat 1.',
        roll: 'Inutile de relancer : rien ne combat mieux que votre Station de combat 1.',
        other: 'L’Éclaireur 6 ennemi est à côté de votre Station de combat 1. Attaquez-le.',
      },
      learned:
        'Les vaisseaux à petit chiffre gagnent les combats, les autres les courses. Attaquer avec un grand chiffre est l’erreur de débutant numéro trois.',
    },
    infamy: {
      title: 'La domination',
      rule: 'Chaque vaisseau ennemi détruit rapporte un point de domination. À *6*, vous posez un cube sur une planète libre, sans aucune somme, puis vous repartez de 1.',
      steps: {
        attack: 'Votre domination est à 5. Détruisez l’Éclaireur 6 avec votre Station de combat 1.',
        stay: 'Prenez sa case, ou restez.',
        cube: 'Posez votre cube sur l’une des planètes proposées.',
      },
      wrong: {
        weak: 'Cela peut mal tourner : les vaisseaux à grand chiffre perdent les combats. Prenez la Station de combat 1.',
        other:
          'Encore un vaisseau détruit et le cube est à vous. Attaquez l’Éclaireur 6 avec la Station de combat 1.',
      },
      learned:
        'Deux chemins mènent à un cube : la somme exacte et six points de domination. Perdre un vaisseau en coûte un.',
    },
    deploy: {
      title: 'De la casse',
      rule: 'Les vaisseaux détruits sont relancés et attendent à la *casse*. *Déployer* en ramène un en orbite autour d’une planète qui porte un de vos cubes.',
      steps: { deploy: 'Votre Destroyer 3 attend à la casse. Déployez-le à côté de votre planète 8.' },
      wrong: {
        roll: 'On peut aussi le relancer à la casse, mais ici on le veut sur le plateau.',
        other: 'À la casse, ce vaisseau ne sert à rien. Déployez-le à côté de votre planète.',
      },
      learned: 'Rien n’est perdu pour toujours : un vaisseau détruit vous coûte un point et une action.',
    },
    research: {
      title: 'Recherche et cartes',
      rule: 'L’action *Recherche* ajoute un point à votre dé de recherche. À 6, vous recevez une carte à la fin de vos actions.',
      steps: {
        research: 'Votre recherche est à 5. Faites une recherche.',
        end: 'Cela fait 6. Terminez vos actions.',
        take: 'Prenez l’une des six cartes. Les cartes de Commandement restent, les cartes Tactiques agissent une fois, tout de suite.',
      },
      wrong: {
        refresh: 'De nouvelles cartes vous coûteraient votre choix. Prenez l’une de celles-ci.',
        other:
          'Il manque un point de recherche pour une carte. Faites une recherche, puis terminez vos actions.',
      },
      learned:
        'Une carte prise tôt sert toute la partie. S’il vous reste des actions, consacrez-les à la recherche.',
    },
    win: {
      title: 'Comment gagner',
      rule: 'La personne qui pose son *dernier cube* gagne aussitôt. Vous perdez si une autre le fait avant vous.',
      steps: {
        build: 'Il vous reste un cube, et un 4 et un 3 sont en orbite autour de la planète 7. Gagnez.',
      },
      wrong: {
        end: 'Le robot a posé son dernier cube et gagné. Construisez d’abord : il ne vous en reste qu’un aussi.',
        other: 'Vous pouvez gagner à l’instant : construisez sur la planète 7.',
      },
      learned: 'Comptez les cubes des autres avant chaque tour : gênez quiconque n’en a plus qu’un.',
    },
  },
  finale: {
    title: 'Une petite partie',
    text: 'Contre le robot novice : il vous reste un cube à poser, à lui deux.',
  },
};
