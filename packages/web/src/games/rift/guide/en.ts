/** The guide of rift, in English. */
import type { Guide } from '../../guide.ts';
import type { RiftFigure } from './figures.ts';

export const guide: Guide<RiftFigure> = {
  lead: 'A duel for two on a wooden board full of grooves. No dice, no secrets, no draws. Reading this takes about six minutes; a game takes about forty-five.',
  sections: [
    {
      id: 'goal',
      title: 'What it is about',
      parts: [
        'Each of you guards one piece that matters above all others: the *Tesseract*. Whoever jumps over the other one wins at once. [R-END-1]',
        'Everything else is there to make that jump possible, or to prevent it: pawns that strike in strange ways, slides that close a groove, crosses that nobody gets past, and a reserve of pieces that can appear anywhere.',
      ],
    },
    {
      id: 'board',
      title: 'The board',
      parts: [
        'Fifteen grooves cross fifteen others. Pieces stand on the *points* where they cross, never in the squares between them. [R-BOARD-1] Pawns travel along grooves and along diagonals; slides only along grooves. [R-BOARD-2]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'A game about to begin. White sits below, Black above. The two tinted rows near each player are the camp; the rest is neutral ground. [R-BOARD-4] After setting up, camps mean nothing any more. [R-BOARD-5]',
            },
          ],
        },
      ],
    },
    {
      id: 'pieces',
      title: 'The pieces',
      parts: [
        'The first five are *pawns*: they can be captured, and they can capture. In the pictures, dots are places to go, rings are captures, and small diamonds are corners where a piece turns. A move stops before any piece that stands in its way. [R-MOVE-2]',
        {
          figures: [
            {
              figure: 'tesseract',
              title: 'Tesseract',
              caption:
                'Straight in any of the eight directions, as far as the way is open. [R-TESS-1] You have one.',
            },
            {
              figure: 'star',
              title: 'Star',
              caption:
                'Two steps on a diagonal, then a right angle, then one step or more, as far as it likes. [R-BENT-1] It never stops on the way to its corner. [R-BENT-2] You have two, one of them in reserve.',
            },
            {
              figure: 'pyramid',
              title: 'Pyramid',
              caption: 'The same as the Star, but along the grooves. [R-BENT-1] You have one.',
            },
            {
              figure: 'rectangle',
              title: 'Rectangle',
              caption:
                'Two steps along a groove and two at a right angle, always all four. [R-RECT-1] It leaps over everything, crosses too. [R-RECT-2] You have one, in reserve.',
            },
            {
              figure: 'cylinder',
              title: 'Cylinder',
              caption: 'Like the Tesseract, but one or two steps. [R-CYL-1] You have one, in reserve.',
            },
            {
              figure: 'small',
              title: 'Small slide',
              caption:
                'Along the groove it lies in, as far as the way is open. [R-SLIDE-1] Or it turns on the spot. [R-PIVOT-2] You have five, three of them in reserve.',
            },
            {
              figure: 'large',
              title: 'Large slide',
              caption:
                'Lies on two points at once and slides like a small one. It turns on either of the two, if the other end finds room. [R-PIVOT-3] You have two, in reserve.',
            },
            {
              figure: 'cross',
              title: 'Cross',
              caption: 'Never moves, and gets in both players’ way. [R-CROSS-4] You have two.',
            },
          ],
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      parts: [
        'Draw lots to see who begins. [R-SETUP-1] Then you take turns placing one piece at a time: [R-SETUP-2]',
        {
          points: [
            'your Tesseract, one Star and your Pyramid in your own camp, in any order;',
            'two small slides in your own camp, lying whichever way you like;',
            'two crosses on neutral ground, with all four arms. [R-CROSS-2]',
          ],
        },
        'All the rest is your reserve, in full view of both. [R-SETUP-5] For a first game it is easier to place the crosses first, so that you know the ground before you fill your camp. [R-SETUP-3] Whoever placed first also makes the first move. [R-SETUP-4]',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      parts: [
        'On your turn you do exactly one of these four things: [R-TURN-1]',
        {
          points: [
            'move a pawn,',
            'push a slide along its groove,',
            'give a slide a quarter turn, [R-PIVOT-1]',
            'drop a piece from your reserve. [R-RES-1]',
          ],
        },
        'You may not pass. [R-TURN-2] You never have to capture. [R-TURN-3] Nobody has to say “check”, and you may leave your Tesseract in danger, at your own risk. [R-TURN-4]',
      ],
    },
    {
      id: 'capture',
      title: 'Capturing',
      parts: [
        'An enemy pawn stands straight ahead on your way, and the point right behind it is free: jump there, and the pawn is out of the game. [R-CAP-1] You may come from afar, but you land right behind it, and there your move ends. [R-CAP-2] A Star or Pyramid may jump on its second stretch; if it jumps on the first one, it stays on its corner. [R-BENT-4] A pawn on the corner itself shuts that way, unless you chose the other reading among the options. [R-BENT-5]',
        {
          figures: [
            {
              figure: 'jump',
              caption:
                'The white Tesseract comes from afar, jumps over the Pyramid and lands right behind it. [R-CAP-4]',
            },
            {
              figure: 'flight',
              caption:
                'The Rectangle takes every enemy pawn it flies over, here two, and needs no free place behind them. [R-RECT-4]',
            },
          ],
        },
        'Slides capture by jumping as well, but never a Tesseract: it simply stops them. [R-SLIDE-4] A large slide may come to rest with either of its ends right behind its victim. [R-SLIDE-7] Slides and crosses themselves are never captured. [R-PIECE-5]',
      ],
    },
    {
      id: 'crosses',
      title: 'Around a cross',
      parts: [
        'Only the Rectangle gets past the centre of a cross. The four points at the ends of its arms are closed to pawns: they cannot stop there, pass, land or be dropped. [R-CROSS-5]',
        'Slides may enter those four points and rest on them, [R-CROSS-6] but they cannot turn around an end that lies there. [R-PIVOT-4]',
      ],
    },
    {
      id: 'reserve',
      title: 'The reserve',
      parts: [
        'Instead of moving, you may put any piece of your reserve on any free point, even beside the enemy Tesseract. Pawns need a point that no cross closes; [R-RES-2] slides may also be dropped on the ends of a cross. [R-RES-3] The new piece can move from your next turn on, [R-RES-1] and a drop never captures. [R-RES-5]',
        {
          figures: [
            {
              figure: 'guard',
              caption:
                'The best defence: Black threatens to jump over the white Tesseract. A slide dropped right behind it takes the landing away. [R-CAP-1]',
            },
          ],
        },
        'When your Tesseract is your only pawn on the board and there are pawns in your reserve, you must drop one of them now, whatever else you would like to do. [R-RES-6]',
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      parts: [
        {
          points: [
            'Whoever captures the enemy Tesseract wins at once. [R-END-1]',
            'You also lose if, when your turn comes, your Tesseract is the last pawn you have anywhere and it cannot move. [R-END-2] With an option, this counts even while you still have your Cylinder. [R-END-3]',
            'There are no draws. You may not bring about the same position for the third time: the table marks such a move as forbidden. [R-END-6]',
            'Matches started from the menu or against bots end after 60 quiet turns in a row, without a capture or a drop. That limit is our own rule, and you can change it or switch it off. [R-END-7]',
            'Then pawns are counted: the player with more of them wins; if they are level, the one with the more valuable pawns, then the one whose Tesseract has more moves, then the one who went second. [R-END-9]',
          ],
        },
        {
          figures: [
            {
              figure: 'caught',
              caption:
                'White has nothing left but the Tesseract in the corner, and all its ways are closed: White has lost. [R-END-2]',
            },
          ],
        },
        'Late in the game the Tesseract grows slow: once your Stars, your Pyramid and your Rectangle are all captured, it goes at most four steps. [R-TESS-2]',
      ],
    },
    {
      id: 'advice',
      title: 'First advice',
      parts: [
        {
          points: [
            'Before every move look at your Tesseract: which enemy piece has a way to it, and is there a free point right behind it?',
            'Stars and Pyramids strike around corners. Look for them two steps to the side of every open diagonal and groove.',
            'Any piece in the enemy reserve can appear beside you on the next move. Keep a piece of your own to drop in answer.',
            'Slides are walls. One behind your Tesseract guards it for many turns; one in the wrong groove locks your own pawns in.',
          ],
        },
        {
          figures: [
            {
              figure: 'corner',
              caption:
                'Around a corner: the black Star goes two steps down its diagonal, turns, and jumps over the white Tesseract. The red brackets are how the table warns you. [R-BENT-3]',
            },
          ],
        },
      ],
    },
  ],
};
