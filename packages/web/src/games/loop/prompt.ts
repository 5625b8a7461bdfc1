/** The sentence under the top bar: who decides what, and what comes of it. */
import type { Prompt } from '../../table/PromptBand.tsx';
import { fill } from '../../text/index.ts';
import type { LoopModel } from './contract.ts';

const STEPS = ['foo', 'actions', 'add', 'archive', 'end'] as const;

export function promptOf({ snapshot, words, names, text, offers }: LoopModel): Prompt {
  const { view, outcome } = snapshot;
  const { phases, turn } = words.table;
  const { decision } = view;
  if (outcome || !decision) return { head: text.table.heads.over, body: outcome?.reason ?? '', mood: 'over' };
  return {
    head: names[decision.seat] ?? '',
    body: decision.kind,
    mood: offers.length > 0 ? 'act' : 'wait',
    phase: {
      label: phases.label,
      round: fill(turn, { turn: view.turn }),
      steps: STEPS.map(step => phases[step]),
      now: STEPS.findIndex(step => step === view.phase),
    },
  };
}
