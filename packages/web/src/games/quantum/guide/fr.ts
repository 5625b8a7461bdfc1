/** How quantum is played, in French. Spaces before : ; ! ? are no-break. */
import type { Guide } from '../../guide.ts';
import type { QuantumFigure } from './Figure.tsx';

export const guide: Guide<QuantumFigure> = {
  lead: 'Des flottes de dés pour deux à quatre joueurs, chacun pour soi. La lecture prend environ six minutes, une partie environ une heure.',
  sections: [
    {
      id: 'goal',
      title: 'De quoi il s’agit',
      parts: [
        'Vous avez quelques *Cubes Quantum*, cinq sur le plateau de base. La première personne à les avoir tous posés sur des planètes gagne aussitôt, quel que soit le tour en cours. [Q-WIN-1]',
        'Il y a deux façons d’en poser un. Vous le construisez : la somme de vos vaisseaux en orbite autour d’une planète est égale à son nombre. [Q-BUILD-1] Ou vous le gagnez au combat : cela s’appelle l’infamie. [Q-DOM-3]',
      ],
    },
    {
      id: 'map',
      title: 'Le plateau',
      parts: [
        'Le plateau est fait de tuiles de neuf cases avec une planète au milieu. Aucun vaisseau ne se pose jamais sur une planète. [Q-MAP-3] Les quatre cases près d’elle forment son *orbite* ; les coins de la tuile n’en font pas partie. [Q-MAP-5]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'Le plateau de base à deux, prêt à jouer. Le grand nombre est la somme que les vaisseaux doivent atteindre ; les petits carrés sont les emplacements de cubes : il y en a autant que ce nombre moins six. [Q-COMP-1] Chaque flotte commence avec un cube et trois vaisseaux en orbite autour de sa planète. [Q-SETUP-6]',
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
        'Un vaisseau est un dé, et le chiffre qu’il montre est son type. Les petits chiffres sont lents et gagnent les combats ; les grands sont rapides et les perdent. Chaque type a une capacité, utilisable une fois par tour, qui ne coûte jamais d’action. [Q-SHIP-0]',
        {
          figures: [
            {
              figure: 'station',
              title: 'Station de combat',
              caption: 'Attaque : frapper un ennemi juste à côté, avant ou après s’être déplacée. [Q-SHIP-1]',
            },
            {
              figure: 'flagship',
              title: 'Vaisseau amiral',
              caption:
                'Transport : emporter un vaisseau pris sur l’une des huit cases autour de lui et le déposer autour de la case d’arrivée, qui peut être celle de départ. [Q-SHIP-2]',
            },
            {
              figure: 'destroyer',
              title: 'Destroyer',
              caption:
                'Warp : échanger sa place avec n’importe quel autre de vos vaisseaux sur le plateau. [Q-SHIP-3]',
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
              caption: 'Reconfiguration gratuite : le relancer jusqu’à obtenir un autre chiffre. [Q-SHIP-6]',
            },
          ],
        },
        'Chaque dé se déplace une fois par tour et utilise une capacité par tour, même si son chiffre change entre-temps. [Q-TURN-4]',
      ],
    },
    {
      id: 'turn',
      title: 'Un tour',
      parts: [
        'Vous avez trois actions, dans l’ordre de votre choix, et vous pouvez répéter la même : [Q-TURN-3]',
        {
          points: [
            'déplacer un vaisseau, et attaquer avec lui si vous voulez ; [Q-MOVE-1]',
            'reconfigurer : relancer un vaisseau jusqu’à obtenir un autre chiffre ; [Q-RECONF-2]',
            'déployer : ramener un vaisseau de votre casse ; [Q-DEPLOY-2]',
            'rechercher : +1 point sur votre piste de recherche ; [Q-RES-1]',
            'construire : poser un cube. Cette action-là en coûte deux. [Q-BUILD-1]',
          ],
        },
        'Ensuite vous prenez une carte pour chaque cube posé pendant ce tour. [Q-ADV-1] Si votre recherche a atteint six, c’est une *percée technologique* : une carte de plus, et la piste revient à un. [Q-RES-3]',
      ],
    },
    {
      id: 'move',
      title: 'Se déplacer',
      parts: [
        'Un vaisseau avance d’autant de cases que son chiffre, ou moins ; il peut changer de direction, mais pas aller en diagonale. [Q-MOVE-1] Les planètes et tous les vaisseaux barrent la route. [Q-MOVE-2]',
        {
          figures: [
            {
              figure: 'reach',
              caption: 'Un Destroyer va jusqu’à trois cases. Le bord des tuiles ne compte pas. [Q-MAP-4]',
            },
            {
              figure: 'odds',
              caption:
                'Les vaisseaux à portée peuvent être attaqués ; le plateau montre vos chances de gagner. La case de l’ennemi compte dans le déplacement. [Q-ATK-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'fight',
      title: 'Combattre',
      parts: [
        'Chaque camp lance un dé et l’ajoute au chiffre de son vaisseau. Le *plus petit* total gagne ; en cas d’égalité, l’attaquant l’emporte. [Q-CMB-6]',
        {
          figures: [
            {
              figure: 'fight',
              caption:
                'Trois et trois contre quatre et deux : six partout, donc l’attaquant, en bleu, gagne. [Q-CMB-6]',
            },
          ],
        },
        'Si l’attaquant gagne, l’autre vaisseau est détruit : il est relancé et va à la casse de son propriétaire. L’attaquant peut avancer sur la case ou rester où il est. [Q-CMB-7] Si le défenseur gagne, rien n’est perdu ; l’attaquant reste sur la case d’où il a attaqué. [Q-CMB-8]',
        'Un vaisseau de la casse revient quand vous le déployez en orbite autour d’une planète où vous avez un cube. [Q-DEPLOY-2] Il garde son chiffre. [Q-DEPLOY-3]',
        'Détruire un vaisseau rapporte un point de *domination*, en perdre un en coûte un. [Q-DOM-1] À six, c’est l’infamie : posez un cube sur une planète où il reste de la place et où vous n’en avez pas, avec ou sans vaisseaux, et revenez à un. [Q-DOM-3]',
      ],
    },
    {
      id: 'construct',
      title: 'Construire',
      parts: [
        'Pour construire, la somme de tous vos vaisseaux en orbite autour d’une planète doit être exactement égale à son nombre. Vous ne pouvez en laisser aucun de côté. [Q-BUILD-2] Il faut un emplacement libre et aucun de vos cubes sur la planète. [Q-BUILD-1]',
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
                'Cinq, trois et un font neuf : un vaisseau de trop. Éloignez-le, ou changez un chiffre. [Q-BUILD-1]',
            },
          ],
        },
        'Tard dans la partie, il arrive que toute planète où il reste de la place porte déjà un de vos cubes. Alors, et alors seulement, vous pouvez en poser un second sur l’une d’elles ; pour le construire, la somme à atteindre augmente de trois par cube que vous y avez déjà. [Q-ENT-2] C’est le seul cas où nous nous écartons du livret français, qui vous exclurait ; sans l’option *Intrication*, la règle imprimée s’applique. [Q-ENT-4]',
      ],
    },
    {
      id: 'cards',
      title: 'Les cartes',
      parts: [
        'Six cartes sont visibles de tous : trois *Commandements* et trois *Tactiques*. [Q-SETUP-7] Pour chaque carte gagnée, prenez-en une, ou renouvelez les six. [Q-ADV-2]',
        {
          points: [
            'Un Commandement reste à vous et agit dès votre prochain tour. [Q-ADV-5] Trois au plus ; un quatrième en remplace un plus ancien. [Q-ADV-6]',
            'Une Tactique agit tout de suite, puis est défaussée ; une nouvelle carte ne prend sa place qu’ensuite. [Q-ADV-3] Expansion, la plus fréquente, met en jeu un vaisseau de votre réserve. [Q-CARD-EXPANSION]',
          ],
        },
        'Certains Commandements permettent de réagir à une attaque au tour des autres, ou de faire relancer un dé de combat : l’attaquant décide d’abord, puis le défenseur. [Q-CMB-4]',
        'Sur certains plateaux il y a le *Vide*, une tuile sans planète : chaque vaisseau que vous y avez au début de votre tour rapporte un point de recherche. [Q-VOID-1]',
      ],
    },
    {
      id: 'advice',
      title: 'Premiers conseils',
      parts: [
        {
          points: [
            'Comptez avant de bouger : quelle somme faut-il à chaque planète, et quels sont les deux vaisseaux qui la font ? Sept et huit sont faciles, dix demande de la patience.',
            'Regardez aussi les orbites des autres. Une somme complète devient un cube au tour suivant : détruisez un vaisseau et elle tombe.',
            'Une attaque repoussée ne coûte que l’action. Attaquez avec les petits chiffres, et visez les grands.',
            'Rien d’utile pour la dernière action ? La recherche : à six, vous gagnez une carte.',
            'Prenez Expansion tôt : cinq vaisseaux font plus que trois.',
          ],
        },
      ],
    },
  ],
};
