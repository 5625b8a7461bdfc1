/** Invalid positions, which are refused: unplayable maps, too many Commands, misplaced frames. */
import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';
import { quantumOptions } from '../../../test/quantumVariants.ts';
import { quantum } from '../index.ts';

type Mode = 'strict' | 'lenient';
const MODES: readonly Mode[] = ['strict', 'lenient'];
const options = quantumOptions({ map: 'base-2' });

const { state } = table({ seats: [{ ships: '4@3,3', cards: 'agile cruel warlike' }, {}] });
const sound = JSON.parse(quantum.notation.formatPosition(state));

type Position = typeof sound;
const read = (change: (position: Position) => void, mode: Mode): unknown => {
  const position = structuredClone(sound);
  change(position);
  return quantum.notation.parsePosition(JSON.stringify(position), options, mode);
};

describe('positions', () => {
  test.each(MODES)('[Q-MAP-9] [Q-MAP-2] %s: refuse more than 28 tiles, and overlapping ones', mode => {
    const rows = (count: number) => (position: Position) => {
      position.map.tiles = Array.from({ length: count }, (_, i) => ({
        cx: 3 * (i % 7) + 1,
        cy: 3 * Math.floor(i / 7) + 1,
        kind: 8,
      }));
      position.map.planets = [];
      for (const seat of position.seats) seat.cubesLeft = position.map.cubes;
    };
    expect(() => read(rows(28), mode)).not.toThrow();
    expect(() => read(rows(29), mode)).toThrow('position.map: E_MAP: it has 29 tiles, but at most 28 fit');
    const shift = (position: Position): void => {
      position.map.tiles[1].cx -= 1;
    };
    expect(() => read(shift, mode)).toThrow('position.map: E_MAP: two tiles overlap on 2,0');
  });

  test('[Q-MAP-9] a strict position requires a whole valid map, a lenient one a start', () => {
    const starts =
      (...names: string[]) =>
      (position: Position) => {
        position.map.starts = names;
      };
    expect(() => read(starts('1,1', '1,1'), 'strict')).toThrow('two players start on one planet');
    expect(() => read(starts('1,1', '1,1'), 'lenient')).not.toThrow();
    for (const mode of MODES)
      expect(() => read(starts('1,1', '0,0'), mode)).toThrow('there is no planet on 0,0');
    const apart = (position: Position): void => {
      position.map.tiles[8].cx = 40;
      position.map.starts = ['1,1', '4,1'];
      position.map.planets = [];
    };
    expect(() => read(apart, 'strict')).toThrow('its squares are not connected');
  });

  test('[Q-MAP-9] a map of the options has to meet the same', () => {
    const tiles = [
      { cx: 1, cy: 1, kind: 8 },
      { cx: 2, cy: 1, kind: 8 },
    ];
    const own = quantumOptions({
      map: { players: 2, cubes: 4, tiles, starts: ['1,1', '2,1'], stock: false },
    });
    const { map: _map, ...position } = structuredClone(sound);
    expect(() => quantum.notation.parsePosition(JSON.stringify(position), own, 'lenient')).toThrow(
      'two tiles overlap',
    );
  });

  test.each(MODES)(
    '[Q-ADV-6] [Q-INV-6] %s: refuse a fourth Command, unless it is asked which one goes',
    mode => {
      const fourth = (position: Position): void => {
        const [card] = position.decks.command.splice(0, 1);
        position.seats[0].commands.push({ card, active: false });
      };
      expect(() => read(fourth, mode)).toThrow('seats[0].commands: has 4 cards, but a player has at most 3');
      const asked = (seat: string) => (position: Position) => {
        fourth(position);
        const newest = position.seats[0].commands[3].card;
        position.turn.phase = 'advance';
        position.turn.draws = 1;
        position.pending = [{ type: 'discard', seat, newest }];
      };
      expect(() => read(asked('a'), mode)).not.toThrow();
      expect(() => read(asked('b'), mode)).toThrow('seats[0].commands');
    },
  );

  /** The valid position, ended by agreement. */
  const over = (position: Position): void => {
    position.turn.phase = 'over';
    position.outcome = { reason: 'agreed', winners: [] };
  };

  test.each(MODES)('[Q-INV-1] [Q-WIN-6] %s: allow dice in hand in a finished game, but no others', mode => {
    const die = (change: Record<string, unknown>) => (position: Position) => {
      over(position);
      Object.assign(position.seats[0].dice[0], change);
    };
    expect(() => read(over, mode)).not.toThrow();
    expect(() => read(die({ zone: 'hand', pos: undefined }), mode)).not.toThrow();
    expect(() => read(die({ zone: 'hand', pos: undefined, face: undefined }), mode)).not.toThrow();
    expect(() => read(die({ face: undefined }), mode)).toThrow('seats: a1 shows no face');
    expect(() => read(die({ zone: 'scrap', pos: undefined, face: undefined }), mode)).toThrow(
      'a1 shows no face',
    );
    expect(() => read(die({ zone: 'reserve', pos: undefined }), mode)).toThrow('a1 is in reserve and shows');
  });

  test.each(MODES)(
    '[Q-ADV-6] %s: allow a fourth Command in a finished game to the active seat only',
    mode => {
      const fourth = (seat: number) => (position: Position) => {
        over(position);
        position.turn.active = 'a';
        if (seat === 1)
          [position.seats[0].commands, position.seats[1].commands] = [[], position.seats[0].commands];
        const [card] = position.decks.command.splice(0, 1);
        position.seats[seat].commands.push({ card, active: false });
      };
      expect(() => read(fourth(0), mode)).not.toThrow();
      expect(() => read(fourth(1), mode)).toThrow('seats[1].commands: has 4 cards');
    },
  );

  test.each(MODES)('[Q-INV-12] %s: refuse frames that play cannot stack so', mode => {
    const pending =
      (...frames: object[]) =>
      (position: Position) => {
        position.pending = frames;
      };
    const fleet = { type: 'fleet', seat: 'a', rolled: true };
    expect(() => read(pending(fleet), mode)).toThrow('pending: has something that is not begun in the phase');
    expect(() => read(pending({ type: 'placing' }), mode)).toThrow('pending: has something');
    const opening = quantum.setup(options, 2, seededChance('frames'));
    const position = JSON.parse(quantum.notation.formatPosition(opening));
    const readOpening = (frames: readonly object[]) =>
      quantum.notation.parsePosition(JSON.stringify({ ...position, pending: frames }), options, mode);
    expect(() => readOpening(position.pending)).not.toThrow();
    expect(() => readOpening([fleet, fleet])).toThrow('must hold one frame during the set-up');
    expect(() => readOpening([{ type: 'infamy', seat: 'a' }])).toThrow('pending: has something');
  });

  test.each(MODES)('[Q-SHIP-2] [Q-INV-12] %s: refuse a Flagship with more than one ship', mode => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,4' }, {}] });
    game.play('transport a1 a2 3,3');
    const position = JSON.parse(game.position());
    const readIt = (frames: readonly object[]) =>
      quantum.notation.parsePosition(JSON.stringify({ ...position, pending: frames }), options, mode);
    expect(position.pending.map(({ type }: { type: string }) => type)).toEqual(['drop']);
    expect(() => readIt([...position.pending, ...position.pending])).toThrow('drops two ships at once');
  });
});
