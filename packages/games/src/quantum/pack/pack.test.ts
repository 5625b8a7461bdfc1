import { digest, FormatError, LANGUAGES, Match, parseOptions, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { CARD, CARD_NAMES, FULL_DECKS } from '../cards/index.ts';
import { quantum } from '../index.ts';
import { mapOf } from '../maps/index.ts';
import { QUANTUM_TEXT } from '../text/all.ts';
import type { QuantumOptions } from '../types.ts';
import {
  BUILT_IN_PACK,
  cardWords,
  formatPack,
  fullDecks,
  type Pack,
  packComplaints,
  parsePack,
} from './index.ts';

const { cards } = QUANTUM_TEXT.en;
const MINE: Pack = { ...BUILT_IN_PACK, name: 'mine' };
const optionsWith = (pack: unknown, more: object = {}): QuantumOptions =>
  parseOptions(quantum.options, { pack, ...more });

/** The first fault of a custom pack with a change. */
function complaint(change: Partial<Record<keyof Pack, unknown>>): string {
  try {
    parsePack(JSON.parse(JSON.stringify({ ...MINE, ...change })));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return error.message;
  }
}

const row = { id: 'my-map', cubes: 5, picture: ['8a 9 8b', '9 X 9'] };

describe('content packs', () => {
  test('[Q-PACK-1] packs include the built-in pack, as data and as its own file', () => {
    expect(parsePack(JSON.parse(JSON.stringify(BUILT_IN_PACK)))).toEqual(BUILT_IN_PACK);
    expect(packComplaints(JSON.parse(formatPack(BUILT_IN_PACK, cards)))).toEqual([]);
    expect(formatPack(BUILT_IN_PACK, cards)).toContain(
      '{ "id": "expansion", "copies": 8, "name": "Expansion", "text": "Roll',
    );
    expect(fullDecks({ pack: BUILT_IN_PACK })).toEqual(FULL_DECKS);
  });

  test.each<[string, Partial<Record<keyof Pack, unknown>>, string]>([
    ['a map as a picture', { maps: [row] }, 'accepted'],
    [
      'a map as tiles',
      {
        maps: [
          {
            id: 'tiles',
            cubes: 4,
            tiles: [7, 8, 9, 10].map((kind, i) => ({ cx: 3 * i + 1, cy: i % 2, kind })),
            starts: ['4,1', '7,0'],
          },
        ],
      },
      'accepted',
    ],
    ['known tables', { rules: [] } as never, 'pack.rules: is not part of a pack'],
    ['lists', { gambits: {} }, 'pack.gambits: must be a list of rows'],
    [
      'tiles',
      { maps: [{ ...row, picture: ['8a Q 8b'] }] },
      'pack.maps[0] (my-map).picture: row 1: “Q” is no tile',
    ],
    ['cubes', { maps: [{ ...row, cubes: 9 }] }, 'pack.maps[0] (my-map).cubes: must be'],
    [
      'slots',
      { maps: [{ ...row, picture: ['7a 7 7b', '7 8 8'] }] },
      'pack.maps[0] (my-map): it has 8 slots, but 10',
    ],
    [
      'stock',
      { maps: [{ ...row, picture: ['8a X 8b', 'X X X', 'X 9 9'] }] },
      'pack.maps[0] (my-map): it uses planet 10 5 times',
    ],
    [
      'names of maps',
      { maps: [{ ...row, id: 'My map' }] },
      'pack.maps[0] (My map).id: must be an id such as my-map',
    ],
    ['different maps', { maps: [row, row] }, 'pack.maps[1] (my-map).id: comes twice'],
    [
      'fields it knows',
      { maps: [{ ...row, colour: 1 }] },
      'pack.maps[0] (my-map).colour: is not a field of this table',
    ],
    [
      'cards it knows',
      { commands: [{ id: 'sleepy', copies: 1 }] },
      'pack.commands[0] (sleepy).id: must be one of agile',
    ],
    [
      'numbers',
      { gambits: [{ id: 'momentum', copies: '4' }] },
      'pack.gambits[0] (momentum).copies: is "4": write it without quotes',
    ],
    [
      'one Command of a kind',
      { commands: [{ id: 'agile', copies: 2 }] },
      'pack.commands[0] (agile).copies: must be one of 0, 1',
    ],
    [
      'enough Commands',
      { commands: BUILT_IN_PACK.commands.slice(0, 15) },
      'pack.commands: has 15 cards; at least 16',
    ],
    ['enough Gambits', { gambits: [{ id: 'momentum', copies: 5 }] }, 'pack.gambits: has 5 cards; at least 6'],
    [
      'base boards for as many as they say',
      { maps: [{ ...row, id: 'base-3' }] },
      'pack.maps[0] (base-3): is played by 3, not 2',
    ],
    [
      'languages it knows',
      { commands: [{ id: 'agile', copies: 1, words: { zz: {} } }] },
      `pack.commands[0] (agile).words: "zz" is not a language; known are ${LANGUAGES.join(', ')}`,
    ],
    [
      'words in them',
      { commands: [{ id: 'agile', copies: 1, words: { fr: { name: '' } } }] },
      'pack.commands[0] (agile).words: fr.name must be a text',
    ],
    ['a name of its own', { name: 'Built-in', maps: [row] }, 'pack.name: is that of the built-in pack'],
  ])('[Q-PACK-2] [Q-PACK-3] %s', (_what, change, message) => expect(complaint(change)).toContain(message));

  test('[Q-PACK-1] packs provide maps by name, which precede built-in ones of the same id', () => {
    const base = { ...row, id: 'base-2', picture: ['9a 9 9b', '9 8 9'] };
    const pack = parsePack({ ...MINE, maps: [row, base] });
    expect(mapOf(optionsWith(pack, { map: 'pack:my-map' }), 2)).toMatchObject({ id: 'my-map', cubes: 5 });
    expect(mapOf(optionsWith(pack), 2).tiles[0]).toEqual({ cx: 1, cy: 1, kind: 9 });
    expect(mapOf(optionsWith(pack, { map: 's2-ring' }), 2).id).toBe('s2-ring');
    expect(() => quantum.setup(optionsWith(pack, { map: 'pack:yours' }), 2, seededChance('x'))).toThrow(
      'E_MAP: the pack has no map “yours”',
    );
  });

  test('[Q-PACK-1] packs define the copies in the decks, in the order of section 10', () => {
    const gambits = [
      { id: 'sabotage', copies: 3 },
      { id: 'momentum', copies: 4 },
    ] as const;
    const { command, gambit } = fullDecks({
      pack: { ...MINE, gambits, commands: MINE.commands.toReversed() },
    });
    expect(command).toEqual(FULL_DECKS.command);
    expect(gambit.map(card => CARD_NAMES[card])).toEqual([
      ...Array(4).fill('momentum'),
      ...Array(3).fill('sabotage'),
    ]);
  });

  test('[Q-PACK-1] [Q-INV-6] packs are stored in logs; whole games are played and replayed with them', () => {
    const commands = MINE.commands.map(one => ({ ...one, copies: one.id === 'agile' ? 0 : 1 }));
    const pack = parsePack({ ...MINE, maps: [row], commands });
    const options = optionsWith(pack, { map: 'pack:my-map', turnLimit: 40 });
    const match = new Match(quantum, { options, seats: 2, seed: 'packs' });
    const chance = seededChance('answers');
    for (let seat = match.decider; seat !== undefined; seat = match.decider) {
      const legal = quantum.legalMoves(match.state, seat);
      match.submit(seat, legal[chance.below(legal.length)] as number);
      const { rows, decks, discards, commands: sheets } = match.state;
      const all = [...rows.command, ...decks.command, ...discards.command, ...sheets.flat()];
      if (match.state.turn.number > 0) expect([all.length, all.includes(CARD.agile)]).toEqual([30, false]);
    }
    expect(match.header.options).toMatchObject({ pack });
    const text = quantum.notation.formatPosition(match.state);
    const again = Match.replay(quantum, match.log(), 'recorded');
    expect(quantum.notation.formatPosition(again.state)).toBe(text);
    expect(digest(quantum.notation.parsePosition(text, options))).toBe(digest(match.state));
  });

  test('[Q-PACK-4] packs name cards, else the language does', () => {
    const gambits = [{ id: 'momentum', copies: 6, name: 'Again', text: 'Once more.' }] as const;
    const pack = parsePack({ ...MINE, gambits });
    const words = cardWords(QUANTUM_TEXT.fr.cards, { pack }, 'fr');
    expect(words.momentum).toEqual({ name: 'Again', text: 'Once more.' });
    expect(words.agile).toEqual(QUANTUM_TEXT.fr.cards.agile);
    expect(cardWords(cards, { pack: 'built-in' }, 'en')).toBe(cards);
  });

  test('[Q-PACK-4] packs are read in the language of the table, else in their own', () => {
    const gambits = [
      { id: 'momentum', copies: 6, name: 'Again', text: 'Once more.', words: { fr: { name: 'Encore' } } },
    ] as const;
    const pack = parsePack({ ...MINE, gambits });
    const momentum = (language: 'en' | 'fr' | 'cs') =>
      cardWords(QUANTUM_TEXT[language].cards, { pack }, language).momentum;
    expect(momentum('fr')).toEqual({ name: 'Encore', text: 'Once more.' });
    expect(momentum('cs')).toEqual({ name: 'Again', text: 'Once more.' });
  });
});
