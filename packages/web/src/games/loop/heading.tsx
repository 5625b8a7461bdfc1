/** Top bar of loop: players with their agents, and the mode. */
import { AGENT_CODES, agentWord, LOOP_FACTS } from '@tessera/games/loop';
import type { Heading } from '../../table/TopBar.tsx';
import { isHandheld } from '../../ui/breakpoints.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import type { LoopModel } from './contract.ts';
import { AgentFace } from './pieces/AgentFace.tsx';
import { leadsSeveral, namingOf, playerName } from './speech.ts';

/** True if the difficulty fits beside the players; three and more take its place except on large screens. */
const hasRoom = (layout: LoopModel['layout'], agents: number): boolean =>
  agents < 3 || layout === 'wide' || layout === 'huge';

/** Letters of two names that fit into the top bar of a phone; of longer ones only the agent who decides is named. */
const LETTERS = 19;

export function headingOf(model: LoopModel): Heading {
  const { shown, words, names, layout, view } = model;
  const { toAct, thinking } = shown;
  const { mode, difficulty } = view.options;
  const decides = view.decision?.agent;
  const all = view.agents.map((_, agent) => playerName(model, agent));
  const isShort = isHandheld(layout) && all.join('').length > LETTERS;
  return {
    game: words.game.name,
    detail: hasRoom(layout, view.agents.length)
      ? `${words.game.modes[mode].name} · ${words.game.difficulties[difficulty].name}`
      : words.game.modes[mode].name,
    // One chip per agent, in turn order.
    seats: view.agents.map((code, agent) => {
      const seat = view.holders[agent] ?? 0;
      const isOnly = !leadsSeveral(model, seat);
      const called = agentWord(namingOf(model), agent);
      const isOn = toAct === seat && decides === agent;
      return {
        key: AGENT_CODES[code] ?? '',
        name: isShort && !isOn ? '' : (all[agent] ?? ''),
        badge: <AgentFace agent={code} />,
        remark: isHandheld(layout) || view.seats === 1 ? undefined : isOnly ? called : names[seat],
        isOn,
        isThinking: thinking === seat && decides === agent,
        heard: isHandheld(layout) ? called : undefined,
      };
    }),
    entries: [{ label: model.text.home.career, onChoose: () => navigate(PATHS.career(LOOP_FACTS)) }],
  };
}
