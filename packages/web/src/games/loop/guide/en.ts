/** The guide of loop, in English. */
import type { Guide } from '../../guide.ts';
import type { LoopFigure } from './Figure.tsx';

export const guide: Guide<LoopFigure> = {
  lead: 'One to four players, all together against Dr Foo. Reading this takes about seven minutes; a game takes about an hour.',
  sections: [
    {
      id: 'goal',
      title: 'What it is about',
      parts: [
        'Dr Foo tears holes into seven eras, and you are the agents who stop him. You win as soon as four missions are in your archive. [L-END-1] You have 21 turns in all, and you win or lose together. [L-EOT-6]',
        {
          figures: [
            {
              figure: 'ring',
              caption:
                'The ring of eras. In the middle stands Dr Foo’s Machine; it faces the brighter era. Red are rifts, the discs are agents. Clockwise lies the future, and the End of Times is next to the Dawn of Time. [L-RING-2]',
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
            '*Add a card*: one that lies at your era, if you like; [L-ADD-1]',
            '*Archive*: a completed mission at your era, if there is one; [L-ARCH-1]',
            '*End*: your whole hand goes to your discard pile, [L-EOT-3] and everybody draws up to three cards. [L-EOT-4]',
          ],
        },
      ],
    },
    {
      id: 'foo',
      title: 'What Dr Foo does',
      parts: [
        'At the start of every turn a card shows which era Dr Foo goes to, and the Machine turns there. [L-FOO-3] Two cubes fall, and one more for each clone at that era. [L-FOO-4] Each cube comes down there or at one of the two eras next to it, by chance, and becomes a *rift*. [L-FOO-5]',
        {
          figures: [
            {
              figure: 'throw',
              caption: 'Two clones are with Dr Foo, so four cubes fall out of the three exits. [L-FOO-4]',
            },
            {
              figure: 'overflow',
              caption:
                'An era has room for three rifts. When one more must go there, it becomes a *vortex*: all its rifts go away, and so do its mission and the cards that lie there. [L-VORTEX-1]',
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
        'You have three cards in hand. To use one, press it: it is exhausted, then it does what it says. [L-ACT-4] Unless it says otherwise, it works at the era where you stand. [L-RING-3]',
        'Every card belongs to a *dimension*: Spiral, Star, Stripes or Black Hole. A *LOOP* readies all cards of one dimension in your hand, so that you can use them again. It is paid with energy of your era: one for the first LOOP of the turn, two for the second, and so on. [L-ACT-10] There is no LOOP for Black Hole. [L-RUL-2]',
        {
          figures: [
            {
              figure: 'loop',
              caption:
                'Three LOOPs in one turn, each of another dimension: they cost one, two and three energy. [L-ACT-5]',
            },
          ],
        },
        'Energy lies at an era and serves whoever stands there. [L-ACT-9] Cards add it, and it stays until it is spent.',
        'At the end of your actions you may take one card that lies at your era. It goes on top of your draw pile, so you draw it next. [L-ADD-1]',
      ],
    },
    {
      id: 'move',
      title: 'Moving',
      parts: [
        'Once a turn your batteries carry you to a neighbouring era for nothing. [L-ACT-3] Any further step costs one energy of the era you leave. [L-ACT-2] Cards can move you too. With some of them you carry a clone along: take it anywhere on the way, and drop it later. [L-CLONE-7]',
      ],
    },
    {
      id: 'clones',
      title: 'Clones',
      parts: [
        'A clone wears the colour and the sign of the era that destroys it. Whenever it gets there, pushed, pulled or carried, it is destroyed and goes back into the bag. [L-CLONE-3] To *push* is to send a clone one era further, to either side; [L-CLONE-4] to *pull* is to bring one from a neighbouring era to yours. [L-CLONE-5]',
        {
          figures: [
            {
              figure: 'clone',
              caption: 'This clone is destroyed when it comes to the Age of Robots. [L-CLONE-3]',
            },
          ],
        },
      ],
    },
    {
      id: 'missions',
      title: 'Missions',
      parts: [
        'A tile lies at every era, and two of them are open. [L-MIS-3] What you do puts *damage* on open missions: one for each rift removed, clone destroyed, energy added or LOOP made, as the mission says. One deed may count for both. [L-MIS-2]',
        {
          figures: [
            {
              figure: 'foo',
              title: 'At Dr Foo’s era',
              caption:
                'Only what happens where Dr Foo is counts. Here: rifts removed, five in all. [L-MIS-14]',
            },
            {
              figure: 'slots',
              title: 'All around',
              caption: 'Each era counts once. Here: clones destroyed at six different eras. [L-MIS-19]',
            },
            {
              figure: 'claim',
              title: 'To be claimed',
              caption:
                'You say so yourself, once a turn. Here: you and another agent stand on both sides of Dr Foo. [L-MIS-10]',
            },
          ],
        },
        'A mission with all its damage is archived by an agent who finishes the actions at its era. [L-ARCH-1] Then another tile is turned, clockwise from Dr Foo. [L-MIS-3] And everybody earns an *attendance bonus*: as many cards as there are players, and one more, are laid out; each player puts one on top of their draw pile, the last one is destroyed. [L-ARCH-4]',
      ],
    },
    {
      id: 'agents',
      title: 'The agents',
      parts: [
        'Every agent has six cards of their own, an era to start at, and a power.',
        {
          figures: [
            {
              figure: 'prowler',
              title: 'Time Prowler',
              caption: 'In her turn, when the cubes have fallen, she may send one back. [L-AGENT-1]',
            },
            {
              figure: 'cztwyzzek',
              title: 'Cztwyzzek',
              caption: 'His free move goes to any era. [L-AGENT-2]',
            },
            {
              figure: 'mrtime',
              title: 'Mr Time',
              caption: 'Once a turn he moves another agent by one era. [L-AGENT-3]',
            },
            {
              figure: 'robofinisher',
              title: 'Robofinisher 404',
              caption: 'What she pushes may fly two eras instead of one. [L-AGENT-4]',
            },
            {
              figure: 'vgirl',
              title: 'V-Girl',
              caption:
                'Once a turn she applies a card that lies at her era, which is then destroyed; on a vortex, the last card that was destroyed. [L-AGENT-5]',
            },
          ],
        },
        'Some cards let another player help: whoever is invited applies a ready card of their own, where their agent stands, and keeps it ready. [L-RUL-13]',
      ],
    },
    {
      id: 'modes',
      title: 'Modes and difficulty',
      parts: [
        'The plain mode is called S.A.B.O.T.A.G.E: start with it. The other three add something: in two of them it must be done before you win. [L-END-1]',
        {
          figures: [
            {
              figure: 'supa',
              title: 'Sayan Supa Clones',
              caption:
                'All Supa Clones must be destroyed. [L-SUPA-7] Each leaves a cube of energy that is never used up, and new clones: one for the first, two for the second, and so on. [L-SUPA-4]',
            },
            {
              figure: 'centrifuge',
              title: 'L.A.S.E.R Centrifuges',
              caption:
                'All Centrifuges must be destroyed. [L-CENT-6] Where one stands, only cards and LOOPs of its dimension work. [L-CENT-2] Three LOOPs there destroy it, and every open mission gets a damage. [L-CENT-5] The third damage can wait: you are asked, for a mission that is complete, or that took its one damage this turn, gets nothing. [L-CENT-4]',
            },
            {
              figure: 'ultra',
              title: 'Ultramachina',
              caption:
                'Dr Foo goes on one era each turn and sets off the cards that lie there. [L-ULTRA-2] Energy you add at their era damages them; before the last damage you are asked. [L-ULTRA-4] A full one is destroyed and throws an energy into the Machine. [L-ULTRA-5]',
            },
            {
              figure: 'mega',
              title: 'Mega Vortex',
              caption:
                'On the two harder levels every vortex is a Mega Vortex: if you end your turn on one, all is lost. Passing through is fine. [L-MEGA-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'solo',
      title: 'Alone',
      parts: [
        'Alone you lead two, three or four agents with one common deck. [L-SOLO-1] At the end of a turn cards are turned over one by one: an agent’s own card goes to that agent, any other to whom you like. Whoever first has three cards acts next. [L-SOLO-3] The other hands stay. [L-SOLO-5]',
        'You can also lead several agents with a deck each, alone or with others. [L-DEC-3]',
      ],
    },
    {
      id: 'advice',
      title: 'First advice',
      parts: [
        {
          points: [
            'Three rifts are a warning, and a clone with Dr Foo is one cube more. Look at the chances at each era before you end your turn.',
            'Use your cards once, then see which LOOP readies the most of them. Cards that add energy pay for the next one.',
            'Meet at an era with energy: whoever stands there can use it.',
            'Take new cards of a dimension you already have, so that one LOOP readies more.',
            'End your turn where something is to be had: a card, or a mission that is complete.',
          ],
        },
      ],
    },
  ],
};
