/** Names of pieces in the reader's language. */
import {
  AGENT_CODES,
  type Agent,
  type Card,
  cardWord,
  contentOf,
  type Dimension,
  type Era,
  MISSIONS,
  type Mission,
  type Ultra,
} from '@tessera/games/loop';
import { isHandheld } from '../../../ui/breakpoints.ts';
import type { PanelModel } from './props.ts';

type Naming = Pick<PanelModel, 'words' | 'view'>;

export const cardRowOf = ({ view }: Pick<PanelModel, 'view'>, card: Card) => {
  const row = contentOf(view).cards[card];
  if (!row) throw new Error(`no card ${card}`);
  return row;
};

const named = <T>(table: Readonly<Record<string, T>>, id: string): T => {
  const found = table[id];
  if (found === undefined) throw new Error(`no words for ${id}`);
  return found;
};

export const cardName = ({ words, view }: Naming, card: Card): string =>
  cardWord({ text: words.game, table: view, seat: () => '' }, card);

export const cardNames = (model: Naming, cards: readonly Card[]): string =>
  cards.map(card => cardName(model, card)).join(', ');

export const eraName = ({ words }: Pick<PanelModel, 'words'>, era: Era): string => words.game.eras[era] ?? '';

/** Name of an era, short on phones. */
export const eraShort = ({ words, layout }: Pick<PanelModel, 'words' | 'layout'>, era: Era): string =>
  (isHandheld(layout) ? words.game.erasShort : words.game.eras)[era] ?? '';

export const dimensionName = ({ words }: Pick<PanelModel, 'words'>, dimension: Dimension): string =>
  words.game.dimensions[dimension] ?? '';

export const agentText = ({ words, view }: Naming, agent: Agent) =>
  named(words.game.agents, AGENT_CODES[view.agents[agent] ?? 0] ?? '');

export const missionText = ({ words }: Pick<PanelModel, 'words'>, mission: Mission) =>
  named(words.game.missions, MISSIONS[mission]?.id ?? '');

export const ultraText = ({ words, view }: Naming, ultra: Ultra) =>
  named(words.game.ultras, contentOf(view).ultras[ultra]?.id ?? '');
