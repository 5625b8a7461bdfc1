/** Text of the panel of missions. */
import { type Agent, ARCHIVED, type Era, type LoopView, type MissionState, RING } from '@tessera/games/loop';
import { fill, plural } from '../../../text/index.ts';
import { agentText, eraName } from './names.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words' | 'agent' | 'me'>;

export const archivedOf = ({ missions }: LoopView): readonly number[] =>
  missions.flatMap((at, mission) => (at === ARCHIVED ? [mission] : []));

/** L-MIS-3: the hidden tile that would be revealed next; undefined without one. */
export function nextHidden({ foo, hiddenTiles }: LoopView): Era | undefined {
  const from = Math.max(0, foo);
  return Array.from({ length: RING }, (_, i) => (from + i) % RING).find(era => hiddenTiles.includes(era));
}

/** A list of names, the last with "and". */
function listed({ words }: Pick<PanelModel, 'words'>, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : fill(words.panels.and, { first: names.slice(0, -1).join(', '), last });
}

const eraList = (model: Pick<PanelModel, 'words'>, eras: readonly Era[]): string =>
  listed(
    model,
    eras.map(era => eraName(model, era)),
  );

const agentList = (model: Model, agents: readonly Agent[]): string =>
  listed(
    model,
    agents.map(agent => agentText(model, agent).name),
  );

export function missingWords({ words }: Pick<PanelModel, 'words'>, state: MissionState): string {
  const { missions } = words.panels;
  if (state.isComplete) return missions.complete;
  const forms = state.slots && state.deed !== 'claim' ? missions.anyMissing : missions.missing[state.deed];
  return plural(words.language, forms, state.missing);
}

/** Number of eras that a line can name. */
const FEW = 4;

/** Possible contributions now, and by which agents. */
export function helpWords(model: Model, state: MissionState): string | undefined {
  const { view, words, agent } = model;
  const { missions } = words.panels;
  const { era, where, deed, dark = [], agentsThere, claim } = state;
  if (state.canBeArchived && view.active === agent) return missions.archiveHere;
  if (state.isComplete)
    return agentsThere.length > 0
      ? fill(missions.archiveOther, { agents: agentList(model, agentsThere) })
      : fill(missions.archiveGo, { at: words.game.at[era] ?? '' });
  if (claim) return claimWords(model, state);
  if (dark.length > 0) return fill(missions.dark, { eras: eraList(model, dark) });
  if (where.includes(view.eras[agent] ?? -1))
    return deed === 'loop' ? missions.hereLoop : missions.hereCounts;
  const others = view.eras.flatMap((at, one) => (where.includes(at) ? [one] : []));
  if (others.length > 0 && where.length === 1)
    return fill(missions.othersThere, { agents: agentList(model, others) });
  // Most slots of a mission say it by themselves.
  const isFew = where.length > 0 && where.length <= FEW;
  return isFew ? fill(missions.counts, { eras: eraList(model, where) }) : undefined;
}

function claimWords(model: Model, { claim, where, slots }: MissionState): string {
  const { missions } = model.words.panels;
  if (claim?.refusal === undefined) return missions.claimNow;
  if (claim.refusal === 'E_CLAIMED') return missions.claimed;
  if (claim.refusal === 'E_SLOT_FULL') return missions.slotFull;
  return slots ? missions.claimClean : fill(missions.claimAround, { eras: eraList(model, where) });
}
