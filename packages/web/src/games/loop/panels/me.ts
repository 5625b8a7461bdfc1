/** Actions of the player's agent apart from cards: steps, the power, and the end of the actions. */
import {
  AGENT_CODES,
  type Agent,
  type AgentCode,
  agentsFrom,
  energyAt,
  hasMegaVortices,
  isSolo,
  missionStates,
  nextEra,
} from '@tessera/games/loop';
import { fill } from '../../../text/index.ts';
import type { Offered } from '../contract.ts';
import { agentText, cardName, missionText } from './names.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words' | 'agent' | 'offers'>;

const codeOf = ({ view }: Pick<PanelModel, 'view'>, agent: Agent): AgentCode =>
  AGENT_CODES[view.agents[agent] ?? 0] ?? 'prowler';

export const energyHere = ({ view, agent }: Pick<Model, 'view' | 'agent'>): number =>
  energyAt(view, view.eras[agent] ?? 0);

export const offersBy = ({ offers }: Pick<Model, 'offers'>, verb: Offered['verb']): readonly Offered[] =>
  offers.filter(one => one.verb === verb);

/**
 * Free steps, else paid ones. Of the two neighbouring eras the past is on the left and the future on the right, also where
 * the ring begins anew.
 */
export function stepsOf(model: Model): readonly Offered[] {
  const free = offersBy(model, 'freeMove');
  const steps = free.length > 0 ? free : offersBy(model, 'move');
  if (steps.length > 2) return steps;
  const future = nextEra(model.view.eras[model.agent] ?? 0);
  return steps.toSorted((a, b) => Number(a.era === future) - Number(b.era === future));
}

/** Label of the power's button, or why it cannot be used. */
export function powerWords(model: Model): string {
  const { view, words, agent } = model;
  const { me } = words.panels;
  const code = codeOf(model, agent);
  if (code !== 'mrtime' && code !== 'vgirl') return agentText(model, agent).power;
  if (view.active === agent && view.powerUsed) return me.powerUsed;
  if (code === 'mrtime') return me.powers.mrtime;
  const here = view.eras[agent] ?? 0;
  const top = view.destroyed.at(-1);
  if (!view.isVortex[here]) return view.available[here]?.length ? me.powers.vgirl : me.powerIdle;
  return top === undefined ? me.powerIdle : fill(me.powers.vgirlVortex, { card: cardName(model, top) });
}

/** Consequence of ending the actions. */
export function endWords(model: Model): string {
  const { view, words } = model;
  const { end } = words.panels;
  const here = view.eras[view.active] ?? 0;
  const archived = missionStates(view).find(({ canBeArchived }) => canBeArchived);
  const hasCards = (view.available[here]?.length ?? 0) > 0;
  if (isDeadly(model)) return end.mega;
  if (archived) {
    const { name } = missionText(model, archived.mission);
    return fill(hasCards ? end.takesAndArchives : end.archives, { mission: name });
  }
  if (hasCards) return end.takes;
  const next = agentsFrom(view, view.active)[1];
  if (isSolo(view) || next === undefined) return end.draw;
  return fill(end.draws, { agent: agentText(model, next).name });
}

/** L-MEGA-1: ending the turn here loses the game, unless something wins it first. */
export const isDeadly = ({ view }: Pick<Model, 'view'>): boolean =>
  hasMegaVortices(view) && view.isVortex[view.eras[view.active] ?? 0] === true;
