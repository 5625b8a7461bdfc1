/** Cards, missions, agents, clones and Ultramachina cards with their effects. */
import {
  AGENT_CODES,
  type AgentCode,
  cardSentences,
  cloneWord,
  contentOf,
  type LoopView,
  MISSIONS,
  missionStates,
  type Naming,
} from '@tessera/games/loop';
import type { Thing } from '../../play/face.ts';
import { filled } from '../../words.ts';
import type { LoopPlayText } from './text.ts';

type Texts = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

const said = (texts: Texts, id: string): { readonly name: string; readonly text: string } =>
  texts[id] ?? { name: id, text: '' };

export function thingsOf(view: LoopView, naming: Naming, own: LoopPlayText): Thing[] {
  const { text } = naming;
  const { cards, tokens, ultras } = contentOf(view);
  const open = [...view.hands.flat(), ...view.available.flat()];
  const revealed = missionStates(view).map(({ mission }) => mission);
  const names: Readonly<Record<string, { readonly name: string }>> = text.cards;
  return [
    ...cards.map((card, i) => ({
      id: card.id,
      name: names[card.id]?.name ?? card.id,
      text: cardSentences(card, text).join(' '),
      isHere: open.includes(i),
    })),
    ...MISSIONS.map(({ id }, i) => ({ id, ...said(text.missions, id), isHere: revealed.includes(i) })),
    ...AGENT_CODES.map((code: AgentCode, i) => ({
      id: code,
      name: text.agents[code].name,
      text: text.agents[code].power,
      isHere: view.agents.includes(i),
    })),
    ...ultras.map(({ id }, i) => ({ id, ...said(text.ultras, id), isHere: (view.ultras[i] ?? -1) >= 0 })),
    ...tokens.map(({ id, destruction }, token) => ({
      id,
      name: cloneWord(naming, token, true),
      text: filled(own.cloneText, { to: text.to[destruction] ?? '' }),
      isHere: (view.tokens[token] ?? -1) >= 0,
    })),
  ];
}
