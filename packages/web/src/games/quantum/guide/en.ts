/** How quantum is played, in English. */
import type { Guide } from '../../guide.ts';
import type { QuantumFigure } from './Figure.tsx';

export const guide: Guide<QuantumFigure> = {
  lead: 'Fleets of dice for two to four players, every player for themselves. Reading this takes about six minutes; a game takes about an hour.',
  sections: [
    {
      id: 'goal',
      title: 'What it is about',
      parts: [
        'You have a few *Quantum cubes*, five on the base board. The first player to have all of them on planets wins at once, no matter whose turn it is. [Q-WIN-1]',
        'There are two ways to place one. You construct it: your ships in orbit around a planet add up to its number. [Q-BUILD-1] Or you earn it by winning fights: that is called infamy. [Q-DOM-3]',
      ],
    },
    {
      id: 'map',
      title: 'The map',
      parts: [
        'The map is made of tiles of nine squares with a planet in the middle. No ship ever lands on a planet. [Q-MAP-3] The four squares next to it are its *orbit*; the corners of its tile are not. [Q-MAP-5]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'The base board for two, ready to play. The large number is what ships have to add up to; the small squares are slots for cubes: a planet has as many as its number minus six. [Q-COMP-1] Each fleet starts with one cube and three ships in the orbit of its own planet. [Q-SETUP-6]',
            },
          ],
        },
        'Before the game everybody rolls three ships and may reroll all three once. [Q-SETUP-3] The player with the lowest total begins. [Q-SETUP-4] Two more ships wait in your reserve. [Q-SETUP-2]',
      ],
    },
    {
      id: 'ships',
      title: 'Your ships',
      parts: [
        'A ship is a die, and the number it shows is its type. Low ships are slow and win fights; high ones are fast and lose them. Each type has an ability, used once a turn, which never costs an action. [Q-SHIP-0]',
        {
          figures: [
            {
              figure: 'station',
              title: 'Battlestation',
              caption: 'Strike: attack an enemy right next to it, before or after its move. [Q-SHIP-1]',
            },
            {
              figure: 'flagship',
              title: 'Flagship',
              caption:
                'Transport: carry a ship from one of the eight squares around it and set it down around the square where you stop, which may be the one you left. [Q-SHIP-2]',
            },
            {
              figure: 'destroyer',
              title: 'Destroyer',
              caption: 'Warp: swap places with any other ship of yours on the map. [Q-SHIP-3]',
            },
            {
              figure: 'frigate',
              title: 'Frigate',
              caption: 'Modify: become a three or a five. [Q-SHIP-4]',
            },
            {
              figure: 'interceptor',
              title: 'Interceptor',
              caption: 'Maneuver: move and attack diagonally as well. [Q-SHIP-5]',
            },
            {
              figure: 'scout',
              title: 'Scout',
              caption: 'Free reconfigure: roll it until it shows another number. [Q-SHIP-6]',
            },
          ],
        },
        'Each die moves once a turn and uses one ability a turn, even if its number changes in between. [Q-TURN-4]',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'You have three actions, in any order and mix, and you may repeat them: [Q-TURN-3]',
        {
          points: [
            'move a ship, and attack with it if you like; [Q-MOVE-1]',
            'reconfigure: roll a ship until it shows another number; [Q-RECONF-2]',
            'deploy: bring a ship back from your scrapyard; [Q-DEPLOY-2]',
            'research: add one to your research track; [Q-RES-1]',
            'construct: place a cube. This one costs two actions. [Q-BUILD-1]',
          ],
        },
        'Afterwards you take a card for every cube you placed this turn. [Q-ADV-1] If your research has reached six, that is a *breakthrough*: one more card, and the track starts again at one. [Q-RES-3]',
      ],
    },
    {
      id: 'move',
      title: 'Moving',
      parts: [
        'A ship moves as many squares as its number, or fewer; it may turn corners, but not move diagonally. [Q-MOVE-1] Planets and other ships block the way. [Q-MOVE-2]',
        {
          figures: [
            {
              figure: 'reach',
              caption: 'A Destroyer moves up to three squares. Tile edges do not matter. [Q-MAP-4]',
            },
            {
              figure: 'odds',
              caption:
                'Ships in reach can be attacked; the map shows your chance of winning. The enemy’s square counts as part of the move. [Q-ATK-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'fight',
      title: 'Fighting',
      parts: [
        'Both sides roll a die and add it to the number of their ship. The *lower* total wins, and a tie goes to the attacker. [Q-CMB-6]',
        {
          figures: [
            {
              figure: 'fight',
              caption:
                'Three and three against four and two: both make six, so the attacker, in blue, wins. [Q-CMB-6]',
            },
          ],
        },
        'If the attacker wins, the other ship is destroyed: it is rerolled and goes to its owner’s scrapyard. The attacker may move in or stay put. [Q-CMB-7] If the defender wins, nothing is lost; the attacker stays on the square it attacked from. [Q-CMB-8]',
        'You bring a ship back from the scrapyard by deploying it into the orbit of a planet that holds one of your cubes. [Q-DEPLOY-2] It keeps its number. [Q-DEPLOY-3]',
        'Destroying a ship earns you 1 *dominance*, losing one costs you 1. [Q-DOM-1] At six you are infamous: place a cube on any planet with room where you have none, ships or not, and start again at one. [Q-DOM-3]',
      ],
    },
    {
      id: 'construct',
      title: 'Constructing',
      parts: [
        'To construct, the numbers of all your ships in the orbit of a planet must add up to exactly its number. You cannot leave one out. [Q-BUILD-2] The planet needs a free slot and must not hold a cube of yours. [Q-BUILD-1]',
        {
          figures: [
            {
              figure: 'sum',
              caption:
                'Five and three make eight: blue can construct. The two on the corner does not count, and neither does the red ship. [Q-BUILD-2]',
            },
            {
              figure: 'over',
              caption:
                'Five, three and one make nine: one ship too many. Move it away, or change a number. [Q-BUILD-1]',
            },
          ],
        },
        'Late in the game every planet with room may already hold a cube of yours. Then, and only then, you may place a second one on one of them; to construct it, the sum must be three higher for each cube you have there. [Q-ENT-2] In this one case we overrule the French rulebook, which would shut you out; with *Entanglement* off, the printed rule applies. [Q-ENT-4]',
      ],
    },
    {
      id: 'cards',
      title: 'Cards',
      parts: [
        'A row of six cards lies face up for everybody: three *Commands* and three *Gambits*. [Q-SETUP-7] For each card you earned, take one, or refresh the row: all six are replaced. [Q-ADV-2]',
        {
          points: [
            'A Command stays with you and works from your next turn on. [Q-ADV-5] You can have three; a fourth replaces an older one. [Q-ADV-6]',
            'A Gambit acts at once and is gone; only then does a new card take its place. [Q-ADV-3] Expansion, the most frequent, brings a ship from your reserve into play. [Q-CARD-EXPANSION]',
          ],
        },
        'Some Commands react to an attack on somebody else’s turn, or let you reroll a combat die: the attacker decides first, then the defender. [Q-CMB-4]',
        'On some maps there is the *Void*, a tile without a planet: each ship you have there at the start of your turn earns you 1 research. [Q-VOID-1]',
      ],
    },
    {
      id: 'advice',
      title: 'First tips',
      parts: [
        {
          points: [
            'Count before you move: which planet needs what, and which two of your ships make it? Seven and eight are easy, ten takes patience.',
            'Look at the others’ orbits too. A complete sum becomes a cube next turn: destroy one ship and it falls apart.',
            'A failed attack costs only the action. Attack with low ships, and attack high ones.',
            'No good use for the last action? Research: at six you earn a card.',
            'Take Expansion early: five ships do more than three.',
          ],
        },
      ],
    },
  ],
};
