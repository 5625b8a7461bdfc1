/** The guide of loop, in English. */
import type { Guide } from '../../guide.ts';
import type { LoopFigure } from './Figure.tsx';

export const guide: Guide<LoopFigure> = {
  lead: 'One to four players, all together against Dr Foo. Reading this takes about seven minutes; a game takes about an hour.',
  sections: [
    {
      id: 'goal',
      title: 'The idea',
      parts: [
        'Dr Foo is tearing holes in seven eras, and you are the agents out to stop him. You win as soon as four missions are in your archive. [L-END-1] You have 21 turns in all, and you win or lose as a team. [L-EOT-6]',
        {
          figures: [
            {
              figure: 'ring',
              caption:
                'The ring of eras. Dr Foo’s Machine stands in the middle, facing the brighter era. Red cubes are rifts, discs are agents. The future lies clockwise, and the End of Times is next to the Dawn of Time. [L-RING-2]',
            },
            {
              figure: 'eras',
              caption:
                'Each era has a colour and a sign: Dawn of Time, Medieval Era, Renaissance, Industrial Era, Globalization, Age of Robots, End of Times. [L-RING-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'A turn belongs to one agent and has five phases: [L-TURN-1]',
        {
          points: [
            '*Foo*: clones and a card appear, then cubes fall out of the Machine; [L-FOO-1]',
            '*Actions*: as many as you like, in any order; [L-ACT-1]',
            '*Add a card*: you may take one from your era; [L-ADD-1]',
            '*Archive*: a completed mission in your era, if there is one; [L-ARCH-1]',
            '*End*: your whole hand goes to your discard pile, [L-EOT-3] and everybody draws up to three cards. [L-EOT-4]',
          ],
        },
      ],
    },
    {
      id: 'foo',
      title: 'What Dr Foo does',
      parts: [
        'At the start of every turn a card shows which era Dr Foo goes to, and the Machine turns there. [L-FOO-3] Two cubes fall, and one more for each clone in that era. [L-FOO-4] Each cube falls there or in one of the two eras next to it, at random, and becomes a *rift*. [L-FOO-5]',
        {
          figures: [
            {
              figure: 'throw',
              caption:
                'There are two clones with Dr Foo, so four cubes fall out of the three exits. [L-FOO-4]',
            },
            {
              figure: 'overflow',
              caption:
                'An era has room for three rifts. When one more must go there, it becomes a *vortex*: all its rifts disappear, along with its mission and the cards there. [L-VORTEX-1]',
            },
          ],
        },
        'You lose if an era that is a vortex overflows again, [L-END-2] if a fourth vortex would open, [L-END-3] or if you have not won when the third cycle is over. [L-END-4] A cycle is seven turns, one for each era. [L-EOT-5]',
        'In the first cycle one clone appears each turn, in the second two, in the third three. [L-FOO-1]',
      ],
    },
    {
      id: 'cards',
      title: 'Cards and LOOPs',
      parts: [
        'You have three cards in hand. To use one, press it: it becomes exhausted, then does what it says. [L-ACT-4] Unless it says otherwise, it works in your era. [L-RING-3]',
        'Every card belongs to a *dimension*: Spiral, Star, Stripes or Black Hole. A *LOOP* readies all cards of one dimension in your hand, so that you can use them again. You pay for it with energy from your era: one for the first LOOP of the turn, two for the second, and so on. [L-ACT-10] There is no LOOP for Black Hole. [L-RUL-2]',
        {
          figures: [
            {
              figure: 'loop',
              caption:
                'Three LOOPs in one turn, each of a different dimension: they cost one, two and three energy. [L-ACT-5]',
            },
          ],
        },
        'Energy belongs to an era, and any agent there can use it. [L-ACT-9] Cards add energy, and it stays until somebody spends it.',
        'At the end of your actions you may take one card from your era. It goes on top of your draw pile, so you will draw it next. [L-ADD-1]',
      ],
    },
    {
      id: 'move',
      title: 'Moving',
      parts: [
        'Once a turn your batteries take you to a neighbouring era for free. [L-ACT-3] Any further move costs one energy from the era you leave. [L-ACT-2] Cards can move you too. Some of them let you carry a clone: pick it up anywhere on the way, and drop it later. [L-CLONE-7]',
      ],
    },
    {
      id: 'clones',
      title: 'Clones',
      parts: [
        'A clone wears the colour and the sign of the era that destroys it. As soon as it gets there, whether pushed, pulled or carried, it is destroyed and goes back into the bag. [L-CLONE-3] To *push* is to send a clone one era further, to either side; [L-CLONE-4] to *pull* is to bring one from a neighbouring era into yours. [L-CLONE-5]',
        {
          figures: [
            {
              figure: 'clone',
              caption: 'This clone is destroyed when it reaches the Age of Robots. [L-CLONE-3]',
            },
          ],
        },
      ],
    },
    {
      id: 'missions',
      title: 'Missions',
      parts: [
        'There is a tile in every era, and two of them are revealed. [L-MIS-3] Your actions put *damage* on revealed missions: one for each rift removed, clone destroyed, energy added or LOOP made, as the mission says. One action may count for both. [L-MIS-2]',
        {
          figures: [
            {
              figure: 'foo',
              title: 'In Dr Foo’s era',
              caption: 'Only what happens in Dr Foo’s era counts. Here: five rifts removed. [L-MIS-14]',
            },
            {
              figure: 'slots',
              title: 'All around the ring',
              caption: 'Each era counts once. Here: clones destroyed in six different eras. [L-MIS-19]',
            },
            {
              figure: 'claim',
              title: 'Yours to place',
              caption:
                'You place the damage yourself, once a turn. Here: you and another agent stand on either side of Dr Foo. [L-MIS-10]',
            },
          ],
        },
        'To archive a complete mission, end your actions in its era. [L-ARCH-1] Then another tile is revealed, the next one clockwise from Dr Foo. [L-MIS-3] And everybody earns an *attendance bonus*: lay out one card per player plus one; each player puts one on top of their draw pile, and the last card is destroyed. [L-ARCH-4]',
      ],
    },
    {
      id: 'agents',
      title: 'The agents',
      parts: [
        'Every agent has six cards of their own, a starting era and a power.',
        {
          figures: [
            {
              figure: 'prowler',
              title: 'Time Prowler',
              caption: 'On her turn, once the cubes have fallen, she may send one back. [L-AGENT-1]',
            },
            {
              figure: 'cztwyzzek',
              title: 'Cztwyzzek',
              caption: 'His free move can take him to any era. [L-AGENT-2]',
            },
            {
              figure: 'mrtime',
              title: 'Mr Time',
              caption: 'Once a turn, he may move another agent one era. [L-AGENT-3]',
            },
            {
              figure: 'robofinisher',
              title: 'Robofinisher 404',
              caption: 'Clones she pushes may fly two eras instead of one. [L-AGENT-4]',
            },
            {
              figure: 'vgirl',
              title: 'V-Girl',
              caption:
                'Once a turn, she may apply a card available in her era, which is then destroyed; on a vortex, the last destroyed card. [L-AGENT-5]',
            },
          ],
        },
        'Some cards let another player help: the player you invite applies one of their ready cards in their own agent’s era, and it stays ready. [L-RUL-13]',
      ],
    },
    {
      id: 'modes',
      title: 'Modes and difficulty',
      parts: [
        'The basic mode is called S.A.B.O.T.A.G.E: start with it. The other three add something; in two of them it is one more thing to do before you win. [L-END-1]',
        {
          figures: [
            {
              figure: 'supa',
              title: 'Sayan Supa Clones',
              caption:
                'You must destroy all Supa Clones. [L-SUPA-7] Each leaves an energy cube that is never used up, and new clones: one for the first, two for the second, and so on. [L-SUPA-4]',
            },
            {
              figure: 'centrifuge',
              title: 'L.A.S.E.R Centrifuges',
              caption:
                'You must destroy all Centrifuges. [L-CENT-6] In a Centrifuge’s era, only cards and LOOPs of its dimension work. [L-CENT-2] Three LOOPs there destroy it, and every revealed mission takes one damage. [L-CENT-5] You may put off the third damage: a mission that is complete, or has already taken its one damage this turn, gets nothing. [L-CENT-4]',
            },
            {
              figure: 'ultra',
              title: 'Ultramachina',
              caption:
                'Dr Foo moves on one era each turn and sets off the cards there. [L-ULTRA-2] Energy you add in their era damages them; the last damage is up to you. [L-ULTRA-4] A card with all its damage is destroyed and drops one energy into the Machine. [L-ULTRA-5]',
            },
            {
              figure: 'mega',
              title: 'Mega Vortex',
              caption:
                'On the two harder levels every vortex is a Mega Vortex: if you end your turn on one, the game is lost. Passing through is fine. [L-MEGA-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'solo',
      title: 'Alone',
      parts: [
        'Alone, you lead two, three or four agents with one common deck. [L-SOLO-1] At the end of a turn, cards are revealed one by one: an agent’s own card goes to that agent, any other card to the agent you choose. The first agent to have three cards plays next. [L-SOLO-3] The others keep their hands. [L-SOLO-5]',
        'You can also lead several agents with a deck each, alone or with others. [L-DEC-3]',
      ],
    },
    {
      id: 'advice',
      title: 'First tips',
      parts: [
        {
          points: [
            'Three rifts are a warning, and each clone with Dr Foo means one more cube. Check the risk in each era before you end your turn.',
            'Use your cards once, then see which LOOP readies the most of them. Cards that add energy pay for the next LOOP.',
            'Meet in an era with energy: every agent there can use it.',
            'Take new cards of a dimension you already have, so that one LOOP readies more of them.',
            'End your turn where there is something to gain: a card, or a complete mission.',
          ],
        },
      ],
    },
  ],
};
