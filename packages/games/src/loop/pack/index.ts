/** L-PACK: validation, parsing and formatting of packs. */
import {
  complaintAbout,
  complaintsAbout,
  encode,
  formatTables,
  type PackComplaint,
  readPack,
  type WordedRow,
} from '@tessera/engine';
import { ERAS, type EraCode } from '../ring.ts';
import { AGENT_CODES, DIFFICULTIES, MODE_IDS } from '../types.ts';
import { BUILT_IN, BUILT_IN_PACK, type Pack } from './builtIn.ts';
import { TABLES } from './fields.ts';
import { type OURS, ourName } from './ours.ts';

/** L-PACK-2: throws a FormatError with the first wrong row and the reason. */
export const parsePack = (given: unknown, field = 'pack'): Pack =>
  readPack<Pack>(given, field, packComplaints);

export const packComplaints = (given: unknown): readonly PackComplaint[] =>
  complaintsAbout<Pack>(given, TABLES, pack => [
    ...cloneComplaints(pack),
    ...ultraComplaints(pack),
    ...modeComplaints(pack),
    ...countComplaints(pack),
    ...complaintAbout('name', nameComplaint(pack)),
  ]);

const codeIn = (id: string, at: number): EraCode => ERAS[Number(id.split('-')[at]?.[0])] as EraCode;

/** L-TOK-1, L-TOK-2: players name a token by its eras, so these must be unique. */
const cloneComplaints = ({ clones, supas }: Pack): readonly PackComplaint[] => [
  ...clones.flatMap(({ id, generation, destruction }, i) => {
    const at = `clones[${i}] (${id})`;
    const said = (field: string, code: EraCode, place: number): readonly PackComplaint[] =>
      complaintAbout(
        `${at}.${field}`,
        code === codeIn(id, place) ? undefined : `is ${code}, but the id says ${codeIn(id, place)}`,
      );
    const isGone = generation === destruction;
    return [
      ...said('generation', generation, 1),
      ...said('destruction', destruction, 2),
      ...complaintAbout(at, isGone ? 'would be destroyed where it is generated' : undefined),
    ];
  }),
  ...supas.flatMap(({ id, destruction }, i) =>
    complaintAbout(
      `supas[${i}] (${id}).destruction`,
      destruction === codeIn(id, 1) ? undefined : `is ${destruction}, but the id says ${codeIn(id, 1)}`,
    ),
  ),
];

/** 15.5: only simple cards have a target era. */
const ultraComplaints = ({ ultras }: Pack): readonly PackComplaint[] =>
  ultras.flatMap(({ id, verb, target }, i) => {
    const isWanted = verb === 'rift';
    if (isWanted === (target !== undefined)) return [];
    const reason = isWanted ? 'is missing: rift wants an era' : `means nothing with ${verb}`;
    return complaintAbout(`ultras[${i}] (${id}).target`, reason);
  });

/** Maxima by the contents of the box; a seventh Supa Clone would stand on its own era (L-SUPA-1). */
const MOST = { sabotage: 20, supa: 6, centrifuge: 3, ultramachina: 14 } as const;

const modeComplaints = ({ modes }: Pack): readonly PackComplaint[] =>
  modes.flatMap((row, i) =>
    DIFFICULTIES.flatMap(level =>
      complaintAbout(
        `modes[${i}] (${row.id}).${level}`,
        row[level] <= MOST[row.id] ? undefined : `is ${row[level]}; at most ${MOST[row.id]} are possible`,
      ),
    ),
  );

/** L-COMP: the numbers of the box. */
function countComplaints({
  cards,
  clones,
  supas,
  centrifuges,
  ultras,
  agents,
  modes,
}: Pack): PackComplaint[] {
  const count = (at: string, found: number, wanted: number, what = 'rows'): readonly PackComplaint[] =>
    complaintAbout(at, found === wanted ? undefined : `has ${found} ${what}, not ${wanted}`);
  const cardsOf = (owner?: string): number => cards.filter(({ agent }) => agent === owner).length;
  return [
    ...AGENT_CODES.flatMap(agent => count('cards', cardsOf(agent), 6, `starting cards of ${agent}`)),
    ...count('cards', cardsOf(), 49, 'cards without an agent'),
    ...count('clones', clones.length, 28),
    ...count('supas', supas.length, 7),
    ...count('centrifuges', centrifuges.length, 3),
    ...count('ultras', ultras.length, 14),
    ...count('agents', agents.length, AGENT_CODES.length),
    ...count('modes', modes.length, MODE_IDS.length),
  ];
}

/** The name of the built-in pack is reserved: a changed one needs a name of its own. */
function nameComplaint({ name, ...tables }: Pack): string | undefined {
  if (name.trim().toLowerCase() !== BUILT_IN) return undefined;
  const changed = Object.entries<readonly { readonly id: string }[]>(tables).flatMap(([table, rows]) => {
    const ours = BUILT_IN_PACK[table as keyof typeof tables] as readonly object[];
    return rows.flatMap((row, i) =>
      bare(row) === bare(ours[i] ?? {}) ? [] : [`${table}[${i}] (${row.id})`],
    );
  })[0];
  return changed && `is that of the built-in pack, but ${changed} is another there: give yours its own`;
}

/** A row without its words, which differ by language. */
const bare = (row: object): string => {
  const { name: _name, text: _text, words: _words, ...rest } = row as WordedRow;
  return encode(rest);
};

/**
 * The pack as a file, with the English names by default, so that an author sees what a row replaces
 * (L-PACK-4).
 */
export function formatPack(pack: Pack): string {
  const named = <R extends { readonly id: string }>(
    rows: readonly R[],
    table: keyof typeof OURS,
  ): readonly R[] =>
    rows.map(({ id, ...row }) => {
      const name = ourName(table, id);
      return { id, ...(name && { name }), ...row } as unknown as R;
    });
  const whole: Pack = {
    ...pack,
    cards: named(pack.cards, 'cards'),
    ultras: named(pack.ultras, 'ultras'),
    agents: named(pack.agents, 'agents'),
    missions: named(pack.missions, 'missions'),
    modes: named(pack.modes, 'modes'),
  };
  return formatTables(whole);
}

/** A template: the built-in rows, under a name to be replaced. */
export const packTemplate = (): string => formatPack({ ...BUILT_IN_PACK, name: 'my pack' });
