/** The journal of a table without the name of somebody who asked to be forgotten. */
import type { Language } from '@tessera/wire';
import type { Created, FirstChair, TableRecord } from './types.ts';

const NEUTRAL: Readonly<Record<Language, string>> = {
  en: 'Former guest',
  fr: 'Ancien invité',
  cs: 'Bývalý host',
};

/** In the language of the table, and with a number where somebody else is called so. */
export function neutralName(records: readonly TableRecord[], guest: string): string {
  const [created] = records;
  return neutralIn((created as Created).language, new Set(records.flatMap(record => namesOf(record, guest))));
}

/** One that nobody else has. */
export function neutralIn(language: Language, taken: ReadonlySet<string | null>): string {
  const name = NEUTRAL[language];
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The names of everybody but this guest, as far as a record says whose they are. */
function namesOf(record: TableRecord, guest: string): readonly string[] {
  const named = record.kind === 'created' ? record.chairs.filter(isPerson) : [record];
  return named.flatMap(one => ('guest' in one && 'name' in one && one.guest !== guest ? [one.name] : []));
}

type Person = Extract<FirstChair, { readonly kind: 'person' }>;
const isPerson = (chair: FirstChair): chair is Person => chair.kind === 'person';

/** Those whom a record names. */
export function guestsOf(record: TableRecord): readonly string[] {
  if (record.kind === 'created') return record.chairs?.filter(isPerson).map(({ guest }) => guest) ?? [];
  return (record.kind === 'sat' || record.kind === 'said') && record.guest ? [record.guest] : [];
}

/** The same records but for the name of this guest: in chairs, in talk, and where they took another. */
export function withoutName(records: readonly TableRecord[], guest: string): readonly TableRecord[] {
  const name = neutralName(records, guest);
  /** Who sits where, as the journal goes on. */
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

/** A match from elsewhere names those who sat there; the rules do not read that. */
function withoutTable({ header, entries }: NonNullable<Created['from']>): NonNullable<Created['from']> {
  const { table: _table, ...bare } = header;
  return { header: bare, entries };
}
