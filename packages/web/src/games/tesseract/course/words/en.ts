/** Words of the course of tesseract, in English. */
/** After a lesson whose set leaves two cubes to roll. */
const REST =
  'One question is left: roll the other two for a card, or keep their values? Either is fine: lesson 10 is about that.';

export const en = {
  lessons: {
    remove: {
      title: 'What you may take',
      rule: 'A cube is *removable* when its top and at least two of its sides are free. You take it into your lab, with the value it shows.',
      steps: {
        take: 'Your lab has a yellow 4 and an orange 4. Add the blue 4 at a3 to them.',
      },
      wrong: {
        orange:
          'That is a second orange 4. Colours must all be the same or all different: you need a third colour.',
        value: 'You may take that one, but it is not a 4. The blue 4 is at a3.',
        adjust: 'Adjusting costs an action as well. There is a third 4 to take: the blue one at a3.',
        end: 'You still have actions. First take the blue 4.',
        other: 'That does not bring a third 4 into your lab. Take the blue 4 at a3.',
      },
      learned: 'Top free, two sides free: then you may take it. Cubes deeper inside have to wait.',
    },
    contain: {
      title: 'Contain a cube',
      rule: 'Three or more cubes of your lab are a set if their values are equal or follow each other, and their colours are *all the same* or *all different*. One of them is contained.',
      steps: {
        set: 'You have a yellow 3, an orange 3 and a blue 3. Contain.',
        goes: 'Choose the cube that goes to the board.',
        rest: REST,
      },
      wrong: {
        remove: 'You need no more cubes: three 3s of three colours are a set already. Contain.',
        end: 'The set is there, and containing it costs one action. Contain before you end.',
        other: 'That spoils or delays a finished set. The three 3s of three colours can be contained now.',
      },
      learned: 'Two yellow cubes and a blue one are no set: mixing colours is beginners’ mistake number one.',
    },
    run: {
      title: 'Adjust, and make a run',
      rule: '*Adjust* changes a cube of your lab, or a primed one, by one. Three values in a row are a *run*.',
      steps: {
        adjust: 'Your orange cubes show 2, 3 and 5. Make the 5 a 4.',
        set: 'Orange 2, 3, 4: a run of one colour. Contain it.',
        goes: 'Choose the cube that goes to the board.',
        rest: REST,
      },
      wrong: {
        up: 'The other way: a 4 closes the gap, a 6 widens it.',
        cube: 'That cube closes no gap. Lower the orange 5 by one.',
        primed: 'Primed cubes can be adjusted too, but now the run is near: lower the orange 5.',
        again: 'The run is complete: orange 2, 3, 4. Contain it.',
        other: 'You are one step away from orange 2, 3, 4: lower the 5, then contain.',
      },
      learned: 'A single Adjust often completes a set. It never goes from 6 to 1.',
    },
    win: {
      title: 'How to win',
      rule: 'When one cube of *every colour and value*, 24 in all, is on the Containment board, you have all won.',
      steps: {
        set: 'Only the yellow 3 is left to contain. Your set of 3, 4 and 5 has it. Contain.',
      },
      wrong: {
        adjust: 'Do not touch the run: yellow 3, orange 4, blue 5 are ready.',
        end: 'The Tesseract would act first, and you already have 5 of 7 breaches. Contain now.',
        other: 'The last cube is in your lab. Contain the set, and you have won.',
      },
      learned:
        'All 24 are there: you have won. You lose at the seventh breach, or when no cube is left to take.',
    },
    threat: {
      title: 'The Tesseract strikes back',
      rule: 'After your actions the Tesseract acts: of the removable cubes on the *lowest* level, the one with the lowest value is rolled and *primed*, whatever you did.',
      steps: {
        end: 'End your phase and watch the purple 2 at d1, which goes next.',
      },
      wrong: {
        other: 'In a real game, why not. Here, end your phase and see what happens.',
      },
      learned: 'Every turn one more cube is primed. The table always shows which one comes next.',
    },
    breach: {
      title: 'Mind the pairs',
      rule: 'If a primed cube lands where there are already two or more of its value, that is a *breach*, and two breaches from the sixth cube of that value on. At the seventh breach the game is lost.',
      steps: {
        part: 'Two primed 5s wait for a third. You have one action: adjust one of them.',
        end: 'No value is there twice now. End your phase.',
      },
      wrong: {
        column:
          'Both 5s stayed where they are, and the next cube rolled a 5: a breach. Change one of the 5s.',
        lab: 'Your lab is not in danger, the primed area is: a third 5 came, a breach. Change one of the two 5s.',
        end: 'The next cube rolled a 5, one chance in six: a breach. Split up the two 5s first.',
        other: 'Then a 5 was rolled: a breach. Adjust one of the two primed 5s first.',
      },
      learned:
        'It was a 5, and nothing happened. Leaving pairs in the primed area is beginners’ mistake number two.',
    },
    twin: {
      title: 'Destroy its twin',
      rule: 'If the primed area holds a cube *identical* to the contained one, same colour and same value, it is destroyed.',
      steps: {
        set: 'Your three 2s are a set. Contain the one whose twin is primed.',
        goes: 'Choose the cube whose twin is primed.',
        rest: REST,
      },
      wrong: {
        adjust: 'That helps a little. Containing the right cube destroys its twin at no extra cost.',
        goes: 'It would go to the board, but its twin is not primed. The purple 2 is the one in the primed area.',
        other: 'Three 2s of three colours are ready. Contain them.',
      },
      learned:
        'One action, two results: a cube on the board and one less primed. Look for twins before you choose.',
    },
    transfer: {
      title: 'Hand it over',
      rule: '*Transfer* moves a cube between your lab and another, if its owner agrees. Alone, you run two labs.',
      steps: {
        take: 'The other lab has a blue 5. Transfer it to your two 5s.',
        set: 'Three 5s of three colours. Contain.',
        goes: 'Choose the cube that goes to the board.',
        rest: REST,
      },
      wrong: {
        give: 'The other way round: the two 5s are in your lab. Take the blue 5 from the other one.',
        cube: 'That cube does not fit. Your two 5s need the blue 5.',
        other: 'The third 5 is in the other lab. Transfer it to yours, then contain.',
      },
      learned: 'Labs are separate, the team is not. Look into the other lab before you search the Tesseract.',
    },
    card: {
      title: 'Research cards',
      rule: 'Cards cost *no action*. Play as many as you like before, between and after your actions.',
      steps: {
        play: 'Play your card Rewrite, which gives one cube of your lab any value.',
        cube: 'Your 3s need a third one. Choose the blue 6.',
        value: 'Make it a 3.',
      },
      wrong: {
        study:
          'Studying exchanges the card for a stronger one and costs an action. Here the card itself helps at once.',
        adjust: 'From 6 to 3 takes three actions. The card does it for nothing.',
        cube: 'That one is a 3 already. Choose the blue 6.',
        value: 'Your other cubes are 3s: make it a 3.',
        other: 'That costs an action. Play the card first: it is free.',
      },
      learned: 'Cards are free. Ending a turn with a useful card unplayed helps nobody.',
    },
    research: {
      title: 'Where cards come from',
      rule: 'After containing you may *roll the rest of the set*: two cubes bring a card of level 2, three of level 3, four of level 4.',
      steps: {
        set: 'Your four 3s have four colours. Contain all four as one set.',
        goes: 'Choose the cube that goes to the board.',
        roll: 'Roll the other three and draw a card.',
      },
      wrong: {
        small:
          'A smaller set leaves fewer cubes to roll, and brings a weaker card. Choose the set of all four.',
        kept: 'Then they stay as they are, and there is no card. Roll them here.',
        other: 'Four 3s of four colours are ready. Contain all four.',
      },
      learned:
        'A larger set brings a stronger card, and research cards have no other source. The board gives something too: two cubes in a column reveal its card, four unlock it, and a full row brings back a destroyed cube.',
    },
    event: {
      title: 'The last of a stack',
      rule: 'Taking the *last cube of a stack* uncovers a symbol of the base, and its event happens at once.',
      steps: {
        take: 'Two 4s fit your set: the blue one at d4, alone on its stack, and the purple one at a3. Take the one that uncovers nothing.',
      },
      wrong: {
        last: 'It is the last of its stack: the symbol below it costs you another cube. Take the purple 4.',
        value: 'That is not a 4 of a third colour. Take the purple 4 at a3.',
        other: 'Your set needs a third 4. Take the purple one.',
      },
      learned: 'Uncovering the base without looking at its symbol is beginners’ mistake number three.',
    },
  },
  finale: {
    title: 'A small game',
    text: 'You and a strong bot; five cubes are left to contain.',
  },
};
