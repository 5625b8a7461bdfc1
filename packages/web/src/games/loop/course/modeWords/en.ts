/** Words of the short courses on the further modes of loop, in English. */
export const en = {
  supa: {
    title: 'Sayan Supa Clones',
    lessons: {
      supa: {
        title: 'Destroy a Supa Clone',
        rule: 'A *Supa Clone* counts as a clone and is destroyed in the era of its colour. It leaves *perpetual energy* behind, but new clones too: one for the first, two for the second, three for the third.',
        steps: {
          use: 'The Supa Clone in your era belongs to the Age of Robots. Use the Slingshot.',
          way: 'Push it to the Age of Robots.',
        },
        wrong: {
          card: 'That does nothing to the Supa Clone. The Slingshot pushes it.',
          move: 'The Supa Clone is in your era, so stay there. Use the Slingshot here.',
          way: 'That only moves it somewhere else. Its era is the Age of Robots, on the other side.',
          other: 'The Supa Clone is still here. Use the Slingshot.',
        },
        learned:
          'A blue cube, and one clone from the bag. Destroy Supa Clones where the new ones do little harm: away from Dr Foo.',
      },
      perpetual: {
        title: 'Energy that stays',
        rule: 'A *blue* cube counts as one energy and is never used up: it pays again for every move and every LOOP.',
        steps: {
          loop: 'The only energy here is blue. LOOP Stripes with it: the Wrench is exhausted.',
          use: 'Use the Quantum Wrench.',
          move: 'And the blue cube still pays: move to a neighbouring era.',
        },
        wrong: {
          dimension: 'Your Star cards were ready anyway. The exhausted Wrench belongs to Stripes.',
          other: 'First LOOP Stripes, then use the Wrench, then move on: all of it with one blue cube.',
        },
        learned:
          'The price of a LOOP still grows: with one blue cube, the second costs one green energy as well.',
      },
      win: {
        title: 'How to win this mode',
        rule: 'You need four archived missions *and* every Supa Clone destroyed, in whatever order.',
        steps: {
          use: 'Four missions are archived, and one Supa Clone is left. Use the Slingshot.',
          which: 'Choose the Supa Clone.',
          way: 'Its era is the Industrial Era. Push it there.',
        },
        wrong: {
          end: 'You can win right now. Use the Slingshot.',
          which: 'That is an ordinary clone, and it would not win the game. Choose the Supa Clone.',
          way: 'That is the wrong side. Push it to the Industrial Era.',
          other: 'Only the last Supa Clone is left to destroy. Use the Slingshot.',
        },
        learned: 'The mistake here is to leave all Supa Clones to the end: each one brings more clones.',
      },
    },
    finale: {
      title: 'A small game',
      text: 'Two missions and two Supa Clones to go, with a strong bot.',
    },
  },
  centrifuge: {
    title: 'L.A.S.E.R Centrifuges',
    lessons: {
      locked: {
        title: 'One dimension only',
        rule: 'While you are in the era of a *Centrifuge*, only cards and LOOPs of *the dimension it shows* work.',
        steps: {
          use: 'This Centrifuge shows Stripes. Of your cards only the Quantum Wrench works. Use it.',
          leave: 'Your other cards work elsewhere. Go next door.',
          free: 'Now use one of them.',
        },
        wrong: {
          move: 'In a moment. There are rifts here, and one of your cards works.',
          end: 'One of your cards works here, and there are rifts. Use it first.',
          other: 'Use the Wrench here, go next door, and use another card there.',
        },
        learned: 'Look at your hand before you enter: with the wrong cards you can do nothing there.',
      },
      damage: {
        title: 'LOOP it to pieces',
        rule: 'Every LOOP made in its era puts *one damage* on a Centrifuge. The third destroys it.',
        steps: { loop: 'Two Stripes cards are exhausted, and there is one energy. LOOP Stripes.' },
        wrong: {
          spent: 'That would cost the energy you need for the LOOP.',
          away: 'The LOOP must be made here, in the era of the Centrifuge.',
          other: 'That does not damage the Centrifuge. LOOP Stripes here.',
        },
        learned: 'Two cards ready, one damage. Three LOOPs in one turn would cost one, two and three energy.',
      },
      last: {
        title: 'The last damage',
        rule: 'A destroyed Centrifuge puts *one damage on each revealed mission*. You may decline its last damage and wait for a better moment.',
        steps: {
          loop: 'It has two damage. Make the third LOOP.',
          last: 'Both missions still need damage. Place the last one.',
        },
        wrong: {
          spent: 'That would cost the energy you need for the LOOP.',
          wait: 'Then the Centrifuge stays, and no mission is damaged. Waiting pays only while a mission is complete.',
          other: 'One more LOOP here destroys it. LOOP Stripes.',
        },
        learned: 'You win this mode with four archived missions and every Centrifuge destroyed.',
      },
    },
    finale: {
      title: 'A small game',
      text: 'Two missions and two Centrifuges to go, with a strong bot.',
    },
  },
  ultramachina: {
    title: 'Ultramachina',
    lessons: {
      walk: {
        title: 'He knows where he is going',
        rule: 'In this mode Dr Foo goes *clockwise, era by era*. Before he throws, he sets off all Ultramachina cards of the era he reaches.',
        steps: {
          end: 'Next is the Medieval Era, with Castles Too Strong. End your actions and watch what it does.',
        },
        wrong: { other: 'A good idea in a real game. Here, end your actions and watch.' },
        learned:
          'A rift opened in Globalization, besides the throw. You always know which cards are next: the panel lists them.',
      },
      damage: {
        title: 'Energy against machines',
        rule: 'Every energy you *add* in an era puts one damage on an Ultramachina card there. A card with all its damage is destroyed.',
        steps: {
          use: 'Slight Overconsumption is in your era. Add energy with the BreizhWerk Mixtape.',
        },
        wrong: {
          card: 'That card adds no energy. The Mixtape does.',
          end: 'Dr Foo came here and set the card off. Damage it before he arrives.',
          other: 'Only added energy damages the card. Use the Mixtape.',
        },
        learned: 'Energy that is already there does not count: it must be added.',
      },
      choose: {
        title: 'Which one first?',
        rule: 'Where there are several cards, you choose which one takes the damage. A destroyed card leaves the game, and *one energy* falls out of the Machine.',
        steps: {
          use: 'Dr Foo comes here next. There are two cards in your era, and one of them already has one damage. Add energy with the Mixtape.',
          which: 'Broadband Pigeons opens a rift at the Dawn of Time, which is full. One damage destroys it.',
        },
        wrong: {
          end: 'Dr Foo comes here next, and both cards would go off. Use the Mixtape first.',
          slow: 'That one needs three damage. Broadband Pigeons went off, and the Dawn of Time became a vortex.',
          none: 'Nothing was damaged. Broadband Pigeons went off, and the Dawn of Time became a vortex.',
          other: 'That adds no energy here. Use the Mixtape.',
        },
        learned:
          'Destroy what would hurt next, not a little everywhere: that is the mistake of this mode. You win as always, with four archived missions.',
      },
    },
    finale: {
      title: 'A small game',
      text: 'Two missions to go, three machines on the ring, and a strong bot.',
    },
  },
};
