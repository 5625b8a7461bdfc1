/** The guide of loop, in French. Spaces before : ; ! ? are no-break. */
import type { Guide } from '../../guide.ts';
import type { LoopFigure } from './Figure.tsx';

export const guide: Guide<LoopFigure> = {
  lead: 'De un à quatre joueurs, tous ensemble contre le Dr Foo. Comptez sept minutes de lecture ; une partie dure environ une heure.',
  sections: [
    {
      id: 'goal',
      title: 'L’idée du jeu',
      parts: [
        'Le Dr Foo déchire sept époques, et c’est à vous, les agents, de l’arrêter. Vous gagnez dès que quatre missions sont dans vos archives. [L-END-1] Vous avez 21 tours en tout, et vous gagnez ou perdez ensemble. [L-EOT-6]',
        {
          figures: [
            {
              figure: 'ring',
              caption:
                'L’anneau des époques. Au milieu, la Machine du Dr Foo est tournée vers l’époque la plus claire. Les cubes rouges sont des failles, les disques des agents. L’avenir est dans le sens des aiguilles d’une montre, et la Fin des Temps touche l’Aube des Temps. [L-RING-2]',
            },
            {
              figure: 'eras',
              caption:
                'Chaque époque a une couleur et un signe : Aube des Temps, Moyen Âge, Renaissance, Industrie, Mondialisation, Ère des Robots, Fin des Temps. [L-RING-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      parts: [
        'Un tour appartient à un agent et a cinq phases : [L-TURN-1]',
        {
          points: [
            '*Foo* : des clones et une carte apparaissent, puis des cubes tombent de la Machine ; [L-FOO-1]',
            '*Actions* : autant que vous voulez, dans l’ordre que vous voulez ; [L-ACT-1]',
            '*Ajouter une carte* : vous pouvez en prendre une à votre époque ; [L-ADD-1]',
            '*Archiver* : une mission accomplie à votre époque, s’il y en a une ; [L-ARCH-1]',
            '*Fin* : toute votre main va à la défausse, [L-EOT-3] et chacun pioche jusqu’à trois cartes. [L-EOT-4]',
          ],
        },
      ],
    },
    {
      id: 'foo',
      title: 'Ce que fait le Dr Foo',
      parts: [
        'Au début de chaque tour, une carte montre à quelle époque va le Dr Foo, et la Machine se tourne vers elle. [L-FOO-3] Deux cubes tombent, et un de plus par clone à cette époque. [L-FOO-4] Chaque cube tombe là ou à l’une des deux époques adjacentes, au hasard, et devient une *faille*. [L-FOO-5]',
        {
          figures: [
            {
              figure: 'throw',
              caption:
                'Il y a deux clones avec le Dr Foo : quatre cubes tombent donc par les trois sorties. [L-FOO-4]',
            },
            {
              figure: 'overflow',
              caption:
                'Une époque a de la place pour trois failles. Quand il faut en placer une de plus, elle devient un *vortex* : toutes ses failles disparaissent, avec sa mission et les cartes posées là. [L-VORTEX-1]',
            },
          ],
        },
        'Vous perdez si un vortex déborde à nouveau, [L-END-2] si un quatrième vortex doit s’ouvrir, [L-END-3] ou si vous n’avez pas gagné à la fin du troisième cycle. [L-END-4] Un cycle fait sept tours, un par époque. [L-EOT-5]',
        'Au premier cycle un clone apparaît à chaque tour, au deuxième deux, au troisième trois. [L-FOO-1]',
      ],
    },
    {
      id: 'cards',
      title: 'Cartes et LOOP',
      parts: [
        'Vous avez trois cartes en main. Pour en utiliser une, touchez-la : elle est épuisée, puis elle fait ce qu’elle dit. [L-ACT-4] Sauf mention contraire, elle agit à votre époque. [L-RING-3]',
        'Chaque carte appartient à une *dimension* : Spirale, Étoile, Bandes ou Trou Noir. Un *LOOP* redresse toutes les cartes d’une même dimension de votre main : vous pouvez les réutiliser. Il se paie avec l’énergie de votre époque : une pour le premier LOOP du tour, deux pour le deuxième, et ainsi de suite. [L-ACT-10] Il n’y a pas de LOOP pour le Trou Noir. [L-RUL-2]',
        {
          figures: [
            {
              figure: 'loop',
              caption:
                'Trois LOOP en un tour, chacun d’une dimension différente : ils coûtent une, deux et trois énergies. [L-ACT-5]',
            },
          ],
        },
        'L’énergie appartient à une époque, et tout agent présent peut s’en servir. [L-ACT-9] Des cartes en ajoutent, et elle reste là jusqu’à ce qu’on la dépense.',
        'À la fin de vos actions, vous pouvez prendre une carte posée à votre époque. Elle va sur votre pioche : ce sera la prochaine piochée. [L-ADD-1]',
      ],
    },
    {
      id: 'move',
      title: 'Se déplacer',
      parts: [
        'Une fois par tour, vos batteries vous emmènent gratuitement à une époque adjacente. [L-ACT-3] Tout autre déplacement coûte une énergie de l’époque que vous quittez. [L-ACT-2] Certaines cartes vous déplacent aussi, et parfois vous pouvez emporter un clone : prenez-le n’importe où en chemin, et déposez-le plus loin. [L-CLONE-7]',
      ],
    },
    {
      id: 'clones',
      title: 'Les clones',
      parts: [
        'Un clone porte la couleur et le signe de l’époque qui le détruit. Dès qu’il y arrive, repoussé, attiré ou emporté, il est détruit et retourne au sac. [L-CLONE-3] *Repousser*, c’est envoyer un clone une époque plus loin, d’un côté ou de l’autre ; [L-CLONE-4] *attirer*, c’est faire venir un clone d’une époque adjacente à la vôtre. [L-CLONE-5]',
        {
          figures: [
            {
              figure: 'clone',
              caption: 'Ce clone est détruit quand il arrive à l’Ère des Robots. [L-CLONE-3]',
            },
          ],
        },
      ],
    },
    {
      id: 'missions',
      title: 'Les missions',
      parts: [
        'Il y a une tuile à chaque époque, et deux sont révélées. [L-MIS-3] Vos actions placent des *dégâts* sur les missions révélées : un par faille retirée, clone détruit, énergie ajoutée ou LOOP fait, selon la mission. Une même action peut compter pour les deux. [L-MIS-2]',
        {
          figures: [
            {
              figure: 'foo',
              title: 'À l’époque du Dr Foo',
              caption:
                'Seul compte ce qui se passe à l’époque du Dr Foo. Ici : cinq failles à retirer. [L-MIS-14]',
            },
            {
              figure: 'slots',
              title: 'Tout autour de l’anneau',
              caption:
                'Chaque époque compte une fois. Ici : des clones à détruire à six époques différentes. [L-MIS-19]',
            },
            {
              figure: 'claim',
              title: 'À placer vous-même',
              caption:
                'C’est vous qui placez le dégât, une fois par tour. Ici : un autre agent et vous êtes de part et d’autre du Dr Foo. [L-MIS-10]',
            },
          ],
        },
        'Pour archiver une mission accomplie, terminez vos actions à son époque. [L-ARCH-1] Puis une autre tuile est révélée : la suivante dans le sens des aiguilles d’une montre à partir du Dr Foo. [L-MIS-3] Et chacun reçoit une *prime d’assiduité* : on étale autant de cartes que de joueurs, plus une ; chaque joueur en met une sur sa pioche, et la dernière est détruite. [L-ARCH-4]',
      ],
    },
    {
      id: 'agents',
      title: 'Les agents',
      parts: [
        'Chaque agent a six cartes à lui, une époque de départ et un pouvoir.',
        {
          figures: [
            {
              figure: 'prowler',
              title: 'La Rôdeuse Temporelle',
              caption: 'À son tour, quand les cubes sont tombés, elle peut en renvoyer un. [L-AGENT-1]',
            },
            {
              figure: 'cztwyzzek',
              title: 'Cztwyzzek',
              caption: 'Son déplacement gratuit peut le mener à n’importe quelle époque. [L-AGENT-2]',
            },
            {
              figure: 'mrtime',
              title: 'Mr Time',
              caption: 'Une fois par tour, il peut déplacer un autre agent d’une époque. [L-AGENT-3]',
            },
            {
              figure: 'robofinisher',
              title: 'Robofinisseur 404',
              caption: 'Elle peut repousser les clones de deux époques au lieu d’une. [L-AGENT-4]',
            },
            {
              figure: 'vgirl',
              title: 'V-Girl',
              caption:
                'Une fois par tour, elle peut appliquer une carte disponible à son époque, qui est ensuite détruite ; sur un vortex, la dernière carte détruite. [L-AGENT-5]',
            },
          ],
        },
        'Certaines cartes font appel à un autre joueur : la personne invitée applique une de ses cartes redressées à l’époque de son agent, et la carte reste redressée. [L-RUL-13]',
      ],
    },
    {
      id: 'modes',
      title: 'Modes et difficulté',
      parts: [
        'Le mode de base s’appelle S.A.B.O.T.A.G.E : commencez par lui. Les trois autres ajoutent quelque chose ; dans deux d’entre eux, c’est un objectif de plus à atteindre pour gagner. [L-END-1]',
        {
          figures: [
            {
              figure: 'supa',
              title: 'Sayan Supa Clones',
              caption:
                'Il faut détruire tous les Supa Clones. [L-SUPA-7] Chacun laisse un cube d’énergie qui ne s’use jamais, et de nouveaux clones : un pour le premier, deux pour le deuxième, et ainsi de suite. [L-SUPA-4]',
            },
            {
              figure: 'centrifuge',
              title: 'Centrifugeuses L.A.S.E.R',
              caption:
                'Il faut détruire toutes les Centrifugeuses. [L-CENT-6] À leur époque, seuls les cartes et les LOOP de leur dimension fonctionnent. [L-CENT-2] Trois LOOP sur place en détruisent une, et chaque mission révélée reçoit un dégât. [L-CENT-5] Vous pouvez remettre le troisième dégât à plus tard : une mission accomplie, ou qui a déjà reçu son seul dégât du tour, ne reçoit rien. [L-CENT-4]',
            },
            {
              figure: 'ultra',
              title: 'Le mode Ultramachina',
              caption:
                'Le Dr Foo avance d’une époque par tour et déclenche les cartes posées là. [L-ULTRA-2] L’énergie que vous ajoutez à leur époque les endommage ; pour le dernier dégât, c’est vous qui décidez. [L-ULTRA-4] Une carte qui a tous ses dégâts est détruite et lâche une énergie dans la Machine. [L-ULTRA-5]',
            },
            {
              figure: 'mega',
              title: 'Méga Vortex',
              caption:
                'Aux deux niveaux les plus durs, chaque vortex est un Méga Vortex : si vous y terminez votre tour, la partie est perdue. Vous pouvez y passer sans risque. [L-MEGA-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'solo',
      title: 'En solo',
      parts: [
        'En solo, vous menez deux, trois ou quatre agents avec un deck commun. [L-SOLO-1] À la fin d’un tour, les cartes sont révélées une à une : une carte propre à un agent va à cet agent, toute autre à l’agent de votre choix. Le premier agent à avoir trois cartes joue ensuite. [L-SOLO-3] Les autres gardent leur main. [L-SOLO-5]',
        'Vous pouvez aussi mener plusieurs agents avec un deck chacun, en solo ou à plusieurs. [L-DEC-3]',
      ],
    },
    {
      id: 'advice',
      title: 'Premiers conseils',
      parts: [
        {
          points: [
            'Trois failles sont un avertissement, et chaque clone avec le Dr Foo, c’est un cube de plus. Regardez le risque à chaque époque avant de terminer votre tour.',
            'Utilisez vos cartes une fois, puis voyez quel LOOP en redresse le plus. Celles qui ajoutent de l’énergie paient le LOOP suivant.',
            'Retrouvez-vous à une époque qui a de l’énergie : tout agent présent peut s’en servir.',
            'Prenez de nouvelles cartes d’une dimension que vous avez déjà : un LOOP en redressera davantage.',
            'Terminez votre tour là où il y a quelque chose à gagner : une carte, ou une mission accomplie.',
          ],
        },
      ],
    },
  ],
};
