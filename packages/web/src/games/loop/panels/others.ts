/** Text about the other agents. */
import { type Agent, agentsFrom, hasMegaVortices, isSolo } from '@tessera/games/loop';
import { fill } from '../../../text/index.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words' | 'agent'>;

/** Other agents in turn order, from the next one. */
export const othersOf = ({ view, agent }: Model): readonly Agent[] => agentsFrom(view, agent).slice(1);

export function standsWords({ view, words }: Pick<Model, 'view' | 'words'>, agent: Agent): string {
  const { others } = words.panels;
  const era = view.eras[agent] ?? 0;
  const at = words.game.at[era] ?? '';
  if (!view.isVortex[era]) return at;
  return fill(hasMegaVortices(view) ? others.onMega : others.onVortex, { at });
}

/** In solo the next agent is unknown (L-SOLO-3). */
export function turnTag({ view, words }: Model, agent: Agent): string | undefined {
  const { others } = words.panels;
  if (view.outcome) return undefined;
  if (agent === view.active) return others.active;
  return !isSolo(view) && agent === agentsFrom(view, view.active)[1] ? others.next : undefined;
}
