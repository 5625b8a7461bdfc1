/**
 * Content packs: cards, researchers and base faces as JSON. The built-in pack is ours; an owner of the box
 * can write the printed cards as another. A wrong pack is refused with row and reason.
 */
import {
  complaintAbout,
  complaintsAbout,
  encode,
  formatTables,
  type PackComplaint,
  readPack,
} from '@tessera/engine';
import { BASES, type BaseFace } from './cards/bases.ts';
import { CONTAINMENT, type ContainmentCard } from './cards/containment.ts';
import { RESEARCH, type ResearchCard } from './cards/research.ts';
import { RESEARCHERS, type ResearcherCard } from './cards/researchers.ts';
import { TABLES } from './packFields.ts';

export interface Pack {
  readonly name: string;
  readonly research: readonly ResearchCard[];
  readonly containment: readonly ContainmentCard[];
  readonly researchers: readonly ResearcherCard[];
  readonly bases: readonly BaseFace[];
}

export const BUILT_IN_PACK: Pack = {
  name: 'built-in',
  research: RESEARCH,
  containment: CONTAINMENT,
  researchers: RESEARCHERS,
  bases: BASES,
};

export const formatPack = (pack: Pack): string => formatTables(pack);

/** A template: the built-in rows, under a name to be replaced. */
export const packTemplate = (): string => formatPack({ ...BUILT_IN_PACK, name: 'my pack' });

/** Parses a pack; throws a FormatError with the first wrong row and the reason (T-PACK-2). */
export const parsePack = (given: unknown, field = 'pack'): Pack =>
  readPack<Pack>(given, field, packComplaints);

export const packComplaints = (given: unknown): readonly PackComplaint[] =>
  complaintsAbout<Pack>(given, TABLES, pack => [
    ...countComplaints(pack),
    ...complaintAbout('name', nameComplaint(pack)),
  ]);

/** The name of the built-in pack is reserved: a changed one needs a name of its own. */
function nameComplaint(pack: Pack): string | undefined {
  if (pack.name.trim().toLowerCase() !== BUILT_IN_PACK.name) return undefined;
  const changed = changedRow(pack);
  return changed && `is that of the built-in pack, but ${changed} is another there: give yours its own`;
}

function changedRow(pack: Pack): string | undefined {
  const { name: _, ...tables } = BUILT_IN_PACK;
  for (const [table, ours] of Object.entries<readonly object[]>(tables)) {
    const rows = pack[table as keyof typeof tables];
    const at = rows.findIndex((row, i) => encode(row) !== encode(ours[i]));
    if (at >= 0) return `${table}[${at}] (${rows[at]?.id})`;
  }
  return undefined;
}

/** T-COMP-7 to T-COMP-10: the numbers of the box. */
function countComplaints({ research, containment, researchers, bases }: Pack): PackComplaint[] {
  const count = (at: string, what: string, found: number, wanted: number): readonly PackComplaint[] =>
    complaintAbout(at, found === wanted ? undefined : `has ${found} ${what}, not ${wanted}`);
  const cards = (level: number): number =>
    research.reduce((sum, card) => sum + (card.level === level ? card.copies : 0), 0);
  return [
    ...research.flatMap(({ id, level }, i) =>
      complaintAbout(
        `research[${i}] (${id}).level`,
        id[1] === String(level) ? undefined : `is ${level}, but the id says ${id[1]}`,
      ),
    ),
    ...count('research', 'cards of level 2', cards(2), 16),
    ...count('research', 'cards of level 3', cards(3), 14),
    ...count('research', 'cards of level 4', cards(4), 11),
    ...count('containment', 'cards', containment.length, 9),
    ...count('researchers', 'cards', researchers.length, 11),
    ...count('bases', 'faces', bases.length, 8),
  ];
}
