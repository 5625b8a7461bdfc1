/** Erasure of a guest's name from the journal of a table. */
import { type InLanguages, spoken, unmarked } from '@tessera/engine';
import type { Language } from '@tessera/wire';
import type { Created, FirstChair, TableRecord } from './types.ts';

const NEUTRAL: InLanguages<string> = {
  en: 'Former guest',
  fr: 'Ancien invité',
  cs: 'Bývalý host',
};

/** Replacement name in the language of the table, numbered if another person is called so. */
export function neutralName(records: readonly TableRecord[], guest: string): string {
  const [created] = records;
  return neutralIn((created as Created).language, new Set(records.flatMap(record => namesOf(record, guest))));
}

/** Replacement name that is not among those taken. */
export function neutralIn(language: Language, taken: ReadonlySet<string | null>): string {
  const name = unmarked(spoken(NEUTRAL, language));
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** Names of all other guests, as far as a record says whose they are. */
function namesOf(record: TableRecord, guest: string): readonly string[] {
  const named = record.kind === 'created' ? record.chairs.filter(isPerson) : [record];
  return named.flatMap(one => ('guest' in one && 'name' in one && one.guest !== guest ? [one.name] : []));
}

type Person = Extract<FirstChair, { readonly kind: 'person' }>;
const isPerson = (chair: FirstChair): chair is Person => chair.kind === 'person';

/** Guests named in a record. */
export function guestsOf(record: TableRecord): readonly string[] {
  if (record.kind === 'created') return record.chairs?.filter(isPerson).map(({ guest }) => guest) ?? [];
  return (record.kind === 'sat' || record.kind === 'said') && record.guest ? [record.guest] : [];
}

/** Copy of the records without the name of this guest: in chairs, in chat and in renames. */
export function withoutName(records: readonly TableRecord[], guest: string): readonly TableRecord[] {
  const name = neutralName(records, guest);
  /** Guest by seat, updated record by record. */
  const seats = new Map<number, string>();
  return records.map(record => {
    switch (record.kind) {
      case 'created':
        for (const [seat, chair] of record.chairs.entries())
          if (isPerson(chair)) seats.set(seat, chair.guest);
        return {
          ...record,
          ...(record.from && { from: withoutTable(record.from) }),
          chairs: record.chairs.map(chair =>
            isPerson(chair) && chair.guest === guest ? { ...chair, name } : chair,
          ),
        };
      case 'sat':
        seats.set(record.seat, record.guest);
        return record.guest === guest ? { ...record, name } : record;
      case 'said':
        return record.guest === guest ? { ...record, name } : record;
      case 'renamed':
      case 'stood':
        return seats.get(record.seat) === guest ? { ...record, name } : record;
      default:
        return record;
    }
  });
}

/** Removes the people from the header of a match played elsewhere; the rules do not read them. */
function withoutTable({ header, entries }: NonNullable<Created['from']>): NonNullable<Created['from']> {
  const { table: _table, ...bare } = header;
  return { header: bare, entries };
}
