/** Words of the course of loop, in English. */
export const en = {
  lessons: {
    card: {
      title: 'Use a card',
      rule: 'You are in one of seven *eras*, with three cards in hand. A card does what it says, usually in your era, and is *exhausted* afterwards. Red cubes are *rifts*: an era has room for three.',
      steps: { use: 'Globalization, your era, is full of rifts. Use the Quantum Wrench, which removes two.' },
      wrong: {
        card: 'That card removes no rifts. The Quantum Wrench removes two from your era.',
        move: 'If you leave, the Wrench cannot help here: it works in your era. Stay, and use it.',
        end: 'Dr Foo threw a fourth rift here: the era became a vortex, and its mission is gone. Use the Wrench first.',
        other: 'The three rifts are still there. Use the Quantum Wrench.',
      },
      learned: 'In your actions you use as many cards as you like, in any order.',
    },
    move: {
      title: 'Move',
      rule: 'Once a turn your *batteries* take you to a neighbouring era for free. Every further move costs *one energy* from the era you leave: a green cube.',
      steps: {
        free: 'There are two rifts at the End of Times, two eras away. First go to the Age of Robots, for free.',
        pay: 'Your batteries are empty, but there is one energy here. Pay it and go on to the End of Times.',
        use: 'Now the Quantum Wrench works here. Use it.',
      },
      wrong: {
        back: 'That takes you away. The rifts are at the End of Times, on the other side.',
        nothing: 'There are no rifts in your era: the Wrench would do nothing. Go where the rifts are.',
        card: 'Cards are worth more where there is something to do. Go towards the rifts first.',
        other: 'That does not bring you closer to the rifts at the End of Times.',
      },
      learned: 'Energy belongs to its era: any agent there may spend it, on moves and on LOOPs.',
    },
    throw: {
      title: 'Dr Foo throws',
      rule: 'Every turn begins with Dr Foo. His Machine turns to another era and throws *two cubes, plus one for each clone there*. They fall there or next door and become rifts.',
      steps: {
        end: 'There are two clones in the Renaissance, where Dr Foo goes next. End your actions and count.',
      },
      wrong: { other: 'A good idea in a real game. Here, end your actions and watch what falls.' },
      learned: 'Two cubes and one for each of the two clones: four. Fewer clones, fewer cubes.',
    },
    vortex: {
      title: 'How to lose',
      rule: 'A fourth rift turns an era into a *vortex*: its rifts, its mission and its cards are gone. A fourth rift *in a vortex*, and the game is lost.',
      steps: {
        use: 'Two eras next to you are full, and one of them is a vortex already. Use the Big Roll of Duct Tape, which reaches next door.',
        where: 'Dr Foo’s last card of this cycle is the Renaissance. Remove a rift from the vortex there.',
      },
      wrong: {
        card: 'That card removes no rifts. The Duct Tape removes one, here or next door.',
        end: 'The vortex in the Renaissance overflowed: the game was over. Save it first.',
        plain:
          'Globalization could only have become a vortex, which is bad. The vortex in the Renaissance overflowed, and that was the end.',
        none: 'There are no rifts in your own era.',
        other: 'The full vortex in the Renaissance is still in danger.',
      },
      learned:
        'You lose when a vortex overflows, when a fourth vortex would open, or when 21 turns are over.',
    },
    clone: {
      title: 'Clones',
      rule: 'Every clone makes Dr Foo throw one cube more in its era. A clone that enters *the era of its colour* is destroyed.',
      steps: {
        use: 'There are two clones in your era, and Dr Foo comes here next. Use the Slingshot, which pushes one next door.',
        which: 'Choose the violet clone: it belongs to the Age of Robots, right next to you.',
        way: 'Push it to the Age of Robots.',
      },
      wrong: {
        card: 'That leaves both clones here. The Slingshot pushes one of them.',
        end: 'Two clones, so four cubes fell. Get rid of a clone first.',
        which: 'That one belongs to the Medieval Era, far away: it only moved. Choose the violet one.',
        way: 'That only moves it somewhere else. Push it to the era of its colour, the Age of Robots.',
        other: 'Both clones are still here. Use the Slingshot.',
      },
      learned:
        'Leaving clones where they are is beginners’ mistake number one: they make every throw bigger.',
    },
    loop: {
      title: 'LOOP it again',
      rule: 'A *LOOP* readies all your cards of one *dimension*: Spiral, Star or Stripes. The first LOOP of a turn costs one energy from your era.',
      steps: {
        use: 'Three rifts, and the Quantum Wrench removes two. Use it.',
        loop: 'It is exhausted, but there is one energy here. LOOP Stripes, the dimension of the Wrench.',
        again: 'The Wrench is ready again. Use it for the last rift.',
      },
      wrong: {
        card: 'First the rifts: the Quantum Wrench removes two of them.',
        dimension:
          'Your Star cards were ready anyway, and the energy was gone. The Wrench belongs to Stripes.',
        spent: 'That would cost the energy you need for the LOOP. LOOP Stripes.',
        other: 'That does not ready the Wrench. Use it, LOOP Stripes, and use it again.',
      },
      learned: 'One card, used twice in a turn. If energy is left in your era, your turn was too short.',
    },
    early: {
      title: 'Use first, then LOOP',
      rule: 'A LOOP readies *every* exhausted card of its dimension at once. The second LOOP of a turn costs two energy, the third three.',
      steps: {
        use: 'The Wrench is exhausted, the Duct Tape is not, and both belong to Stripes. Use the Duct Tape before you LOOP.',
        where: 'Remove a rift, here or next door in the Age of Robots.',
        loop: 'Both are exhausted now. LOOP Stripes.',
      },
      wrong: {
        early:
          'Only the Wrench was readied, and the energy is gone. Use the Duct Tape first: then one LOOP readies both.',
        dimension: 'Spiral readies one card only. Stripes readies two, once both are exhausted.',
        spent: 'That would cost your only energy. Keep it for the LOOP.',
        none: 'There are no rifts in the Industrial Era. Remove one here or in the Age of Robots.',
        other: 'Two Stripes cards, one LOOP: use the Duct Tape, then LOOP Stripes.',
      },
      learned: 'One energy, two cards. A LOOP made too early is beginners’ mistake number two.',
    },
    mission: {
      title: 'Damage a mission',
      rule: 'Two missions are revealed at a time, and each says what *damages* it. “Patch up Dr Foo!” takes one damage for every rift removed *in Dr Foo’s era*.',
      steps: {
        move: 'There are rifts here and in the Age of Robots, where Dr Foo is. Go to Dr Foo.',
        use: 'Use the Quantum Wrench: two rifts, two damage.',
      },
      wrong: {
        here: 'Two rifts fewer, but no damage: Dr Foo is not here. Go to the Age of Robots and do it there.',
        away: 'Dr Foo is in the Age of Robots, on the other side.',
        other: 'None of that damages the mission. Remove the rifts in Dr Foo’s era.',
      },
      learned: 'The same card, and a mission on top. Look at the missions before you choose where to play.',
    },
    archive: {
      title: 'Archive it',
      rule: 'A complete mission counts only once it is *archived*: by an agent who *ends their actions in its era*.',
      steps: {
        move: '“Loop Dr Foo!” is complete. It is in the Age of Robots. Go there.',
        end: 'You are there. End your actions.',
        archive: 'Archive it.',
        bonus: 'Every player now gets a card, on top of their draw pile. Choose yours.',
      },
      wrong: {
        away: 'You were not there, so nothing was archived. The next cubes turned the era into a vortex: the complete mission was lost.',
        wrong: 'The mission is in the Age of Robots, on the other side.',
        card: 'You may, but it is not needed: the mission is complete. End your actions.',
        later: 'You waited, and the era became a vortex: the mission was lost. Archive it at once.',
        other: 'That does not archive anything. Go to the Age of Robots and end your actions there.',
      },
      learned: 'Ending your actions away from a complete mission is beginners’ mistake number three.',
    },
    take: {
      title: 'Build your deck',
      rule: 'After your actions you may take *one card that is available in your era*. It goes on top of your draw pile: you draw it with your next hand.',
      steps: {
        end: 'All your cards are exhausted. End your actions: two cards are available in your era.',
        take: 'Take one of them. Either makes your deck stronger.',
      },
      wrong: {
        none: 'Your turn ended without a card. They cost nothing: take one every turn if you can.',
        other: 'Nothing is left to do. End your actions.',
      },
      learned: 'Where you end your turn decides which card you may take. Your own six cards are the weakest.',
    },
    win: {
      title: 'How to win',
      rule: 'As soon as *four missions* are archived, the whole team wins. You have 21 turns: three cycles of seven.',
      steps: {
        use: 'Turn 21, the last one. Three missions are archived, and the fourth needs one more rift removed here. Use the Quantum Wrench.',
        end: 'It is complete, and you are in its era. End your actions.',
        archive: 'Archive it.',
      },
      wrong: {
        move: 'The mission, Dr Foo and the rift are all here. Stay, and use the Wrench.',
        end: 'That was turn 21, and three missions are not enough: the game was lost. Use the Wrench first.',
        stay: 'You ended your turn away from the mission, and the last turn was over: the game was lost. Stay.',
        later: 'There is no later: after turn 21 the game was lost. Archive it.',
        other: 'It does not damage the mission. Use the Quantum Wrench.',
      },
      learned: 'Damage a mission, end your actions in its era, archive it. Four times.',
    },
  },
  finale: {
    title: 'A small game',
    text: 'You and a strong bot; two missions are archived, two to go.',
  },
};
