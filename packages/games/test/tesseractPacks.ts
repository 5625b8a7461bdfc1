/** Packs for tests: the built-in one with changed rows, or one with random cards. */
import { type Chance, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { BUILT_IN_PACK, type Pack, parsePack } from '../src/tesseract/index.ts';

/** The built-in pack with fields of some rows changed, by id. */
export function packWith(changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Pack {
  const changed = <T extends { readonly id: string }>(rows: readonly T[]): T[] =>
    rows.map(row => ({ ...row, ...changes[row.id] }));
  const { research, containment, researchers, bases } = BUILT_IN_PACK;
  return parsePack({
    name: 'of a test',
    research: changed(research),
    containment: changed(containment),
    researchers: changed(researchers),
    bases: changed(bases),
  });
}

const CHOSEN = ['tess', 'primed', 'mylab', 'otherlab', 'lab'];
const IN_HAND = ['primed', 'mylab', 'otherlab', 'lab'];
const NOT_MINE = ['tess', 'primed', 'otherlab', 'lab'];
const NUMBERS = ['1', '2', '3!', '1!', 'all', '6'];
const FILTERS = ['', '', '', ',same=value', ',max=3', ',min=4', ',min=2,max=5'];

/** Every verb with every kind of zone, number and filter it takes. */
const STEPS: readonly ((chance: Chance) => string)[] = [
  ...['destroy', 'flip', 'set', 'reroll', 'contain'].map(
    verb => (chance: Chance) =>
      `${verb}(${zones(chance, CHOSEN)},${pick(chance, NUMBERS)}${pick(chance, FILTERS)})`,
  ),
  chance => `recolor(${zones(chance, IN_HAND)},${pick(chance, NUMBERS)}${pick(chance, FILTERS)})`,
  chance => `adjust(${zones(chance, IN_HAND)},${pick(chance, NUMBERS)})`,
  chance => `match(${zones(chance, IN_HAND)},${pick(chance, NUMBERS)},${zones(chance, IN_HAND)})`,
  chance => `move(${zones(chance, CHOSEN)},lab,${pick(chance, NUMBERS)})`,
  chance => `move(${zones(chance, NOT_MINE)},mylab,${pick(chance, NUMBERS)})`,
  chance => `move(${zones(chance, IN_HAND)},tess,${pick(chance, NUMBERS)}${pick(chance, FILTERS)})`,
  chance => `return(destroyed,tess,${pick(chance, NUMBERS)})`,
  chance => `relocate(${pick(chance, NUMBERS)})`,
  chance => `transfer(lab,${pick(chance, NUMBERS)})`,
  chance => `study(${pick(chance, NUMBERS)})`,
  chance => `giveCard(${pick(chance, NUMBERS)})`,
  chance => `grant(other,${1 + chance.below(3)})`,
  chance => `${pick(chance, ['gainAction', 'skipPrime', 'ward'])}(${1 + chance.below(3)})`,
  () => 'breach(-1)',
];

const ABILITIES = [
  ...BUILT_IN_PACK.researchers.map(row => row.ability),
  'removeSides(0)',
  'studyDraw(4)',
  'labCapacity(3)',
];

const zones = (chance: Chance, among: readonly string[]): string =>
  pick(chance, [pick(chance, among), [...new Set([pick(chance, among), pick(chance, among)])].join('+')]);

function effect(chance: Chance): string {
  const steps = (): string =>
    Array.from({ length: 1 + chance.below(3) }, () => pick(chance, STEPS)(chance)).join('; ');
  return chance.below(4) === 0 ? `oneOf(${steps()} | ${steps()})` : steps();
}

/** T-CARD-7: some cards may be played in a Threat phase, only there or there as well. */
function timed(chance: Chance): string {
  const written = effect(chance);
  const word = written.includes('gainAction') ? '' : pick(chance, ['', '', 'threat: ', 'both: ']);
  return `${word}${written}`;
}

/** A pack with hardly any built-in card. */
export function randomPack(seed: string): Pack {
  const chance = seededChance(seed);
  const { research, containment, researchers } = BUILT_IN_PACK;
  const row = (id: string) => [id, { effect: timed(chance) }] as const;
  return packWith({
    ...Object.fromEntries([...research, ...containment].map(({ id }) => row(id))),
    ...Object.fromEntries(
      researchers.map(({ id }) => {
        const ability = pick(chance, [...ABILITIES, `onIdenticalDestroyed: ${effect(chance)}`]);
        const action = effect(chance).replace(/(gainAction|skipPrime)\((\d)\)/g, '$1($2,once)');
        return [id, { ability, action }];
      }),
    ),
  });
}
