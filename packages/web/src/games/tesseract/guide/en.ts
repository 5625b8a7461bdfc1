/** The guide of tesseract, in English. */
import type { Guide } from '../../guide.ts';
import type { TesseractFigure } from './Figure.tsx';

export const guide: Guide<TesseractFigure> = {
  lead: 'A co-operative game of dice for one to four researchers. You win or lose together. Reading this takes about seven minutes; a game takes about an hour.',
  sections: [
    {
      id: 'goal',
      title: 'What it is about',
      parts: [
        'A cube of 64 dice, the Tesseract, hangs in the room and is coming apart. Take dice off it, work on them in your labs, and bring one of every colour and every value, 24 in all, to the Containment board. Then you have won. [T-END-1]',
        'But after each of your turns the Tesseract strikes back: one more die gets loose and is *primed*. Too many primed dice of one value tear a breach, and the seventh breach ends the world. [T-END-4]',
      ],
    },
    {
      id: 'cubes',
      title: 'The Tesseract',
      parts: [
        'A die is called a *cube* here. There are four colours, sixteen cubes of each; [T-COMP-1] every colour also has a mark of its own, which is the shape of its pips. The value of a cube is the number on its top. [T-GEO-3]',
        {
          figures: [
            {
              figure: 'cube',
              caption:
                'Rimmed cubes are *removable*: their top and at least two of their four sides are free. [T-GEO-5] Nobody can touch any other cube of the Tesseract. [T-GEO-6]',
            },
            {
              figure: 'colours',
              caption:
                'Yellow discs, orange triangles, purple squares, blue diamonds: four cubes of value 3. [T-COMP-2]',
            },
          ],
        },
        'Cubes stand in sixteen stacks. They leave from the top of a stack and come back only to the top of one; nothing slides. [T-GEO-2] What lies inside is unknown: a colour is known once one side can be seen, a value once the top can. [T-INFO-3]',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'To begin, each of you takes a cube from a top corner of the Tesseract, rolls it and puts it into the lab. [T-SETUP-6] Two more cubes are primed. [T-SETUP-7]',
        'You take turns. Each turn has two phases: first you act, then the Tesseract does. [T-TURN-1]',
        {
          points: [
            '*Action phase*: you have three actions, in any order and mix, and play as many cards as you like. [T-TURN-2] You may stop early; unused actions are lost. [T-TURN-3]',
            '*Threat phase*: one cube of the Tesseract is primed, whatever you did. [T-THREAT-3] Then it is the next researcher’s turn. [T-THREAT-4]',
          ],
        },
        'Talk as much as you like: nothing is hidden from only one of you. [T-INFO-5] Whoever’s turn it is has the last word. [T-TURN-5] Alone, you run two labs in turn. [T-SETUP-4]',
      ],
    },
    {
      id: 'actions',
      title: 'The six actions',
      parts: [
        {
          figures: [
            {
              figure: 'remove',
              title: 'Remove',
              caption:
                'Take a removable cube into your lab, which has six places. [T-REMOVE-1] Its value stays. [T-REMOVE-2]',
            },
            {
              figure: 'adjust',
              title: 'Adjust',
              caption:
                'Change a cube in your lab, or a primed one, by one up or down. [T-ADJUST-1] A primed 1 may be turned down to nothing: it is destroyed. [T-ADJUST-3]',
            },
            {
              figure: 'transfer',
              title: 'Transfer',
              caption:
                'Give a cube to another lab, or take one from it, [T-TRANSFER-1] if the other researcher agrees. [T-TRANSFER-3]',
            },
            {
              figure: 'study',
              title: 'Study',
              caption: 'Discard a research card of level 2 or 3 and draw one of the next level. [T-STUDY-1]',
            },
            {
              figure: 'contain',
              title: 'Contain',
              caption:
                'Show a set of at least three cubes in your lab; one of them goes to its slot on the board. [T-CONTAIN-2]',
            },
            {
              figure: 'specialize',
              title: 'Specialize',
              caption: 'Do what only your researcher can do; the card beside your lab says what. [T-SPEC-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'sets',
      title: 'Sets for containing',
      parts: [
        'A set is three or more cubes in your lab. Their values are all equal, or follow each other without a gap. Their colours are all the same, or all different. [T-CONTAIN-1]',
        {
          figures: [
            { figure: 'equal', title: 'A set', caption: 'Three equal values, three different colours.' },
            { figure: 'run', title: 'A set', caption: 'Four values in a row, four different colours.' },
            { figure: 'one', title: 'A set', caption: 'Three values in a row, all of one colour.' },
            {
              figure: 'mixed',
              title: 'Not a set',
              caption: 'Two yellow cubes and a blue one: neither all the same nor all different.',
            },
          ],
        },
        'You choose which cube of the set goes; its slot must still be empty. [T-CONTAIN-2] The others stay in your lab. If you like, roll all of them: you then draw a research card, and the more cubes you rolled, the stronger it is. [T-CONTAIN-5] There is no other way to get new research cards. [T-CONTAIN-8]',
        'And if an identical cube, same colour and same value, lies in the primed area, it is destroyed at once. [T-CONTAIN-3] This is your best weapon against breaches.',
      ],
    },
    {
      id: 'board',
      title: 'The Containment board',
      parts: [
        {
          figures: [
            {
              figure: 'containment',
              caption:
                'Nine of 24 are contained. Two cubes in a column turn its containment card face up; [T-BONUS-1] four unlock it. [T-BONUS-2] Here the card of the 4s can be played, those of the 2s and 5s can be read.',
            },
          ],
        },
        'An unlocked containment card belongs to everybody: whoever is acting may play it, once. [T-CARD-2] A full row of six brings a cube back: choose one of the destroyed ones, roll it, and put it on a stack of the Tesseract. [T-BONUS-3]',
      ],
    },
    {
      id: 'threat',
      title: 'The Threat phase',
      parts: [
        'Which cube is primed is no accident. Of all removable cubes it is one on the lowest level, and of those the one with the lowest value. If several are left, the active researcher chooses. [T-GEO-8] The table always shows which one it will be.',
        {
          figures: [
            {
              figure: 'layers',
              caption:
                'The same Tesseract, level by level. The tagged cube is removable and lowest of all: it goes next.',
            },
          ],
        },
        'The cube is rolled and placed in the primed area by its new value. [T-PRIME-1] If there are now three, four or five primed cubes of this value, that is one breach; from six on it is two. The cubes stay, so each further one of that value is another breach. [T-BREACH-1]',
        {
          figures: [
            {
              figure: 'primed',
              caption:
                'The primed area by value. Above the dashed line every cube costs a breach: a 2 or a 5 would now.',
            },
            {
              figure: 'breach',
              caption: 'Breaches are counted on this crack. At seven you lose at once. [T-BREACH-3]',
            },
          ],
        },
        'Whatever you yourselves do to the primed area never causes a breach. [T-BREACH-2]',
      ],
    },
    {
      id: 'base',
      title: 'Symbols under the Tesseract',
      parts: [
        'The Tesseract stands on a base with symbols. When the last cube of a stack leaves, by whatever means and in whatever phase, the symbol beneath is uncovered and its event happens at once. [T-EVENT-1] Harder bases have more of them, and nastier ones. “The lowest cube” is the one that would be primed now.',
        {
          figures: [
            {
              figure: 'AC',
              title: 'Acceleration',
              caption: 'The lowest cube is destroyed. [T-EVENT-AC]',
            },
            {
              figure: 'SH',
              title: 'Shield',
              caption:
                'The primed cube with the lowest value is rolled again, which can cause a breach. [T-EVENT-SH]',
            },
            {
              figure: 'CR',
              title: 'Chain reaction',
              caption: 'The lowest cube is primed at once. [T-EVENT-CR]',
            },
            {
              figure: 'FI',
              title: 'Fission',
              caption: 'The lowest cube is primed, and then a destroyed one as well. [T-EVENT-FI]',
            },
            {
              figure: 'SD',
              title: 'Static discharge',
              caption: 'Choose one lab to spare; all cubes in the others are rolled. [T-EVENT-SD]',
            },
            {
              figure: 'EM',
              title: 'Electromagnetic pulse',
              caption: 'All cubes in all labs are rolled. [T-EVENT-EM]',
            },
            {
              figure: 'IP',
              title: 'Interphase',
              caption: 'Primed 2s become 3s and primed 4s become 5s; both can cause breaches. [T-EVENT-IP]',
            },
            {
              figure: 'SW',
              title: 'Shockwave',
              caption: 'In all labs, cubes with the value of the last primed one are destroyed. [T-EVENT-SW]',
            },
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Cards and researchers',
      parts: [
        'Research cards cost no action. You play them in your own Action phase, before, between or after actions, and then they are gone. [T-CARD-1] Only a card that says so is played in a Threat phase; none of the built-in ones does. [T-CARD-7] You begin with one of level 2. [T-SETUP-5] Your researcher has an ability that always works, and an action of its own. [T-SPEC-2]',
        'If you want to change something in another lab, ask its researcher first. [T-CARD-6]',
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      parts: [
        {
          points: [
            'You have all won as soon as the 24th slot is filled. [T-END-2]',
            'You have all lost when the breach token reaches seven, [T-END-4] or when a Threat phase begins and the Tesseract has no cube left. [T-END-5]',
          ],
        },
      ],
    },
    {
      id: 'advice',
      title: 'First advice',
      parts: [
        {
          points: [
            'Two primed cubes of one value are already a threat. Adjust one of them before the next roll.',
            'Plan sets together: a transfer is often cheaper than three adjustments.',
            'Before you contain, check whether one adjustment makes the cube identical to a primed one. Then one action does two things.',
            'Look under a stack before you take its last cube. Some symbols are best uncovered on purpose, while there is little in the labs.',
            'Roll the rest of a set when you no longer need its cubes. Cards win this game.',
          ],
        },
      ],
    },
  ],
};
