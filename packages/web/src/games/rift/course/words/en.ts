/** Words of the course of rift, in English. */
export const en = {
  lessons: {
    straight: {
      title: 'Straight ahead',
      rule: 'Pieces stand on the points of the grooves. The *Tesseract* goes straight in any of the eight directions, as far as the way is clear. Any piece in its way stops it.',
      steps: { go: 'Send your Tesseract from h3 up its groove, right up to the slide that stops it.' },
      wrong: {
        stopped: 'It could stop there, but it can go further: on to h8, where the slide stops it.',
        elsewhere: 'The Tesseract may go there too. This time it follows its groove upwards, to h8.',
        other: 'That is another piece. The Tesseract stands on h3.',
      },
      learned: 'The Tesseract goes as far as it likes, and every piece in the way stops it, your own too.',
    },
    jump: {
      title: 'Take by jumping',
      rule: 'Every piece but slides and crosses is a *pawn*. You take an enemy pawn by jumping over it in a straight line. The point *right behind it* must be free: there you land. You may come from afar.',
      steps: {
        take: 'Two enemy pawns are in your Tesseract’s way, on h8 and l7. Take the one with nothing behind it.',
      },
      wrong: {
        backed: 'Behind the Star on l7 lies a slide: there is nowhere to land, so it is safe. Look at h8.',
        short:
          'You are on the right track. Press the Rectangle on h8 itself: you jump over it and land on h9.',
        away: 'Nothing is taken there. Jump over the Rectangle on h8: h9, right behind it, is free.',
        other: 'That piece takes nothing from here. Your Tesseract can: look along its groove to h8.',
      },
      learned:
        'A free point right behind an enemy pawn is a way to take it. Something behind it protects it.',
    },
    win: {
      title: 'How to win',
      rule: 'Jump over the enemy *Tesseract* and you win at once, whatever else stands on the board.',
      steps: { take: 'The black Tesseract stands on k10, and a diagonal leads to it. Win.' },
      wrong: {
        short:
          'The right diagonal, but you stop before the jump, and now Black may run or strike. Press k10 itself.',
        away: 'The diagonal from e4 leads over k10, and l11 behind it is free: that jump wins at once.',
        other: 'You can win this very move: your Tesseract on e4 jumps over k10.',
      },
      learned: 'You win by jumping over the enemy Tesseract. You lose when somebody jumps over yours.',
    },
    corner: {
      title: 'Around the corner',
      rule: 'The *Star* goes two steps on a diagonal, turns at a right angle, then goes as far as it likes. The *Pyramid* does the same along grooves. After the corner they take by jumping, like everybody else.',
      steps: {
        star: 'Press your Star on f5, then the Rectangle on k6: the Star goes down to h3, turns, and jumps over it.',
        pyramid:
          'Now press your Pyramid on b3, then the Star on d9: two steps to d3, a turn, and up over it.',
      },
      wrong: {
        star: 'A fine way for a Star, but it takes nothing. Down to h3, turn, and up over k6.',
        pyramidFirst: 'Well spotted, and it comes next. First take the Rectangle on k6 with the Star.',
        pyramid: 'A fine way for a Pyramid, but it takes nothing. Right to d3, turn, and up over d9.',
        other:
          'That is not the piece of this step. Press your piece in a dashed frame and look where it may turn.',
      },
      learned:
        'Stars strike around diagonal corners, Pyramids around straight ones. Yours do, and so do theirs.',
    },
    flight: {
      title: 'Over everything',
      rule: 'The *Rectangle* goes two steps along a groove and two at a right angle, and leaps over everything. It takes *every* enemy pawn it flies over and needs no room behind them.',
      steps: { both: 'Fly from f5 to h7 so that you take both pawns.' },
      wrong: {
        otherWay: 'Right goal, wrong way: there is nobody on g5, h5 or h6. Fly over f6 and g7.',
        single: 'That takes one. From f5 to h7 over f6 and g7 you take two.',
        none: 'There is nobody on that path. Fly to h7, first up, then to the right.',
        other: 'That is not the Rectangle. It stands on f5, and only it can take two at once.',
      },
      learned: 'The Rectangle takes up to three pawns in one flight, and it is you who choose the way.',
    },
    slide: {
      title: 'Slides',
      rule: 'A *slide* moves along the groove it lies in, or turns on the spot. It takes pawns by jumping too, but never a Tesseract, and nobody can take a slide.',
      steps: { take: 'Push your slide on c7 along its groove and take the Cylinder on j7.' },
      wrong: {
        turned:
          'Turning a slide takes your whole move and captures nothing. Your slide on c7 already lies in the right groove.',
        tesseract:
          'A slide never takes a Tesseract: the one on h12 would simply stop it. Use the slide on c7.',
        short: 'The right slide, but it stops before the Cylinder. Press j7 to jump over it.',
        other: 'This lesson is about slides. The one on c7 lies in the groove of the Cylinder.',
      },
      learned:
        'Slides are walls that bite. They take pawns, never a Tesseract, and stay on the board for good.',
    },
    cross: {
      title: 'Around a cross',
      rule: 'Nothing but the Rectangle gets past the centre of a *cross*, and the ends of its four arms are closed to pawns: they cannot stop, pass or land there.',
      steps: {
        take: 'Your Tesseract on f2 has two pawns in reach, on f5 and i5. Only one of them can be taken. Take it.',
      },
      wrong: {
        closed:
          'Behind f5 lies f6, the end of an arm: you cannot land there, so that pawn is safe. Look at i5.',
        away: 'Nothing is taken there. The Cylinder on i5 stands on your diagonal, and j6 behind it is open.',
        other: 'That piece takes nothing from here. Your Tesseract on f2 can.',
      },
      learned:
        'The end of an arm is no place to land. A pawn in front of it is as safe as one with its back to a wall.',
    },
    drop: {
      title: 'From the reserve',
      rule: 'Instead of moving, put a piece of your *reserve* on any free point. It may move from your next turn on.',
      steps: {
        drop: 'Drop your Cylinder on h11, right in front of the black Tesseract. Your slide on h10 covers its back.',
        take: 'Black was not looking. Finish it with the Cylinder.',
      },
      wrong: {
        bare: 'It would threaten from there, but nothing covers its back: the Tesseract would jump over it. Behind h11 lies your slide.',
        far: 'From there the Cylinder threatens nothing: it goes two steps at most and takes only its neighbour. Drop it on h11.',
        away: 'You let it go! Jump with the Cylinder over the Tesseract on h12.',
        other: 'The Cylinder is the piece of this lesson: it threatens the Tesseract from h11.',
      },
      learned:
        'Any piece in a reserve may appear beside you next turn. Forgetting the enemy reserve is beginners’ mistake number one.',
    },
    guard: {
      title: 'Watch your Tesseract',
      rule: 'Nobody says “check”. Before every move look at your own *Tesseract*: is an enemy in line with it, with nothing right behind it?',
      steps: {
        guard: 'The Cylinder on h5 is about to jump over your Tesseract. Drop a piece where it would land.',
      },
      wrong: {
        ran: 'Running helps as well, if it is safe there. Learn the calmer way: drop a piece on h3 and stay.',
        place:
          'The Cylinder jumps from h5 over h4 and lands on h3. Only a piece on h3 takes its landing away.',
        other: 'Then Black jumps over your Tesseract and the game is lost. Drop a piece on h3.',
      },
      learned:
        'A piece right behind your Tesseract saves it. Moving without looking at it is beginners’ mistake number two.',
    },
    around: {
      title: 'Danger around the corner',
      rule: 'Stars and Pyramids strike where no straight line leads. Look for them two steps to the side of every open way.',
      steps: { take: 'The Star on m5 goes to k7, turns, and jumps over your Tesseract. Take it first.' },
      wrong: {
        ran: 'It may run, but the Star stays and hunts on. Your Cylinder can take it now.',
        cylinder: 'The right piece. Press the Star on m5: m6, right behind it, is free.',
        other:
          'Then the Star jumps over your Tesseract and the game is lost. Your Cylinder on m4 can take it.',
      },
      learned:
        'Overlooking a Star or Pyramid around the corner is beginners’ mistake number three. Take it, block its corner, or leave.',
    },
    locked: {
      title: 'Nowhere to go',
      rule: 'If your Tesseract is the last pawn you have anywhere and cannot move when your turn comes, you lose, whatever slides you still have.',
      steps: { lock: 'Black has only the Tesseract in the corner, and one way out, by o14. Close it.' },
      wrong: {
        short: 'The right groove, but o14 is still open. Push the slide all the way up.',
        turned: 'Lying across, it cannot go up its groove. Push it to o14.',
        opened: 'That slide already closes a way out: leave it where it is. Bring the one on o5.',
        other: 'The Tesseract would slip out by o14. Push your slide on o5 up to o14.',
      },
      learned:
        'There are two ways to lose: somebody jumps over your Tesseract, or it stands alone and cannot move.',
    },
  },
  finale: {
    title: 'A small game',
    text: 'White against the gentle bot, which has three pawns left.',
  },
};
