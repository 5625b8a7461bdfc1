/** Names of things inside a sentence. */
import { fill, type Seat } from '@tessera/engine';
import { contentOf } from './content.ts';
import { missionRow } from './missions.ts';
import { agentName } from './names.ts';
import { MR_TIME } from './rules/sources.ts';
import type { PublicState } from './state.ts';
import type { LoopText } from './text/index.ts';
import type { Agent, AgentCode, Card, Mission, Token, Ultra } from './types.ts';

export interface Naming {
  readonly text: LoopText;
  /** Any state of the match. */
  readonly table: Pick<PublicState, 'options' | 'agents' | 'seats' | 'lasers'>;
  seat(seat: Seat): string;
  /** Replaces the name of an agent, for example by the name of the player. */
  agent?(agent: Agent): string;
}

type Named = Readonly<Record<string, { readonly name: string }>>;

/** Name by id; the id itself if there is none. */
const named = (names: Named, id = ''): string => names[id]?.name ?? id;

export const agentWord = ({ text, table, agent }: Naming, one: Agent): string =>
  agent?.(one) ?? text.agents[agentName(table, one) as AgentCode].name;

export const cardWord = ({ text, table }: Naming, card: Card): string =>
  named(text.cards, contentOf(table).cards[card]?.id);

/** A card, or an agent whose power acts like one. */
export const sourceWord = (naming: Naming, source: number): string =>
  source === MR_TIME ? naming.text.agents.mrtime.name : cardWord(naming, source);

export const ultraWord = ({ text, table }: Naming, ultra: Ultra): string =>
  named(text.ultras, contentOf(table).ultras[ultra]?.id);

export const missionWord = ({ text }: Naming, mission: Mission): string =>
  named(text.missions, missionRow(mission).id);

/** A clone is named after its destruction era. */
export function cloneWord({ text, table }: Naming, token: Token, isNew = false): string {
  const row = contentOf(table).tokens[token];
  const { a, the, aSupa, theSupa } = text.clones;
  const words = row?.isSupa ? (isNew ? aSupa : theSupa) : isNew ? a : the;
  return fill(words, { of: text.of[row?.destruction ?? 0] as string });
}
