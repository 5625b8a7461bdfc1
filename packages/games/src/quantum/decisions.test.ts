/** Sections 14 and 15: hidden information, chance, decisions. */
import { Match, parseOptions, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../../test/quantumTable.ts';
import { quantumOptions, quantumVariants } from '../../test/quantumVariants.ts';
import { VERBS, verbOf } from './answer.ts';
import { decisionOf } from './decision.ts';
import { quantum } from './index.ts';

const text = (state: Parameters<typeof quantum.notation.formatMove>[0], move: number): string =>
  quantum.notation.formatMove(state, move);

describe('Q-HID: hidden information', () => {
  const { state } = table({ seats: [{ ships: '4@3,3', cards: 'cruel' }, {}] });

  test('[Q-HID-1] all seats have the same view, without the order of a deck', () => {
    const view = quantum.view(state, 0);
    expect(quantum.view(state, 1)).toEqual(view);
    expect(quantum.view(state, 'watcher')).toEqual(view);
    expect(view).not.toHaveProperty('decks');
  });

  test('[Q-HID-2] [Q-INV-6] the cards in the decks can be derived, their order cannot', () => {
    const view = quantum.view(state, 0);
    const dealt = quantum.determinize(view, seededChance('dealt'));
    expect(dealt.decks.command).not.toEqual(state.decks.command);
    expect([...dealt.decks.command].sort()).toEqual([...state.decks.command].sort());
    expect([...dealt.decks.gambit].sort()).toEqual([...state.decks.gambit].sort());
    expect(view.deckSizes).toEqual({ command: 27, gambit: 19 });
  });
});

describe('Q-HID-3: reach of undo', () => {
  const options = parseOptions(quantum.options, {});
  const begun = (): Match<never, never, never, never, never> => {
    const match = new Match(quantum, { options, seats: 2, seed: 'undo' });
    while (decisionOf(match.state) !== 'TURN')
      match.submit(quantum.decider(match.state) as number, quantum.fallback(match.state));
    return match as never;
  };
  const submit = (match: ReturnType<typeof begun>, answer: string): void => {
    const state = match.state as Parameters<typeof quantum.decider>[0];
    match.submit(quantum.decider(state) as number, quantum.notation.parseMove(state, answer) as never);
  };

  test('[Q-HID-3] research and the end of a turn without draws can be undone, a roll cannot', () => {
    const match = begun();
    submit(match, 'research');
    submit(match, 'end');
    expect(match.undoRefusal()).toBeUndefined();
    const rolled = begun();
    const first = (quantum.decider(rolled.state as never) as number) === 0 ? 'a1' : 'b1';
    submit(rolled, `reconfigure ${first}`);
    expect(rolled.undoRefusal()).toBe('chanceDrawn');
  });

  test('[Q-HID-3] a refill reveals a card, though it draws no number', () => {
    const game = table({ seats: [{ research: 6 }, {}] });
    game.play('end');
    const events = game.play('take momentum');
    expect(events).toContainEqual(expect.objectContaining({ type: 'cardRevealed', reveals: 'all' }));
  });
});

describe('Q-RNG: chance', () => {
  test('[Q-RNG-2] [Q-INV-10] Clever and Rational draw nothing; games are deterministic by their numbers', () => {
    const game = table({
      seats: [
        { ships: '4@3,3 1@8,8', cards: 'clever rational' },
        { ships: '3@3,2', cards: 'rational clever' },
      ].map((seat, i) => (i === 1 ? { ...seat, cards: 'dangerous' } : seat)),
      rolls: [],
    });
    game.play('reconfigure a1', 'face 6');
    expect(game.die('a1')).toBe('6@3,3');
    const play = (): string => {
      const chance = seededChance('twice');
      const state = quantum.setup(quantumOptions({ turnLimit: 12 }), 2, chance);
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state))
        quantum.play(state, seat, pick(chance, quantum.legalMoves(state, seat)), chance);
      return quantum.notation.formatPosition(state);
    };
    expect(play()).toBe(play());
  });

  test('[Q-INV-11] Reconfigure, Scout and Modify always change the face', () => {
    const chance = seededChance('faces');
    for (let face = 1; face <= 6; face++) {
      const { state } = table({ seats: [{ ships: `${face}@3,3` }, {}] });
      for (const move of quantum.legalMoves(state, 0)) {
        if (!/^(reconfigure|scout|modify)/.test(text(state, move))) continue;
        for (let i = 0; i < 20; i++)
          expect(quantum.apply(state, 0, move, chance).state.faces[0]).not.toBe(face);
      }
    }
  });
});

