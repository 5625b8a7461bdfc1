/** Words of the course of quantum, in English. */
export const en = {
  lessons: {
    move: {
      title: 'A die is a ship',
      rule: 'A ship moves up to *as many squares as its die shows*, along rows and columns, turning on the way if you like. Planets and ships block it.',
      steps: {
        orbit:
          'Move your Frigate 4 into orbit around planet 7, on its right: onto a square right beside the planet.',
      },
      wrong: {
        corner:
          'That square does not touch a side of that planet. Only the four squares right beside it are its orbit.',
        modify: 'The Frigate may change its number, and you will need that. Now move it into orbit.',
        ship: 'That is another ship. The Frigate shows a 4.',
        other: 'That moves nothing into orbit. Choose Frigate 4, then a square right beside planet 7.',
      },
      learned:
        'High numbers are fast, low ones slow. The four squares beside a planet are its orbit; corners are not.',
    },
    construct: {
      title: 'Construct',
      rule: 'If the numbers of *all* your ships in orbit around a planet add up to *exactly* its number, you may place a cube there. It costs two actions.',
      steps: { build: 'A 4 and a 3 are in orbit around planet 7. Construct.' },
      wrong: {
        face: 'Leave the numbers alone: 4 and 3 make exactly 7.',
        move: 'Every ship is in place: 4 and 3 make 7. Construct before you move on.',
        end: 'You have the actions and the sum. Construct first.',
        other: 'The sum is right now: 4 and 3 make 7. Construct.',
      },
      learned: 'Cubes are what you play for. Every cube you place also brings a card at the end of the turn.',
    },
    sum: {
      title: 'Exactly, not more',
      rule: '*Every* ship of yours in orbit counts. You may not leave one out.',
      steps: {
        leave: 'A 4, a 3 and a 2 make 9, and the planet wants 7. Move Flagship 2 out of orbit.',
        build: 'Now it is 7. Construct.',
      },
      wrong: {
        needed: 'Without that one the sum is too low. The 2 is the one too many.',
        face: 'Changing a number does not make 7 with three ships here. Move the 2 away.',
        other: 'The 2 still counts there. Move it off the four squares beside the planet.',
      },
      learned: 'One ship too many spoils the sum: that is beginners’ mistake number one.',
    },
    reconfigure: {
      title: 'Reconfigure',
      rule: '*Reconfigure* rolls a ship anew until it shows another number. It costs one action.',
      steps: {
        roll: 'A 4 and a 5 make 9. Reconfigure Interceptor 5 and hope for a 3.',
        build: 'A 3, and the sum is 7. Construct.',
      },
      wrong: {
        other5: 'With the 5 still there, the other would have to be a 2. Roll the 5 instead.',
        modify: 'The Frigate becomes a 3 or a 5: with the 5 beside it that is 8 or 10, not 7.',
        other: 'The sum stays 9. Reconfigure Interceptor 5 beside the planet.',
      },
      learned:
        'One number in five was the right one. Dice are luck; having several good numbers to roll is skill.',
    },
    ability: {
      title: 'Six ships, six abilities',
      rule: 'Each number has an *ability*, once a turn and without an action. A Destroyer, which shows a 3, swaps places with any ship of yours.',
      steps: {
        warp: 'Construct takes both your actions, so swap for free: press Destroyer 3, then Warp, then Scout 6.',
        build: 'A 3 and a 4: construct with the two actions you saved.',
      },
      wrong: {
        swap: 'Then the 4 is out and 6 and 3 are in: 9. Swap with Scout 6.',
        move: 'Moving costs an action, and then you are one short for the cube. The swap is free.',
        other: 'Save both actions for the cube. Swapping Destroyer 3 and Scout 6 is free.',
      },
      learned: 'Forgetting a free ability is beginners’ mistake number two. Press a ship and read its card.',
    },
    attack: {
      title: 'Attack',
      rule: 'You attack by moving onto an enemy ship. Each side adds its ship’s number and a die: *the lower total wins*, and the attacker wins ties.',
      steps: {
        attack: 'Attack the enemy Scout 6 with your Battlestation 1.',
        stay: 'Won. Take its square, or stay where you are.',
      },
      wrong: {
        strong: 'A low ship defends well. Scout 6, beside your Battlestation, is easy prey.',
        weak: 'A high number makes a high total, and the lower one wins. Attack with Battlestation 1.',
        roll: 'No need to roll: your Battlestation 1 is the best fighter there is.',
        other: 'The enemy Scout 6 stands beside your Battlestation 1. Attack it.',
      },
      learned:
        'Low ships win fights, high ships win races. Attacking with a high ship is beginners’ mistake number three.',
    },
    infamy: {
      title: 'Dominance',
      rule: 'Every enemy ship you destroy brings one point of dominance. At *6* you place a cube on any free planet, without any sum; then you begin again at 1.',
      steps: {
        attack: 'Your dominance is 5. Destroy Scout 6 with your Battlestation 1.',
        stay: 'Take its square, or stay.',
        cube: 'Place your cube on any planet that is offered.',
      },
      wrong: {
        weak: 'That could go wrong: high ships lose fights. Use Battlestation 1.',
        other: 'One more destroyed ship brings your cube. Attack Scout 6 with Battlestation 1.',
      },
      learned:
        'There are two ways to a cube: exact sums, and six points of dominance. Losing a ship costs a point.',
    },
    deploy: {
      title: 'From the scrapyard',
      rule: 'Destroyed ships are rolled and wait in your *scrapyard*. *Deploy* brings one back into orbit around a planet with a cube of yours.',
      steps: { deploy: 'Your Destroyer 3 waits in the scrapyard. Deploy it beside your planet 8.' },
      wrong: {
        roll: 'You may roll it in the scrapyard too, but here it is wanted on the board.',
        other: 'The ship in the scrapyard does nothing there. Deploy it beside your planet.',
      },
      learned: 'Nothing is lost for good: a destroyed ship costs you a point and an action.',
    },
    research: {
      title: 'Research and cards',
      rule: '*Research* adds one to your research die. At 6 you get a card at the end of your actions.',
      steps: {
        research: 'Your research is 5. Research once more.',
        end: 'That is 6. End your actions.',
        take: 'Take one of the six cards. Command cards stay with you, Gambits work once, now.',
      },
      wrong: {
        refresh: 'New cards would use up your choice. Take one of these.',
        other: 'One more point of research brings a card. Research, then end your actions.',
      },
      learned: 'A card early in the game works all game long. Spare actions are well spent on research.',
    },
    win: {
      title: 'How to win',
      rule: 'Whoever places the *last cube* wins at once. You lose when somebody else does it first.',
      steps: { build: 'You have one cube left, and a 4 and a 3 in orbit around planet 7. Win.' },
      wrong: {
        end: 'The bot placed its last cube and won. Construct first: you have one cube left as well.',
        other: 'You can win this very moment: construct on planet 7.',
      },
      learned: 'Count the others’ cubes before every turn: whoever has one left must be stopped.',
    },
  },
  finale: {
    title: 'A small game',
    text: 'Against the gentle bot: you have one cube left, the bot two.',
  },
};
