/** The guide of loop, in French. Spaces before : ; ! ? are no-break. */
import type { Guide } from '../../guide.ts';
import type { LoopFigure } from './Figure.tsx';

export const guide: Guide<LoopFigure> = {
  lead: 'De un à quatre joueurs, tous ensemble contre le Dr Foo. Cette lecture prend environ sept minutes ; une partie dure environ une heure.',
  sections: [
    {
      id: 'goal',
      title: 'De quoi il s’agit',
      parts: [
        'Le Dr Foo déchire sept époques, et vous êtes les agents qui l’arrêtent. Vous gagnez dès que quatre missions sont dans vos archives. [L-END-1] Vous avez 21 tours en tout, et vous gagnez ou perdez ensemble. [L-EOT-6]',
        {
          figures: [
            {
              figure: 'ring',
              caption:
                'L’anneau des époques. Au milieu se tient la Machine du Dr Foo ; elle regarde l’époque la plus claire. En rouge les failles, les disques sont les agents. L’avenir est dans le sens des aiguilles d’une montre, et la Fin des Temps touche l’Aube des Temps. [L-RING-2]',
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
            '*Ajouter une carte* : une de celles de votre époque, si vous voulez ; [L-ADD-1]',
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
        'Au début de chaque tour, une carte montre à quelle époque va le Dr Foo, et la Machine s’y tourne. [L-FOO-3] Deux cubes tombent, et un de plus par clone à cette époque. [L-FOO-4] Chaque cube arrive là ou à l’une des deux époques voisines, au hasard, et devient une *faille*. [L-FOO-5]',
        {
          figures: [
            {
              figure: 'throw',
              caption: 'Deux clones sont avec le Dr Foo : quatre cubes tombent des trois sorties. [L-FOO-4]',
            },
            {
              figure: 'overflow',
              caption:
                'Une époque a de la place pour trois failles. S’il en faut une de plus, elle devient un *vortex* : toutes ses failles s’en vont, sa mission aussi, et les cartes posées là. [L-VORTEX-1]',
            },
          ],
        },
        'Vous perdez si une époque à vortex déborde encore, [L-END-2] si un quatrième vortex devait s’ouvrir, [L-END-3] ou si vous n’avez pas gagné quand le troisième cycle est fini. [L-END-4] Un cycle fait sept tours, un par époque. [L-EOT-5]',
        'Au premier cycle un clone apparaît à chaque tour, au deuxième deux, au troisième trois. [L-FOO-1]',
      ],
    },
    {
      id: 'cards',
      title: 'Cartes et LOOP',
      parts: [
        'Vous avez trois cartes en main. Pour en utiliser une, touchez-la : elle est épuisée, puis elle fait ce qu’elle dit. [L-ACT-4] Sauf mention contraire, elle agit à l’époque où vous êtes. [L-RING-3]',
        'Chaque carte appartient à une *dimension* : Spirale, Étoile, Bandes ou Trou Noir. Un *LOOP* redresse toutes les cartes d’une dimension de votre main, pour les utiliser encore. Il se paie avec l’énergie de votre époque : une pour le premier LOOP du tour, deux pour le deuxième, et ainsi de suite. [L-ACT-10] Il n’y a pas de LOOP pour le Trou Noir. [L-RUL-2]',
        {
          figures: [
            {
              figure: 'loop',
              caption:
                'Trois LOOP en un tour, chacun d’une autre dimension : ils coûtent une, deux et trois énergies. [L-ACT-5]',
            },
          ],
        },
        'L’énergie reste à une époque et sert à qui s’y trouve. [L-ACT-9] Des cartes en ajoutent, et elle reste jusqu’à ce qu’on la dépense.',
        'À la fin de vos actions, vous pouvez prendre une carte posée à votre époque. Elle va sur votre pioche : c’est la prochaine que vous piochez. [L-ADD-1]',
      ],
    },
    {
      id: 'move',
      title: 'Se déplacer',
      parts: [
        'Une fois par tour, vos batteries vous portent à une époque voisine sans rien payer. [L-ACT-3] Tout autre pas coûte une énergie de l’époque que vous quittez. [L-ACT-2] Des cartes vous déplacent aussi. Avec certaines, vous emportez un clone : prenez-le n’importe où en chemin, et déposez-le plus loin. [L-CLONE-7]',
      ],
    },
    {
      id: 'clones',
      title: 'Les clones',
      parts: [
        'Un clone porte la couleur et le signe de l’époque qui le détruit. Dès qu’il y arrive, repoussé, attiré ou emporté, il est détruit et retourne au sac. [L-CLONE-3] *Repousser*, c’est envoyer un clone une époque plus loin, d’un côté ou de l’autre ; [L-CLONE-4] *attirer*, c’est en amener un d’une époque voisine à la vôtre. [L-CLONE-5]',
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
        'Il y a une tuile à chaque époque, et deux sont révélées. [L-MIS-3] Ce que vous faites met des *dégâts* sur les missions révélées : un par faille retirée, clone détruit, énergie ajoutée ou LOOP fait, selon la mission. Un même geste peut compter pour les deux. [L-MIS-2]',
        {
          figures: [
            {
              figure: 'foo',
              title: 'À l’époque du Dr Foo',
              caption:
                'Seul compte ce qui arrive là où est le Dr Foo. Ici : des failles retirées, cinq en tout. [L-MIS-14]',
            },
            {
              figure: 'slots',
              title: 'Tout autour',
              caption: 'Chaque époque compte une fois. Ici : des clones détruits à six époques. [L-MIS-19]',
            },
            {
              figure: 'claim',
              title: 'À réclamer',
              caption:
                'C’est à vous de le dire, une fois par tour. Ici : vous et un autre agent êtes de part et d’autre du Dr Foo. [L-MIS-10]',
            },
          ],
        },
        'Une mission qui a tous ses dégâts est archivée par un agent qui termine ses actions à son époque. [L-ARCH-1] Puis une autre tuile est révélée, dans le sens des aiguilles d’une montre à partir du Dr Foo. [L-MIS-3] Et chacun reçoit une *prime d’assiduité* : on étale autant de cartes que de joueurs, plus une ; chaque joueur en met une sur sa pioche, la dernière est détruite. [L-ARCH-4]',
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
              caption: 'Son déplacement gratuit mène à n’importe quelle époque. [L-AGENT-2]',
            },
            {
              figure: 'mrtime',
              title: 'Mr Time',
              caption: 'Une fois par tour, il déplace un autre agent d’une époque. [L-AGENT-3]',
            },
            {
              figure: 'robofinisher',
              title: 'Robofinisseur 404',
              caption: 'Ce qu’elle repousse peut voler deux époques au lieu d’une. [L-AGENT-4]',
            },
            {
              figure: 'vgirl',
              title: 'V-Girl',
              caption:
                'Une fois par tour, elle applique une carte posée à son époque, qui est ensuite détruite ; sur un vortex, la dernière carte détruite. [L-AGENT-5]',
            },
          ],
        },
        'Certaines cartes font appel à un autre joueur : l’invité applique une de ses cartes redressées, là où est son agent, et la garde redressée. [L-RUL-13]',
      ],
    },
    {
      id: 'modes',
      title: 'Modes et difficulté',
      parts: [
        'Le mode ordinaire s’appelle S.A.B.O.T.A.G.E : commencez par lui. Les trois autres ajoutent quelque chose : dans deux d’entre eux, il faut l’accomplir avant de gagner. [L-END-1]',
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
                'Il faut détruire toutes les Centrifugeuses. [L-CENT-6] Là où il y en a une, seuls les cartes et les LOOP de sa dimension fonctionnent. [L-CENT-2] Trois LOOP la détruisent, et chaque mission révélée reçoit un dégât. [L-CENT-5] Le troisième dégât peut attendre : on vous le demande, car une mission accomplie, ou qui a déjà reçu son seul dégât du tour, n’a droit à rien. [L-CENT-4]',
            },
            {
              figure: 'ultra',
              title: 'Le mode Ultramachina',
              caption:
                'Le Dr Foo avance d’une époque par tour et déclenche les cartes posées là. [L-ULTRA-2] L’énergie que vous ajoutez à leur époque les abîme ; avant le dernier dégât, on vous demande. [L-ULTRA-4] Une carte pleine est détruite et jette une énergie dans la Machine. [L-ULTRA-5]',
            },
            {
              figure: 'mega',
              title: 'Méga Vortex',
              caption:
                'Aux deux niveaux plus durs, chaque vortex est un Méga Vortex : si vous y terminez votre tour, tout est perdu. Y passer est permis. [L-MEGA-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'solo',
      title: 'Seul',
      parts: [
        'Seul, vous menez deux, trois ou quatre agents avec un deck commun. [L-SOLO-1] À la fin d’un tour, les cartes sont révélées une à une : une carte d’agent va à son agent, toute autre à qui vous voulez. Le premier qui a trois cartes agit ensuite. [L-SOLO-3] Les autres mains restent. [L-SOLO-5]',
        'Vous pouvez aussi mener plusieurs agents avec un deck chacun, seul ou avec d’autres. [L-DEC-3]',
      ],
    },
    {
      id: 'advice',
      title: 'Premiers conseils',
      parts: [
        {
          points: [
            'Trois failles sont un avertissement, et un clone avec le Dr Foo est un cube de plus. Regardez les chances à chaque époque avant de finir votre tour.',
            'Utilisez vos cartes une fois, puis voyez quel LOOP en redresse le plus. Celles qui ajoutent de l’énergie paient le suivant.',
            'Retrouvez-vous à une époque qui a de l’énergie : elle sert à qui s’y trouve.',
            'Prenez de nouvelles cartes d’une dimension que vous avez déjà : un LOOP en redressera davantage.',
            'Terminez votre tour là où il y a quelque chose à prendre : une carte, ou une mission accomplie.',
          ],
        },
      ],
    },
  ],
};
