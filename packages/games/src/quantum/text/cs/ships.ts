/** Ships in Czech by face, and cases of ships and planets as `fill` applies them: `{ship|koho}`, `{planet|planetu}`. */
export const ships = [
  'Bitevní stanice',
  'Vlajková loď',
  'Torpédoborec',
  'Fregata',
  'Stíhač',
  'Průzkumník',
] as const;

/** Genitive, dative, accusative and instrumental with its preposition, then "your" in the first and fourth case. */
interface Cases {
  readonly ceho: string;
  readonly komu: string;
  readonly koho: string;
  readonly skym: string;
  readonly your: readonly [string, string];
}

const cases = (ceho: string, komu: string, koho: string, skym: string, ...your: Cases['your']): Cases => ({
  ceho,
  komu,
  koho,
  skym,
  your,
});

const CASES: Readonly<Record<string, Cases>> = {
  'Bitevní stanice': cases(
    'Bitevní stanice',
    'Bitevní stanici',
    'Bitevní stanici',
    's Bitevní stanicí',
    'vaše',
    'vaši',
  ),
  'Vlajková loď': cases(
    'Vlajkové lodi',
    'Vlajkové lodi',
    'Vlajkovou loď',
    's Vlajkovou lodí',
    'vaše',
    'vaši',
  ),
  Torpédoborec: cases('Torpédoborce', 'Torpédoborci', 'Torpédoborec', 's Torpédoborcem', 'váš', 'váš'),
  Fregata: cases('Fregaty', 'Fregatě', 'Fregatu', 's Fregatou', 'vaše', 'vaši'),
  Stíhač: cases('Stíhače', 'Stíhači', 'Stíhače', 'se Stíhačem', 'váš', 'vašeho'),
  Průzkumník: cases('Průzkumníka', 'Průzkumníkovi', 'Průzkumníka', 's Průzkumníkem', 'váš', 'vašeho'),
  loď: cases('lodi', 'lodi', 'loď', 's lodí', 'vaše', 'vaši'),
};

/** The name that opens `ship`, and what follows it; notation, as the terminal writes ships, is called "loď". */
function parted(ship: string): readonly [name: string, cases: Cases, rest: string] {
  const found = Object.entries(CASES).find(([name]) => ship.startsWith(name));
  if (!found) return parted(`loď ${ship}`);
  return [...found, ship.slice(found[0].length)];
}

const inCase =
  (name: 'ceho' | 'komu' | 'koho' | 'skym') =>
  (ship: string): string => {
    const [, cases, rest] = parted(ship);
    return cases[name] + rest;
  };

/** "vaše Fregata 4". */
function vas(ship: string): string {
  const [name, { your }, rest] = parted(ship);
  return `${your[0]} ${name}${rest}`;
}

/** "vašeho Stíhače 5". */
function vaseho(ship: string): string {
  const [, { your, koho }, rest] = parted(ship);
  return `${your[1]} ${koho}${rest}`;
}

const OWN = /^(?:vaše|váš) /;

/** "Stíhače 5"; "vašeho Stíhače 5" of "váš Stíhač 5". */
const koho = (ship: string): string =>
  OWN.test(ship) ? vaseho(ship.replace(OWN, '')) : inCase('koho')(ship);

/** "planetu 8" of "planeta 8"; a square stays as it is. */
const planetAs =
  (form: string) =>
  (planet: string): string =>
    planet.replace(/^planeta/, form);

/** Names that the table gives, in the genitive. */
const GIVEN: Readonly<Record<string, string>> = {
  Vy: 'vaší flotily',
  'vaše flotila': 'vaší flotily',
  Přítel: 'přítele',
  Robot: 'robota',
  'Bývalý host': 'bývalého hosta',
};

/** Owner of a ship or cube, in the genitive: "mírného robota", "vaší flotily"; a typed name stays, "hráče Ada". */
function majitel(name: string): string {
  const [, given = '', nth = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
  const [, stem, ending] = /^(\p{L}+)([ýí]) robot$/u.exec(given) ?? [];
  if (stem !== undefined) return `${stem.toLowerCase()}${ending === 'ý' ? 'ého' : 'ího'} robota${nth}`;
  return given in GIVEN ? `${GIVEN[given]}${nth}` : `hráče ${name}`;
}

export const shipForms = {
  ceho: inCase('ceho'),
  komu: inCase('komu'),
  koho,
  skym: inCase('skym'),
  /** "Fregatou 4". */
  kym: (ship: string) => inCase('skym')(ship).replace(/^se? /, ''),
  vas,
  vaseho,
  majitel,
  planety: planetAs('planety'),
  planete: planetAs('planetě'),
  planetu: planetAs('planetu'),
};
