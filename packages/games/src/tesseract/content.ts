/** Content of a match: the pack of its options, compiled once for lookup. */

import { type BaseFace, faceIn } from './cards/bases.ts';
import {
  type Ability,
  type AbilityName,
  type Effect,
  parseAbility,
  parseAction,
  parseCard,
  type Timing,
} from './effects.ts';
import { BUILT_IN_PACK, type Pack } from './pack.ts';
import { type BaseName, EVENTS, type EventSymbol, type TesseractOptions } from './types.ts';

/** Symbols by face and cell; undefined is a blank. */
type Faces = ReadonlyMap<BaseName, readonly (EventSymbol | undefined)[]>;

/** A pack ready for play. */
export interface Content {
  readonly pack: Pack;
  /** Decks of levels 2, 3 and 4, with all printed copies. */
  readonly decks: readonly (readonly string[])[];
  readonly containment: readonly string[];
  readonly researchers: readonly string[];
  /** Level of each research card. */
  readonly levels: ReadonlyMap<string, number>;
  readonly abilities: ReadonlyMap<string, Ability>;
  /** Steps of each card, individual action and ability, by the source of an effect. */
  readonly effects: ReadonlyMap<string, readonly Effect[]>;
  /** T-CARD-7: timing of each card. */
  readonly timings: ReadonlyMap<string, Timing>;
  readonly symbols: Faces;
}

/** Name of the built-in pack, as an option. */
export const BUILT_IN = 'built-in';

/** A state, a view, or any object with options. */
type Owner = { readonly options: Pick<TesseractOptions, 'pack'> };

const compiled = new WeakMap<Pack, Content>();

/** T-PACK-1: the content of a match. */
export function contentOf({ options: { pack } }: Owner): Content {
  if (pack === BUILT_IN) return builtIn;
  const known = compiled.get(pack);
  if (known) return known;
  const content = compile(pack);
  compiled.set(pack, content);
  return content;
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(row => row.id);

/** The source of an effect triggered by an ability. */
export const abilitySource = (researcher: string): string => `${researcher}:ability`;

function compile(pack: Pack): Content {
  const { research, containment, researchers, bases } = pack;
  const abilities = new Map(researchers.map(row => [row.id, parseAbility(row.ability)]));
  const cards = [...research, ...containment].map(card => [card.id, parseCard(card.effect)] as const);
  const triggered = [...abilities].filter(([, { name }]) => name === 'onIdenticalDestroyed');
  return {
    pack,
    decks: [2, 3, 4].map(level =>
      research.flatMap(card => (card.level === level ? Array<string>(card.copies).fill(card.id) : [])),
    ),
    containment: ids(containment),
    researchers: ids(researchers),
    levels: new Map(research.map(card => [card.id, card.level])),
    abilities,
    effects: new Map([
      ...cards.map(([id, { steps }]) => [id, steps] as const),
      ...researchers.map(row => [row.id, parseAction(row.action)] as const),
      ...triggered.map(([id, { effect }]) => [abilitySource(id), effect] as const),
    ]),
    timings: new Map(cards.map(([id, { timing }]) => [id, timing])),
    symbols: facesOf(bases),
  };
}

const facesOf = (bases: readonly BaseFace[]): Faces =>
  new Map(bases.map(({ id, rows }) => [id, rows.flatMap(row => row.split(' ').map(symbolOf))]));

const symbolOf = (word: string): EventSymbol | undefined => EVENTS.find(one => one === word);

const builtIn = compile(BUILT_IN_PACK);

const facesIn = (faces: TesseractOptions['faces']): Faces =>
  facesOf(BUILT_IN_PACK.bases.map(face => faceIn(faces, face)));

/** T-BASE-2, T-BASE-3: faces of the built-in pack by option. */
const FACES: Readonly<Record<TesseractOptions['faces'], Faces>> = {
  calibrated: builtIn.symbols,
  second: facesIn('second'),
  first: facesIn('first'),
};

export const levelOf = (owner: Owner, card: string): number => contentOf(owner).levels.get(card) ?? 0;

/** The ability of a researcher card, if it has the given name. */
export function abilityOf(owner: Owner, researcher: string, name: AbilityName): Ability | undefined {
  const ability = contentOf(owner).abilities.get(researcher);
  return ability?.name === name ? ability : undefined;
}

/** Steps of a card, an individual action or an ability; undefined for an unknown source. */
export const effectOf = (owner: Owner, source: string): readonly Effect[] | undefined =>
  contentOf(owner).effects.get(source);

/** T-CARD-7: true if a card may be played in this phase of the own turn. */
export function isTimely(owner: Owner, card: string, phase: 'action' | 'threat'): boolean {
  const timing = contentOf(owner).timings.get(card);
  return timing === phase || timing === 'both';
}

/** Options that decide on the face in play. */
type Table = { readonly options: Pick<TesseractOptions, 'pack' | 'base' | 'faces'> };

/** The events printed on the face in play, by cell; undefined is a blank (T-BASE-2). */
export function symbolsOf(state: Table): readonly (EventSymbol | undefined)[] {
  const { pack, base, faces } = state.options;
  return (pack === BUILT_IN ? FACES[faces] : contentOf(state).symbols).get(base) ?? [];
}

/** The event printed on a cell of the face in play, or undefined for a blank. */
export const symbolAt = (state: Table, cell: number): EventSymbol | undefined => symbolsOf(state)[cell];
