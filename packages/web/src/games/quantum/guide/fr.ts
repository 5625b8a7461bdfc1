/** How quantum is played, in French. Spaces before : ; ! ? are no-break. */
import type { Guide } from '../../guide.ts';
import type { QuantumFigure } from './Figure.tsx';

export const guide: Guide<QuantumFigure> = {
  lead: 'Des flottes de dés pour deux à quatre joueurs, chacun pour soi. Il faut six minutes environ pour lire ceci, une heure environ pour une partie.',
  sections: [
    {
      id: 'goal',
      title: 'De quoi il s’agit',
      parts: [
        'Vous avez quelques *Cubes Quantum*, cinq sur le plateau de base. Le premier qui les a tous posés sur des planètes gagne aussitôt, même au tour d’un autre. [Q-WIN-1]',
        'Il y a deux façons d’en poser un. Vous le construisez : vos vaisseaux autour d’une planète font son nombre. [Q-BUILD-1] Ou vous le gagnez au combat : cela s’appelle l’infamie. [Q-DOM-3]',
      ],
    },
    {
      id: 'map',
      title: 'Le plateau',
      parts: [
        'Le plateau est fait de tuiles de neuf cases avec une planète au milieu. Personne n’entre jamais sur une planète. [Q-MAP-3] Les quatre cases près d’elle sont son *orbite* ; les coins de la tuile n’en sont pas. [Q-MAP-5]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'Le plateau de base à deux, prêt à jouer. Le grand nombre est celui que les vaisseaux doivent faire ; les petits carrés sont les emplacements de cubes, autant que le nombre dépasse six. [Q-COMP-1] Chaque flotte part avec un cube et trois vaisseaux en orbite de sa planète. [Q-SETUP-6]',
            },
          ],
        },
        'Avant la partie, chacun lance trois vaisseaux et peut les relancer tous les trois une fois. [Q-SETUP-3] Le plus petit total commence. [Q-SETUP-4] Deux autres vaisseaux attendent dans votre réserve. [Q-SETUP-2]',
      ],
    },
    {
      id: 'ships',
      title: 'Vos vaisseaux',
      parts: [
        'Un vaisseau est un dé, et le nombre qu’il montre est son type. Les petits nombres sont lents et gagnent les combats ; les grands sont rapides et les perdent. Chaque type a une capacité, une fois par tour, qui ne coûte jamais d’action. [Q-SHIP-0]',
        {
          figures: [
            {
              figure: 'station',
              title: 'Station de combat',
              caption: 'Attaque : frapper un ennemi juste à côté, avant ou après son déplacement. [Q-SHIP-1]',
            },
            {
              figure: 'flagship',
              title: 'Vaisseau amiral',
              caption:
                'Transport : emmener un vaisseau pris sur l’une des huit cases autour, et le déposer autour de l’arrivée, qui peut être la case de départ. [Q-SHIP-2]',
            },
            {
              figure: 'destroyer',
              title: 'Destroyer',
              caption: 'Warp : échanger sa place avec un autre vaisseau à vous sur le plateau. [Q-SHIP-3]',
            },
            {
              figure: 'frigate',
              title: 'Frégate',
              caption: 'Modifier : devenir un trois ou un cinq. [Q-SHIP-4]',
            },
            {
              figure: 'interceptor',
              title: 'Intercepteur',
              caption: 'Manœuvre : se déplacer et attaquer aussi en diagonale. [Q-SHIP-5]',
            },
            {
              figure: 'scout',
              title: 'Éclaireur',
              caption: 'Reconfiguration gratuite : le lancer jusqu’à un autre nombre. [Q-SHIP-6]',
            },
          ],
        },
        'Chaque dé se déplace une fois par tour et utilise une capacité par tour, même si son nombre change entre-temps. [Q-TURN-4]',
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      parts: [
        'Vous avez trois actions, mêlées à votre guise, et vous pouvez les répéter : [Q-TURN-3]',
        {
          points: [
            'déplacer un vaisseau, et attaquer avec lui si vous voulez ; [Q-MOVE-1]',
            'reconfigurer : lancer un vaisseau jusqu’à un autre nombre ; [Q-RECONF-2]',
            'déployer : ramener un vaisseau de votre casse ; [Q-DEPLOY-2]',
            'rechercher : un point sur votre piste de recherche ; [Q-RES-1]',
            'construire : poser un cube. Cette action-là en coûte deux. [Q-BUILD-1]',
          ],
        },
        'Ensuite vous prenez une carte pour chaque cube posé pendant ce tour. [Q-ADV-1] Si votre recherche a atteint six, c’est une *percée technologique* : une carte de plus, et la piste repart de un. [Q-RES-3]',
      ],
    },
    {
      id: 'move',
      title: 'Se déplacer',
      parts: [
        'Un vaisseau avance d’autant de cases que son nombre, ou moins ; il peut tourner, mais pas aller en diagonale. [Q-MOVE-1] Les planètes et tous les vaisseaux barrent la route. [Q-MOVE-2]',
        {
          figures: [
            {
              figure: 'reach',
              caption: 'Un Destroyer va jusqu’à trois cases. Le bord des tuiles ne compte pas. [Q-MAP-4]',
            },
            {
              figure: 'odds',
              caption:
                'Les vaisseaux à portée peuvent être attaqués ; la table montre les chances de gagner. La case de l’ennemi fait partie du chemin. [Q-ATK-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'fight',
      title: 'Combattre',
      parts: [
        'Chaque camp lance un dé et l’ajoute au nombre de son vaisseau. Le *plus petit* total gagne, et l’égalité est à l’attaquant. [Q-CMB-6]',
        {
          figures: [
            {
              figure: 'fight',
              caption:
                'Trois et trois contre quatre et deux : six partout, donc l’attaquant, en bleu, gagne. [Q-CMB-6]',
            },
          ],
        },
        'Si l’attaquant gagne, l’autre vaisseau est détruit : il est relancé et va à la casse de son propriétaire. L’attaquant entre dans la case ou reste dehors. [Q-CMB-7] Si le défenseur gagne, rien n’est perdu ; l’attaquant reste sur la case d’où il venait. [Q-CMB-8]',
        'Un vaisseau de la casse revient quand on le déploie en orbite d’une planète qui porte un de vos cubes. [Q-DEPLOY-2] Il garde son nombre. [Q-DEPLOY-3]',
        'Détruire un vaisseau est un point de *domination*, en perdre un est un point de moins. [Q-DOM-1] À six, c’est l’infamie : posez un cube sur une planète où il reste de la place et où vous n’en avez pas, avec ou sans vaisseaux, et repartez de un. [Q-DOM-3]',
      ],
    },
    {
      id: 'construct',
      title: 'Construire',
      parts: [
        'Pour construire, les nombres de tous vos vaisseaux en orbite d’une planète doivent faire exactement le sien. Vous ne pouvez en laisser aucun de côté. [Q-BUILD-2] Il y faut un emplacement libre, et aucun cube à vous. [Q-BUILD-1]',
        {
          figures: [
            {
              figure: 'sum',
              caption:
                'Cinq et trois font huit : les bleus peuvent construire. Le deux dans le coin ne compte pas, le vaisseau rouge non plus. [Q-BUILD-2]',
            },
            {
              figure: 'over',
              caption:
                'Cinq, trois et un font neuf : un vaisseau de trop. Éloignez-le, ou changez un nombre. [Q-BUILD-1]',
            },
          ],
        },
        'Tard dans la partie, il arrive que toute planète où il reste de la place porte déjà un de vos cubes. Alors, et alors seulement, vous pouvez en poser un second sur l’une d’elles ; pour le construire, il faut trois de plus par cube que vous y avez. [Q-ENT-2] Dans ce seul cas, nous passons outre au livret français, qui vous exclurait ; sans l’option *Intrication*, la règle est telle qu’imprimée. [Q-ENT-4]',
      ],
    },
    {
      id: 'cards',
      title: 'Les cartes',
      parts: [
        'Six cartes sont visibles de tous : trois *Commandements* et trois *Tactiques*. [Q-SETUP-7] Pour chaque carte gagnée, prenez-en une, ou faites renouveler les six. [Q-ADV-2]',
        {
          points: [
            'Un Commandement reste à vous et sert dès votre prochain tour. [Q-ADV-5] Trois au plus ; un quatrième en remplace un plus ancien. [Q-ADV-6]',
            'Une Tactique agit tout de suite, puis s’en va ; une nouvelle carte ne prend sa place qu’ensuite. [Q-ADV-3] Expansion, la plus fréquente, met en jeu un vaisseau de votre réserve. [Q-CARD-EXPANSION]',
          ],
        },
        'Certains Commandements répondent à une attaque au tour d’un autre, ou font relancer un dé du combat : l’attaquant décide d’abord, puis le défenseur. [Q-CMB-4]',
        'Sur certains plateaux il y a le *Vide*, une tuile sans planète : chaque vaisseau que vous y avez au début de votre tour est un point de recherche. [Q-VOID-1]',
      ],
    },
    {
      id: 'advice',
      title: 'Premiers conseils',
      parts: [
        {
          points: [
            'Comptez avant de bouger : quelle planète demande quoi, et lesquels de vos vaisseaux le font à deux ? Sept et huit sont faciles, dix demande de la patience.',
            'Regardez aussi les orbites des autres. Une somme prête sera construite au tour suivant : un vaisseau détruit la défait.',
            'Une attaque manquée ne coûte que l’action. Attaquez avec les petits, et attaquez les grands.',
            'Rien de bon pour la dernière action ? La recherche. Chaque sixième pas est une carte.',
            'Prenez Expansion tôt : cinq vaisseaux font plus que trois.',
          ],
        },
      ],
    },
  ],
};
