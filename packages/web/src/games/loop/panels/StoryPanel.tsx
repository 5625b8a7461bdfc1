/** Turns of others and of Dr Foo step by step, their aim, and what they mean for the player. */
import { type ModeId, whyOf } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import type { Effect, ToldStep } from '../../../table/story/StoryPanel.tsx';
import { onDemand } from '../../../ui/render/lazy.tsx';
import { ModeSign } from '../newMatch/ModeSign.tsx';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { Cube } from '../pieces/Cube.tsx';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import { FooFace } from '../pieces/FooFace.tsx';
import { MissionMark } from '../pieces/MissionMark.tsx';
import { Vortex } from '../pieces/Vortex.tsx';
import { calledIn } from '../speech.ts';
import {
  actorClass,
  actorName,
  effectsWords,
  type Meant,
  meaningsOf,
  type StoryModel,
  stepWords,
} from './story.ts';
import './story.css';

const Panel = onDemand(() => import('../../../table/story/StoryPanel.tsx'));
const Strip = onDemand(() => import('../../../table/story/StoryStrip.tsx'));

interface StoryProps {
  readonly model: StoryModel;
}

export function StoryPanel({ model }: StoryProps) {
  const meanings = meaningsOf(model);
  return (
    <Panel
      className="lp-story"
      name={nameOf(model)}
      aim={aimOf(model)}
      steps={stepsOf(model)}
      effects={meanings.map(meant => effectOf(meant, model.view.options.mode))}
      isBad={meanings.some(({ isBad }) => isBad)}
      step={model.step}
      showStep={model.showStep}
    />
  );
}

/** One step at a time, where a panel has no room: of the sentence the deeds alone. */
export const StoryStrip = ({ model }: StoryProps) => (
  <Strip
    className="lp-story"
    name={nameOf(model)}
    aim={sumsOf(model).join(' ') || aimOf(model)}
    steps={stepsOf(model)}
    step={model.step}
    showStep={model.showStep}
  />
);

/** The only player among the actors; Dr Foo if there is none; undefined for several. */
function nameOf(model: StoryModel): string | undefined {
  const agents = [...new Set(model.trace.flatMap(({ agent }) => (agent === undefined ? [] : [agent])))];
  return agents.length > 1 ? undefined : actorName(model, agents[0]);
}

const stepsOf = (model: StoryModel): readonly ToldStep[] =>
  model.trace.map((step, i) => ({
    key: `${i} ${step.count}`,
    actor: actorClass(model.view, step.agent),
    sign: (
      <span className="lp-story-face" title={actorName(model, step.agent)}>
        {step.agent === undefined ? <FooFace /> : <AgentFace agent={model.view.agents[step.agent] ?? 0} />}
      </span>
    ),
    text: stepWords(model, step),
    more: effectsWords(model, step),
  }));

/** Reasons that state an aim beyond what the summary says, the greatest first. */
const AIMS = ['wins', 'flees', 'survives', 'ultras', 'centrifuges', 'supas', 'calms'];

/** Sentence about a turn: the deeds, and their aim. */
const aimOf = (model: StoryModel): string | undefined =>
  [...sumsOf(model), ...aimsOf(model)].join(' ') || undefined;

/** Summaries of the turns of the trace, in their order. */
function sumsOf({ log: { lines }, trace }: StoryModel): readonly string[] {
  const turns = new Set(trace.flatMap(({ turn, agent }) => (agent === undefined ? [] : [turn])));
  return lines
    .filter(({ tone, turn }) => tone === 'sum' && turn !== undefined && turns.has(turn))
    .map(({ text }) => text)
    .reverse();
}

/** The greatest aim that each bot has named, in the order of their turns. */
function aimsOf(model: StoryModel): readonly string[] {
  const { snapshot, trace, words } = model;
  const deeds = trace.flatMap(one => one.deeds);
  const actors = new Map(deeds.map(({ count, agent }) => [count, agent]));
  const agents = [...new Set(trace.flatMap(({ agent }) => (agent === undefined ? [] : [agent])))];
  return agents.flatMap(agent => {
    const reasons = snapshot.notes.reasons.filter(({ count }) => actors.get(count + 1) === agent);
    const [reason] = AIMS.flatMap(key => reasons.findLast(one => one.reason.key === key)?.reason ?? []);
    if (!reason) return [];
    const name = calledIn(model, snapshot.setup)(agent);
    return [whyOf(words.game, reason.key, { ...reason.params, name }, words.story.whys)];
  });
}

const effectOf = (meant: Meant, mode: ModeId): Effect => ({ ...meant, sign: signOf(meant, mode) });

function signOf({ kind, era = 0, mission }: Meant, mode: ModeId): ComponentChildren {
  if (kind === 'obstacle') return <ModeSign mode={mode} />;
  if (kind === 'vortex') return <Vortex />;
  if (kind === 'mission' && mission !== undefined) return <MissionMark mission={mission} />;
  if (kind === 'energy') return <Cube kind="energy" />;
  if (kind === 'risk') return <Cube kind="rift" />;
  return <EraGlyph era={era} />;
}
