/** Text of a card of any pack, in the language of the table if there is one (T-PACK-3). */
import { CONTAINMENT } from './cards/containment.ts';
import { RESEARCH } from './cards/research.ts';
import { RESEARCHERS } from './cards/researchers.ts';
import { contentOf } from './content.ts';
import type { TesseractText } from './text/index.ts';
import type { TesseractOptions } from './types.ts';

type PackOption = Pick<TesseractOptions, 'pack'>;

export interface CardText {
  readonly name: string;
  readonly text: string;
}

export interface ResearcherText {
  readonly name: string;
  readonly ability: string;
  readonly action: string;
}

const OURS: readonly { readonly id: string; readonly name: string; readonly effect: string }[] = [
  ...RESEARCH,
  ...CONTAINMENT,
];

/** A research or containment card by its id; an unknown one has its id as its name and no text. */
export function cardTextOf(options: PackOption, id: string, text: TesseractText): CardText {
  const ours = OURS.find(card => card.id === id);
  const words = (text.cards as Readonly<Record<string, CardText | undefined>>)[id];
  const { pack } = contentOf({ options });
  const row = [...pack.research, ...pack.containment].find(card => card.id === id);
  if (!row) return { name: id, text: '' };
  const isOurs = row.effect === ours?.effect;
  return {
    name: (isOurs && row.name === ours?.name && words?.name) || row.name,
    text: row.text ?? ((isOurs && words?.text) || row.effect),
  };
}

/** A researcher's name, permanent ability and individual action. */
export function researcherTextOf(options: PackOption, id: string, text: TesseractText): ResearcherText {
  const ours = RESEARCHERS.find(card => card.id === id);
  const words = (text.researchers as Readonly<Record<string, ResearcherText | undefined>>)[id];
  const row = contentOf({ options }).pack.researchers.find(card => card.id === id);
  if (!row) return { name: id, ability: '', action: '' };
  const hasAbility = row.ability === ours?.ability;
  const hasAction = row.action === ours?.action;
  return {
    name: (hasAbility && hasAction && row.name === ours?.name && words?.name) || row.name,
    ability: row.abilityText ?? ((hasAbility && words?.ability) || row.ability),
    action: row.actionText ?? ((hasAction && words?.action) || row.action),
  };
}