describe('Q-DEC: decisions', () => {
  test('[Q-DEC-1] a window opens only with a usable card', () => {
    const game = table({
      seats: [
        { ships: '4@3,3', cards: 'relentless rational' },
        { ships: '3@3,2', cards: 'cruel' },
      ],
      rolls: [1],
    });
    game.play('attack a1 3,2 from 3,3');
    expect(game.asked()).toBe('a TURN');
  });

  test('[Q-DEC-3] equal dice remain distinct answers', () => {
    const game = table({ seats: [{ ships: '6@3,3 6@5,5*' }, {}] });
    expect(game.legal('scout ')).toEqual(['a1']);
    expect(game.legal('reconfigure ')).toEqual(['a1', 'a2']);
  });

  test('[Q-DEC-4] free powers are finite: a turn that is never ended runs out of answers', () => {
    for (const [i, { options, seats }] of quantumVariants(8, 'dry', 6).entries()) {
      const chance = seededChance(`dry ${i}`);
      const state = quantum.setup(options, seats, chance);
      let inTurn = 0;
      let turn = 0;
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
        const legal = quantum.legalMoves(state, seat);
        const others = legal.filter(move => VERBS[verbOf(move)] !== 'end');
        if (state.turn.number !== turn) [turn, inTurn] = [state.turn.number, 0];
        expect(inTurn++).toBeLessThan(200);
        quantum.play(state, seat, pick(chance, others.length > 0 ? others : legal), chance);
      }
    }
  });

  test('[Q-DEC-5] the place of the cargo is asked after the flagship has moved', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,2' }, {}] });
    game.play('transport a1 a2 3,4');
    expect([game.asked(), game.die('a2')]).toEqual(['a DROP', '1?']);
    expect(() => quantum.notation.parseMove(game.state, 'transport a1 a2 3,4 drop 3,3')).toThrow('no place');
  });

  test('[Q-DEC-6] answers are listed in the order of the page', () => {
    const { state } = table({
      seats: [{ ships: '5@3,3 1@3,4 2', cards: 'curious tactical flexible' }, { ships: '1@3,2 1@2,2' }],
      cubes: { '4,4': 'a' },
    });
    const listed = quantum.legalMoves(state, 0).map(move => text(state, move));
    const verbs = [...new Set(listed.map(one => one.split(' ')[0] as string))];
    expect(verbs).toEqual(VERBS.filter(verb => verbs.includes(verb)));
    const moves = listed.filter(one => one.startsWith('move a1 2,3') || one.startsWith('move a1 4,2'));
    expect(moves).toEqual([
      'move a1 4,2',
      'move a1 4,2 curious',
      'move a1 4,2 maneuver tactical',
      'move a1 2,3',
      'move a1 2,3 curious',
      'move a1 2,3 tactical',
    ]);
    const attacks = listed.filter(one => one.startsWith('attack a1'));
    expect(attacks.slice(0, 3)).toEqual([
      'attack a1 2,2 from 2,1 maneuver',
      'attack a1 2,2 from 3,1 maneuver',
      'attack a1 2,2 from 1,2',
    ]);
    expect(listed.filter(one => one.startsWith('flexible'))).toEqual([
      'flexible a1 -',
      'flexible a1 +',
      'flexible a2 +',
      'flexible a3 -',
      'flexible a3 +',
    ]);
  });

  test('[Q-DEC-6] [Q-ADV-6] Commands to give up are listed as they were taken, the oldest first', () => {
    const game = table({
      seats: [{ cards: 'warlike agile cruel', research: 6 }, {}],
      rows: { command: 'brilliant eager clever' },
    });
    game.play('end', 'take brilliant');
    expect(game.asked()).toBe('a DISCARD_COMMAND');
    const listed = quantum.legalMoves(game.state, 0).map(move => text(game.state, move));
    expect(listed).toEqual(['discard warlike', 'discard agile', 'discard cruel']);
    expect(text(game.state, quantum.fallback(game.state))).toBe('discard warlike');
  });

  test.each([
    [{ seats: [{ ships: '4@3,3' }, {}] }, [], 'end'],
    [
      { seats: [{ ships: '4@3,3' }, { ships: '3@3,2', cards: 'dangerous' }] },
      ['attack a1 3,2 from 3,3'],
      'decline',
    ],
    [
      { seats: [{ ships: '4@3,3', cards: 'cruel' }, { ships: '3@3,2' }], rolls: [1, 1] },
      ['attack a1 3,2 from 3,3'],
      'pass',
    ],
    [
      { seats: [{ ships: '4@3,3' }, { ships: '3@3,2' }], rolls: [1, 6, 1] },
      ['attack a1 3,2 from 3,3'],
      'hold',
    ],
    [{ seats: [{ ships: '4@3,3', cards: 'clever' }, {}] }, ['reconfigure a1'], 'face 1'],
    [{ seats: [{ ships: '4@3,3', cards: 'scrappy' }, {}], rolls: [1] }, ['reconfigure a1'], 'keep'],
    [
      { seats: [{ research: 6 }, {}], cubes: { '1,1': 'a' }, rolls: [3] },
      ['end', 'take expansion'],
      'scrapyard',
    ],
    [{ seats: [{ research: 6 }, {}] }, ['end'], 'take agile'],
  ] as const)('fallback answer: %#', (given, plays, answer) => {
    const game = table(given);
    game.play(...plays);
    expect(text(game.state, quantum.fallback(game.state))).toBe(answer);
  });
});
