import { table } from '../../games/test/quantumTable.ts';

/** A game of two up to its last turns, in which the first seat wins: the greedy bot against the random one. */
export const LATE_GAME = {
  match: { options: { cubes: 4, firstPlayer: 'a' }, seed: 'one' },
  answers: `
keep; reroll; ships 2,1 1,0 1,2; ships 8,7 6,7 7,6; warp a2 a3; move a2 0,4; move a3 2,4 maneuver;
research; end; move b2 1,2 maneuver; transport b1 b3 7,6; drop 7,5; transport b3 b1 7,6; drop 6,7; end;
attack a2 1,2 from 1,3; warp a2 a1; construct 1,4; end; take expansion; scrapyard; move b2 6,2; move b3
5,6; transport b1 b3 5,7; drop 6,7; end; attack a3 6,2 from 5,1 maneuver; hold; warp a2 a1; move a1 3,1;
deploy a4 2,4; scout a4; end; deploy b2 7,6; attack b2 2,4 from 3,4 maneuver; transport b1 b3 5,8; drop
5,7; end; construct 4,1; attack a3 3,4 from 4,3 maneuver; end; take expansion; place 0,1; move b2 2,5;
move b1 3,8; end; warp a2 a3; warp a5 a1; research; attack a4 2,5 from 2,4; hold; research; end;
reconfigure b1; reconfigure b1; move b3 4,8; modify b1 3; end; warp a2 a3; warp a5 a1; research; research;
end; take brilliant; warp b1 b3; transport b3 b1 5,8; drop 5,7; deploy b2 7,8; move b2 4,6; end; warp a2
a3; warp a5 a2; research; research; research; end; take intelligent; move b2 6,4; move b1 6,8; move b3
5,7; warp b1 b3; end; warp a2 a5; warp a5 a2; research; research; research; end; take ingenious; transport
b3 b1 6,7; drop 5,7; move b2 5,6; reconfigure b1; end; warp a2 a1; warp a5 a2; research; research;
research; end; take clever; discard brilliant; attack b2 4,3 from 4,2; move b1 4,6; move b3 6,8; scout b2;
end; warp a5 a1; warp a2 a5; attack a3 4,6 from 3,5 maneuver; hold; move a5 5,4; research; end; end; warp a2 a5; warp a5 a2; research; research;
research; end; move b2 4,3; research; reconfigure b2; end; warp a2 a5; warp a5 a2; research`
    .trim()
    .split(/;\s+/),
} as const;

const CUBES = { '1,1': 'a', '7,7': 'b' };

/** A fight with three cards for it: four answers. */
export function fourAnswers(): string {
  const seats = [{ ships: '3@4,3 5@3,4', cards: 'relentless scrappy cruel' }, { ships: '3@5,3' }];
  const game = table({ rolls: [5, 2], seats, cubes: CUBES });
  game.play('attack a1 5,3 from 4,3');
  return game.position();
}

/** Two cards to take, among them those with the longest names. */
export function cardsToTake(): string {
  const seats = [
    { ships: '3@5,4 5@4,3', research: 5, cards: 'curious flexible warlike' },
    { ships: '6@4,6', cards: 'stubborn nomadic' },
  ];
  const rows = { gambit: 'relocation reorganization sabotage', command: 'cerebral clever conformist' };
  const game = table({ seats, rows, cubes: CUBES });
  game.play('construct 4,4', 'research', 'end');
  return game.position();
}
