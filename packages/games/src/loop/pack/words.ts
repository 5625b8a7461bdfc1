/** L-PACK-3: names and texts of a match: the pack's own, else those of the language. */
import { type Language, type WordedRow, wordsOf } from '@tessera/engine';
import type { Artifact } from '../content.ts';
import { effectWords } from '../effectWords.ts';
import type { LoopText } from '../text/index.ts';
import type { LoopOptions } from '../types.ts';
import { BUILT_IN_PACK, type Pack, type UltraGiven } from './builtIn.ts';
import { type OURS, ourName } from './ours.ts';

type Row = WordedRow & { readonly id: string };
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The catalogue of a match with these options. */
export function matchText(text: LoopText, { pack }: Pick<LoopOptions, 'pack'>, language: Language): LoopText {
  if (typeof pack !== 'object') return text;
  const worded = <T extends Texts>(
    table: keyof typeof OURS,
    ours: T,
    rows: readonly Row[],
    says = 'text',
  ): T => {
    const own = rows.map(row => {
      const { name: called, text: said } = wordsOf(row, language);
      const isOurs = called === undefined || called === ourName(table, row.id);
      const name = isOurs ? (ours[row.id]?.name ?? row.id) : called;
      return [row.id, { ...ours[row.id], name, ...(said !== undefined && { [says]: said }) }] as const;
    });
    return { ...ours, ...Object.fromEntries(own) };
  };
  return {
    ...text,
    cards: worded('cards', text.cards, pack.cards),
    ultras: worded('ultras', ultrasSaid(text, pack), pack.ultras),
    agents: worded('agents', text.agents, pack.agents, 'power'),
    missions: worded('missions', text.missions, pack.missions),
    modes: worded('modes', text.modes, pack.modes),
  };
}

/** The text of an Ultramachina card by its verb, whatever its id: the built-in cards cover every verb. */
function ultrasSaid({ ultras }: LoopText, pack: Pack): LoopText['ultras'] {
  const ours: Texts = ultras;
  const sameDeed = (row: UltraGiven): string =>
    BUILT_IN_PACK.ultras.find(({ verb, target }) => verb === row.verb && target === row.target)?.id ?? row.id;
  const said = pack.ultras.map(
    row => [row.id, { ...ours[row.id], text: ours[sameDeed(row)]?.text }] as const,
  );
  return { ...ultras, ...Object.fromEntries(said) };
}

/** Sentences of a card: the pack's own, else generated from its effect. */
export function cardSentences(
  { id, parts }: Pick<Artifact, 'id' | 'parts'>,
  text: LoopText,
): readonly string[] {
  const said = (text.cards as Texts)[id]?.text;
  return said === undefined ? effectWords(parts, text) : [said];
}
