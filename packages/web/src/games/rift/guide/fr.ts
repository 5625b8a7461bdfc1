/** The guide of rift, in French. */
import type { Guide } from '../../guide.ts';
import type { RiftFigure } from './figures.ts';

export const guide: Guide<RiftFigure> = {
  lead: 'Un duel à deux sur un plateau de bois couvert de rainures. Pas de dés, rien de caché, pas de partie nulle. Six minutes de lecture ; une partie dure environ quarante-cinq minutes.',
  sections: [
    {
      id: 'goal',
      title: 'But du jeu',
      parts: [
        'Chacun garde une pièce qui compte plus que toutes les autres : le *Tesseract*. Si vous sautez par-dessus celui de l’adversaire, vous gagnez aussitôt. [R-END-1]',
        'Tout le reste sert à rendre ce saut possible, ou à l’empêcher : des pions qui frappent de façon étrange, des glissières qui ferment une rainure, des croix que personne ne franchit, et une réserve de pièces qui peuvent surgir n’importe où.',
      ],
    },
    {
      id: 'board',
      title: 'Le terrain',
      parts: [
        'Quinze rainures en croisent quinze autres. Les pièces se tiennent sur les intersections, jamais dans les cases. [R-BOARD-1] Les pions suivent les rainures et les diagonales ; les glissières, les rainures seulement. [R-BOARD-2]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'Une partie sur le point de commencer. Les Blancs sont en bas, les Noirs en haut. Les deux rangées teintées devant chaque joueur forment son camp ; le reste est la zone neutre. [R-BOARD-4] Après la mise en place, les camps ne comptent plus. [R-BOARD-5]',
            },
          ],
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Les pièces',
      parts: [
        'Les cinq premières sont des *pions* : on peut les capturer, et ils capturent. Sur les images, les points sont des arrivées, les anneaux des captures, les petits losanges des coudes où une pièce tourne. Un déplacement s’arrête devant toute pièce qui barre la route. [R-MOVE-2]',
        {
          figures: [
            {
              figure: 'tesseract',
              title: 'Tesseract',
              caption:
                'Tout droit, dans les huit directions, tant que la voie est libre. [R-TESS-1] Vous en avez un.',
            },
            {
              figure: 'star',
              title: 'Étoile',
              caption:
                'Deux pas en diagonale, un angle droit, puis un pas au moins, aussi loin qu’elle veut. [R-BENT-1] Elle ne s’arrête jamais avant son coude. [R-BENT-2] Vous en avez deux, dont une en réserve.',
            },
            {
              figure: 'pyramid',
              title: 'Pyramide',
              caption: 'Comme l’étoile, mais le long des rainures. [R-BENT-1] Vous en avez une.',
            },
            {
              figure: 'rectangle',
              title: 'Rectangle',
              caption:
                'Deux pas le long d’une rainure et deux à angle droit, toujours les quatre. [R-RECT-1] Il saute par-dessus tout, même les croix. [R-RECT-2] Vous en avez un, en réserve.',
            },
            {
              figure: 'cylinder',
              title: 'Cylindre',
              caption: 'Comme le Tesseract, mais d’un ou deux pas. [R-CYL-1] Vous en avez un, en réserve.',
            },
            {
              figure: 'small',
              title: 'Petite glissière',
              caption:
                'Le long de la rainure où elle est couchée, tant que la voie est libre. [R-SLIDE-1] Ou elle pivote sur place. [R-PIVOT-2] Vous en avez cinq, dont trois en réserve.',
            },
            {
              figure: 'large',
              title: 'Grande glissière',
              caption:
                'Couchée sur deux intersections à la fois, elle coulisse comme une petite. Elle pivote sur l’une ou l’autre, si l’autre bout trouve de la place. [R-PIVOT-3] Vous en avez deux, en réserve.',
            },
            {
              figure: 'cross',
              title: 'Croix',
              caption:
                'Ne bouge jamais et gêne les deux joueurs de la même façon. [R-CROSS-4] Vous en avez deux.',
            },
          ],
        },
      ],
    },
    {
      id: 'setup',
      title: 'La mise en place',
      parts: [
        'Tirez au sort qui commence. [R-SETUP-1] Puis posez à tour de rôle, une pièce à la fois : [R-SETUP-2]',
        {
          points: [
            'votre Tesseract, une étoile et votre pyramide dans votre camp, dans l’ordre de votre choix ;',
            'deux petites glissières dans votre camp, dans le sens de votre choix ;',
            'deux croix dans la zone neutre, avec leurs quatre branches. [R-CROSS-2]',
          ],
        },
        'Tout ce qui reste forme votre réserve, visible des deux camps. [R-SETUP-5] Pour une première partie, il est plus facile de poser les croix d’abord : vous connaîtrez le terrain avant de garnir votre camp. [R-SETUP-3] Le camp qui a posé en premier joue aussi le premier coup. [R-SETUP-4]',
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      parts: [
        'À votre tour, vous faites une seule de ces quatre choses : [R-TURN-1]',
        {
          points: [
            'déplacer un pion,',
            'faire coulisser une glissière,',
            'faire pivoter une glissière d’un quart de tour, [R-PIVOT-1]',
            'poser une pièce de votre réserve. [R-RES-1]',
          ],
        },
        'Vous ne pouvez pas passer. [R-TURN-2] Capturer n’est jamais obligatoire. [R-TURN-3] Personne n’annonce « échec », et vous pouvez laisser votre Tesseract en danger, à vos risques. [R-TURN-4]',
      ],
    },
    {
      id: 'capture',
      title: 'Capturer',
      parts: [
        'Un pion adverse se trouve droit devant, sur votre route, et l’intersection juste derrière lui est libre : sautez-y, et ce pion quitte la partie. [R-CAP-1] Vous pouvez venir de loin, mais vous retombez juste derrière, et votre coup s’arrête là. [R-CAP-2] Une étoile ou une pyramide peut sauter sur son second trajet ; si elle saute sur le premier, elle reste à son coude. [R-BENT-4] Un pion placé au coude même ferme ce trajet, sauf si vous avez choisi l’autre interprétation dans les options. [R-BENT-5]',
        {
          figures: [
            {
              figure: 'jump',
              caption:
                'Le Tesseract blanc vient de loin, saute par-dessus la pyramide et retombe juste derrière. [R-CAP-4]',
            },
            {
              figure: 'flight',
              caption:
                'Le rectangle prend tous les pions adverses qu’il survole, ici deux, sans avoir besoin de place libre derrière eux. [R-RECT-4]',
            },
          ],
        },
        'Les glissières capturent elles aussi en sautant, mais jamais un Tesseract : il les arrête, voilà tout. [R-SLIDE-4] Une grande glissière peut s’arrêter avec l’un ou l’autre de ses bouts juste derrière sa prise. [R-SLIDE-7] Glissières et croix ne sont jamais capturées. [R-PIECE-5]',
      ],
    },
    {
      id: 'crosses',
      title: 'Autour d’une croix',
      parts: [
        'Seul le rectangle franchit le centre d’une croix. Les quatre intersections au bout de ses branches sont fermées aux pions : ils ne peuvent ni s’y arrêter, ni y passer, ni y retomber, ni y être posés. [R-CROSS-5]',
        'Les glissières peuvent entrer sur ces quatre intersections et s’y arrêter, [R-CROSS-6] mais elles ne pivotent pas autour d’un bout qui s’y trouve. [R-PIVOT-4]',
      ],
    },
    {
      id: 'reserve',
      title: 'La réserve',
      parts: [
        'Au lieu de déplacer une pièce, vous pouvez en poser une de votre réserve sur n’importe quelle intersection libre, même à côté du Tesseract adverse. Un pion a besoin d’une intersection qu’aucune croix ne ferme ; [R-RES-2] une glissière peut aussi être posée au bout d’une croix. [R-RES-3] La nouvelle pièce peut jouer dès votre tour suivant, [R-RES-1] et une pose ne capture jamais. [R-RES-5]',
        {
          figures: [
            {
              figure: 'guard',
              caption:
                'La meilleure défense : les Noirs menacent de sauter par-dessus le Tesseract blanc. Une glissière posée juste derrière lui prend la place où retomber. [R-CAP-1]',
            },
          ],
        },
        'Quand votre Tesseract est votre seul pion sur le terrain et qu’il reste des pions dans votre réserve, vous devez en poser un tout de suite, même si vous préférez jouer autre chose. [R-RES-6]',
      ],
    },
    {
      id: 'end',
      title: 'Fin de la partie',
      parts: [
        {
          points: [
            'Si vous capturez le Tesseract adverse, vous gagnez aussitôt. [R-END-1]',
            'Vous perdez aussi si, quand vient votre tour, votre Tesseract est votre tout dernier pion, réserve comprise, et ne peut pas bouger. [R-END-2] Une option permet que cela vaille même s’il vous reste votre cylindre. [R-END-3]',
            'Il n’y a pas de partie nulle. Vous ne pouvez pas ramener la même position une troisième fois : la table marque un tel coup comme interdit. [R-END-6]',
            'Les parties lancées depuis le menu ou contre un robot se terminent après 60 coups calmes de suite, sans prise ni pose. Cette limite est notre propre règle ; vous pouvez la changer ou la supprimer. [R-END-7]',
            'On compte alors les pions : le camp qui en a le plus gagne ; à nombre égal, celui dont les pions valent le plus, puis celui dont le Tesseract a le plus de coups, puis celui qui a joué en second. [R-END-9]',
          ],
        },
        {
          figures: [
            {
              figure: 'caught',
              caption:
                'Les Blancs n’ont plus que leur Tesseract dans le coin, et toutes ses voies sont fermées : ils ont perdu. [R-END-2]',
            },
          ],
        },
        'En fin de partie, le Tesseract ralentit : une fois vos étoiles, votre pyramide et votre rectangle tous capturés, il fait quatre pas au plus. [R-TESS-2]',
      ],
    },
    {
      id: 'advice',
      title: 'Premiers conseils',
      parts: [
        {
          points: [
            'Avant chaque coup, regardez votre Tesseract : quelle pièce adverse a une voie jusqu’à lui, et l’intersection juste derrière est-elle libre ?',
            'Étoiles et pyramides frappent en tournant à angle droit. Cherchez-les à deux pas de chaque diagonale et de chaque rainure ouverte.',
            'Tout ce qui est dans la réserve adverse peut se trouver à côté de vous au coup suivant. Gardez de quoi répondre.',
            'Les glissières sont des murs. Une derrière votre Tesseract le garde longtemps ; une dans la mauvaise rainure enferme vos propres pions.',
          ],
        },
        {
          figures: [
            {
              figure: 'corner',
              caption:
                'En tournant : l’étoile noire descend de deux pas sur sa diagonale, tourne et saute par-dessus le Tesseract blanc. C’est par ces crochets rouges que la table vous prévient. [R-BENT-3]',
            },
          ],
        },
      ],
    },
  ],
};
