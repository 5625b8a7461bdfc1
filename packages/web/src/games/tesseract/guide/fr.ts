/** The guide of tesseract, in French. */
import type { Guide } from '../../guide.ts';
import type { TesseractFigure } from './Figure.tsx';

export const guide: Guide<TesseractFigure> = {
  lead: 'Un jeu de dés coopératif pour un à quatre scientifiques. Vous gagnez ou perdez ensemble. Sept minutes de lecture ; une partie dure environ une heure.',
  sections: [
    {
      id: 'goal',
      title: 'De quoi il s’agit',
      parts: [
        'Un cube de 64 dés, le Tesseract, se tient au milieu de la pièce et se défait. Prélevez-en des dés, travaillez-les dans vos laboratoires et amenez-en un de chaque couleur et de chaque valeur, 24 en tout, sur le plateau Confinement. Vous aurez alors gagné. [T-END-1]',
        'Mais après chacun de vos tours, le Tesseract riposte : un dé de plus se détache et est *amorcé*. Trop de dés amorcés d’une même valeur ouvrent une brèche, et la septième brèche est la fin du monde. [T-END-4]',
      ],
    },
    {
      id: 'cubes',
      title: 'Le Tesseract',
      parts: [
        'Ici, un dé s’appelle un *cube*. Il y a quatre couleurs, seize cubes de chacune ; [T-COMP-1] chaque couleur a aussi sa marque, qui est la forme de ses points. La valeur d’un cube est le nombre sur son dessus. [T-GEO-3]',
        {
          figures: [
            {
              figure: 'cube',
              caption:
                'Les cubes cerclés sont *amovibles* : leur dessus et au moins deux de leurs quatre côtés sont libres. [T-GEO-5] Personne ne peut toucher aux autres cubes du Tesseract. [T-GEO-6]',
            },
            {
              figure: 'colours',
              caption:
                'Disques jaunes, triangles orange, carrés violets, losanges bleus : quatre cubes de valeur 3. [T-COMP-2]',
            },
          ],
        },
        'Les cubes forment seize colonnes. Ils quittent une colonne par le haut et n’y reviennent que par le haut ; rien ne glisse. [T-GEO-2] L’intérieur est inconnu : on connaît une couleur dès qu’un côté se voit, une valeur dès que le dessus se voit. [T-INFO-3]',
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      parts: [
        'Pour commencer, chaque personne prend un cube d’un coin supérieur du Tesseract, le lance et le met dans son laboratoire. [T-SETUP-6] Deux autres cubes sont amorcés. [T-SETUP-7]',
        'Vous jouez à tour de rôle. Chaque tour a deux phases : vous agissez, puis le Tesseract agit. [T-TURN-1]',
        {
          points: [
            '*Phase Action* : vous avez trois actions, à combiner dans l’ordre de votre choix, et vous jouez autant de cartes que vous voulez. [T-TURN-2] Vous pouvez vous arrêter plus tôt ; les actions restantes sont perdues. [T-TURN-3]',
            '*Phase Menace* : un cube du Tesseract est amorcé, quoi que vous ayez fait. [T-THREAT-3] Puis c’est à la personne suivante. [T-THREAT-4]',
          ],
        },
        'Parlez autant que vous voulez : tout le monde voit la même chose. [T-INFO-5] La personne dont c’est le tour a le dernier mot. [T-TURN-5] En solo, vous menez deux laboratoires à tour de rôle. [T-SETUP-4]',
      ],
    },
    {
      id: 'actions',
      title: 'Les six actions',
      parts: [
        {
          figures: [
            {
              figure: 'remove',
              title: 'Prélever',
              caption:
                'Placez un cube amovible dans votre laboratoire, qui a six emplacements. [T-REMOVE-1] Sa valeur ne change pas. [T-REMOVE-2]',
            },
            {
              figure: 'adjust',
              title: 'Calibrer',
              caption:
                'Augmentez ou diminuez de 1 un cube de votre laboratoire ou un cube amorcé. [T-ADJUST-1] Un 1 amorcé peut descendre plus bas : il est détruit. [T-ADJUST-3]',
            },
            {
              figure: 'transfer',
              title: 'Transférer',
              caption:
                'Donnez un cube à un autre laboratoire, ou prenez-lui-en un, [T-TRANSFER-1] si l’autre scientifique est d’accord. [T-TRANSFER-3]',
            },
            {
              figure: 'study',
              title: 'Étudier',
              caption:
                'Défaussez une carte Recherche de niveau 2 ou 3 et piochez-en une du niveau suivant. [T-STUDY-1]',
            },
            {
              figure: 'contain',
              title: 'Confiner',
              caption:
                'Montrez une série ou une suite d’au moins trois cubes de votre laboratoire ; l’un d’eux va sur sa case du plateau. [T-CONTAIN-2]',
            },
            {
              figure: 'specialize',
              title: 'Approfondir',
              caption:
                'Faites ce que seul votre scientifique sait faire ; la carte à côté de votre laboratoire le dit. [T-SPEC-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'sets',
      title: 'Séries et suites à confiner',
      parts: [
        'Il faut trois cubes ou plus de votre laboratoire. Leurs valeurs sont toutes égales (une *série*) ou se suivent sans trou (une *suite*). Leurs couleurs sont toutes les mêmes, ou toutes différentes. [T-CONTAIN-1]',
        {
          figures: [
            {
              figure: 'equal',
              title: 'Une série',
              caption: 'Trois valeurs égales, trois couleurs différentes.',
            },
            {
              figure: 'run',
              title: 'Une suite',
              caption: 'Quatre valeurs qui se suivent, quatre couleurs différentes.',
            },
            {
              figure: 'one',
              title: 'Une suite',
              caption: 'Trois valeurs qui se suivent, toutes de la même couleur.',
            },
            {
              figure: 'mixed',
              title: 'Ni série ni suite',
              caption:
                'Deux cubes jaunes et un bleu : ni tous de la même couleur, ni tous de couleurs différentes.',
            },
          ],
        },
        'Vous choisissez le cube qui va sur le plateau ; sa case doit être encore vide. [T-CONTAIN-2] Les autres restent dans votre laboratoire. Si vous voulez, relancez-les tous : vous piochez alors une carte Recherche, d’autant plus forte que vous avez relancé de cubes. [T-CONTAIN-5] Il n’y a pas d’autre moyen d’obtenir de nouvelles cartes Recherche. [T-CONTAIN-8]',
        'Et si un cube identique, de même couleur et de même valeur, se trouve dans la zone d’amorçage, il est aussitôt détruit. [T-CONTAIN-3] C’est votre meilleure arme contre les brèches.',
      ],
    },
    {
      id: 'board',
      title: 'Le plateau Confinement',
      parts: [
        {
          figures: [
            {
              figure: 'containment',
              caption:
                'Neuf cubes sur 24 sont confinés. Deux cubes dans une colonne retournent sa carte Confinement ; [T-BONUS-1] quatre la débloquent. [T-BONUS-2] Ici, la carte des 4 peut être jouée, celles des 2 et des 5 peuvent être lues.',
            },
          ],
        },
        'Une carte Confinement débloquée est à tout le monde : la personne dont c’est le tour peut la jouer, une seule fois. [T-CARD-2] Une ligne complète de six ramène un cube : choisissez-en un parmi les cubes détruits, lancez-le et posez-le sur une colonne du Tesseract. [T-BONUS-3]',
      ],
    },
    {
      id: 'threat',
      title: 'La phase Menace',
      parts: [
        'Le cube amorcé n’est pas choisi au hasard. De tous les cubes amovibles, c’est l’un de ceux de l’étage le plus bas, et parmi eux celui de plus petite valeur. S’il en reste plusieurs, le scientifique actif choisit. [T-GEO-8] La table montre toujours lequel ce sera.',
        {
          figures: [
            {
              figure: 'layers',
              caption:
                'Le même Tesseract, étage par étage. Le cube étiqueté est amovible et le plus bas de tous : c’est lui le prochain.',
            },
          ],
        },
        'Le cube est lancé et placé dans la zone d’amorçage selon sa nouvelle valeur. [T-PRIME-1] S’il y a maintenant trois, quatre ou cinq cubes amorcés de cette valeur, c’est une brèche ; à partir de six, deux. Les cubes restent : chaque nouveau cube de cette valeur ouvre une autre brèche. [T-BREACH-1]',
        {
          figures: [
            {
              figure: 'primed',
              caption:
                'La zone d’amorçage par valeur. Au-dessus du trait pointillé, chaque cube ouvre une brèche : maintenant, ce serait un 2 ou un 5.',
            },
            {
              figure: 'breach',
              caption:
                'Les brèches se comptent sur cette fissure. À sept, vous perdez aussitôt. [T-BREACH-3]',
            },
          ],
        },
        'Ce que vous faites vous-mêmes à la zone d’amorçage n’ouvre jamais de brèche. [T-BREACH-2]',
      ],
    },
    {
      id: 'base',
      title: 'Les symboles sous le Tesseract',
      parts: [
        'Le Tesseract repose sur un socle à symboles. Quand le dernier cube d’une colonne s’en va, de quelque façon et dans quelque phase que ce soit, le symbole du dessous est découvert et son événement se produit aussitôt. [T-EVENT-1] Les socles difficiles en ont davantage, et de plus méchants. « Le cube le plus bas » désigne celui qui serait amorcé maintenant.',
        {
          figures: [
            {
              figure: 'AC',
              title: 'Accélération',
              caption: 'Le cube le plus bas est détruit. [T-EVENT-AC]',
            },
            {
              figure: 'SH',
              title: 'Bouclier',
              caption:
                'Le cube amorcé de plus petite valeur est relancé, ce qui peut ouvrir une brèche. [T-EVENT-SH]',
            },
            {
              figure: 'CR',
              title: 'Réaction en chaîne',
              caption: 'Le cube le plus bas est aussitôt amorcé. [T-EVENT-CR]',
            },
            {
              figure: 'FI',
              title: 'Fission',
              caption: 'Le cube le plus bas est amorcé, puis un cube détruit l’est aussi. [T-EVENT-FI]',
            },
            {
              figure: 'SD',
              title: 'Décharge électrostatique',
              caption:
                'Choisissez un laboratoire à épargner ; tous les cubes des autres sont relancés. [T-EVENT-SD]',
            },
            {
              figure: 'EM',
              title: 'Impulsion électromagnétique',
              caption: 'Tous les cubes de tous les laboratoires sont relancés. [T-EVENT-EM]',
            },
            {
              figure: 'IP',
              title: 'Interphase',
              caption:
                'Les 2 amorcés deviennent des 3, les 4 des 5, et les deux peuvent ouvrir des brèches. [T-EVENT-IP]',
            },
            {
              figure: 'SW',
              title: 'Onde de choc',
              caption:
                'Dans tous les laboratoires, les cubes de la valeur du dernier amorcé sont détruits. [T-EVENT-SW]',
            },
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Cartes et scientifiques',
      parts: [
        'Les cartes Recherche ne coûtent pas d’action. On les joue dans sa propre phase Action, avant, entre ou après les actions, et elles sont défaussées. [T-CARD-1] Seule une carte qui le dit se joue en phase Menace ; aucune des nôtres ne le dit. [T-CARD-7] Vous commencez avec une carte de niveau 2. [T-SETUP-5] Votre scientifique a une capacité permanente, et une action individuelle. [T-SPEC-2]',
        'Pour changer quelque chose dans un autre laboratoire, demandez d’abord l’accord de son scientifique. [T-CARD-6]',
      ],
    },
    {
      id: 'end',
      title: 'Fin de la partie',
      parts: [
        {
          points: [
            'L’équipe gagne dès que la 24e case est remplie. [T-END-2]',
            'L’équipe perd quand le jeton Brèche arrive à sept, [T-END-4] ou quand une phase Menace commence et qu’il n’y a plus de cube dans le Tesseract. [T-END-5]',
          ],
        },
      ],
    },
    {
      id: 'advice',
      title: 'Premiers conseils',
      parts: [
        {
          points: [
            'Deux cubes amorcés d’une même valeur sont déjà une menace. Calibrez-en un avant le prochain lancer.',
            'Préparez séries et suites à plusieurs : un transfert coûte souvent moins cher que trois calibrages.',
            'Avant de confiner, voyez si un calibrage rend le cube identique à un cube amorcé. Une action fait alors deux choses.',
            'Regardez sous une colonne avant d’en prendre le dernier cube. Certains symboles se découvrent exprès, quand les laboratoires sont presque vides.',
            'Relancez les cubes restants quand ils ne servent plus. Ce sont les cartes qui font gagner.',
          ],
        },
      ],
    },
  ],
};
