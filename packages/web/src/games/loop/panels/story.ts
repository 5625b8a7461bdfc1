/** Text and colour of the steps of a trace, and what they mean for the player. */
import {
  AGENT_CODES,
  type Agent,
  contentOf,
  type LoopEvent,
  type LoopView,
  missionStates,
  missionWord,
  type Naming,
  narrate,
  timesOf,
} from '@tessera/games/loop';
import { capitalised, fill, percent } from '../../../text/index.ts';
import type { Known, Step } from '../chronicle.ts';
import type { LoopModel } from '../contract.ts';
import type { Told } from '../grouping.ts';
import { calledIn, namingOf, playerName } from '../speech.ts';
import { joinedWords } from '../story.ts';
import { centrifugesOf, supasOf, ultrasOf } from './extras.ts';
import { cardName, dimensionName, eraName } from './names.ts';

/** Class that sets `--actor`, the colour of an agent or of Dr Foo. */
export const actorClass = ({ agents }: Pick<LoopView, 'agents'>, agent: Agent | undefined): string =>
  `of-${agent === undefined ? 'foo' : (AGENT_CODES[agents[agent] ?? 0] ?? 'foo')}`;

export type StoryModel = Pick<
  LoopModel,
  | 'view'
  | 'words'
  | 'names'
  | 'me'
  | 'agent'
  | 'trace'
  | 'step'
  | 'showStep'
  | 'chronicle'
  | 'outlook'
  | 'snapshot'
  | 'log'
>;

export const actorName = (model: StoryModel, agent: Agent | undefined): string =>
  agent === undefined ? model.words.story.foo : playerName(model, agent);

/** Naming of the log, so that both call a player alike. */
const toldNaming = (model: StoryModel): Naming => ({
  ...namingOf(model),
  agent: calledIn(model, model.snapshot.setup),
});

/** The deeds of a step, each run at one era as one: "Dawn of Time → Renaissance · Wormhole, Grip ×2, LOOP Star". */
export function stepWords(model: StoryModel, { deeds }: Told): string {
  const runs: Step[][] = [];
  for (const deed of deeds) {
    const [first] = runs.at(-1) ?? [];
    const isSame =
      first !== undefined &&
      runKind(first) === runKind(deed) &&
      (deed.kind === 'move' || first.at === deed.at);
    if (isSame) runs.at(-1)?.push(deed);
    else runs.push([deed]);
  }
  return runs.map(run => runWords(model, run)).join(' · ');
}

/** Cards and the LOOPs that ready them are one run. */
const runKind = ({ kind }: Step): Step['kind'] => (kind === 'loop' ? 'card' : kind);

/** Names in order of their first use, with their number: "Grip ×2, LOOP Star". */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

/** "Wormhole, Grip, at the Industrial Era", "Dawn of Time → Medieval Era". */
function runWords(model: StoryModel, run: readonly Step[]): string {
  const [first] = run as readonly [Step];
  if (first.kind === 'move') return deedWords(model, { ...first, ways: run.flatMap(({ ways }) => ways) });
  const kind = runKind(first);
  if ((kind !== 'card' && kind !== 'take') || run.every(one => one.kind === 'loop'))
    return run.map(one => deedWords(model, one)).join(' · ');
  const deeds = run.map(one => (one.kind === 'loop' ? deedWords(model, one) : cardOf(model, one)));
  return fill(model.words.story.steps[kind], {
    card: counted(deeds),
    at: model.words.game.at[first.at] ?? '',
  });
}

function cardOf(model: StoryModel, { events }: Step): string {
  const found = events.find((event): event is Extract<LoopEvent, { type: 'used' | 'applied' | 'added' }> =>
    ['used', 'applied', 'added'].includes(event.type),
  );
  return found ? cardName(model, found.card) : '';
}

function deedWords(model: StoryModel, { kind, events, at, ways }: Step): string {
  const { words } = model;
  const { steps } = words.story;
  const [first] = events;
  const [way] = ways;
  const foo = events.find(event => event.type === 'foo');
  switch (kind) {
    case 'move':
      return fill(steps.move, {
        from: eraName(model, way?.from ?? at),
        to: eraName(model, ways.at(-1)?.to ?? at),
      });
    case 'loop':
      return fill(steps.loop, {
        dimension: first?.type === 'looped' ? dimensionName(model, first.dimension) : '',
      });
    case 'foo':
      return foo?.type === 'foo' ? fill(steps.foo, { to: words.game.to[foo.era] ?? '' }) : steps.throws;
    case 'power':
      return fill(steps.power, { at: words.game.at[at] ?? '' });
    default:
      return first ? sentence(narrate(first, toldNaming(model))) : '';
  }
}

const sentence = (text: string): string => text.replace(/\.$/, '');

/** Effects of the deed, in the sentences of the log. */
export function effectsWords(model: StoryModel, { deeds }: Told): string | undefined {
  const told = deeds.flatMap(({ kind, events }) =>
    kind === 'foo' ? events.filter(({ type }) => type !== 'foo') : events.slice(1),
  );
  const effects = told.filter(
    event => event.type !== 'moved' || event.why === 'card' || event.why === 'swap',
  );
  const naming = toldNaming(model);
  const sentences = effects.map((event, i) => {
    const times = timesOf(effects, i);
    return times === 0 ? '' : (joinedWords(model.words, naming, effects, i) ?? narrate(event, naming, times));
  });
  return sentences.filter(Boolean).join(' ') || undefined;
}

export interface Meant {
  readonly key: string;
  readonly kind: 'vortex' | 'mission' | 'risk' | 'moved' | 'energy' | 'obstacle';
  readonly text: string;
  readonly more?: string | undefined;
  readonly after?: string | undefined;
  readonly era?: number;
  readonly mission?: number;
  readonly isBad: boolean;
}

/** Risks of an overflow and of defeat that are worth a line. */
const WORRY = 0.2;
const DREAD = 0.01;
const MOST = 4;

/** Effects on the player: what was lost, which missions came closer, which era is in danger now. */
export function meaningsOf(model: StoryModel): readonly Meant[] {
  const before = model.chronicle?.before(model.me);
  if (!before) return [];
  return [
    ...vortices(model, before),
    ...moved(model, before),
    ...obstacles(model),
    ...missions(model, before),
    ...risk(model),
    ...energy(model, before),
  ].slice(0, MOST);
}

const vortices = ({ view, words }: StoryModel, before: Known): readonly Meant[] =>
  view.isVortex.flatMap((is, era) =>
    is && !before.isVortex[era]
      ? [
          {
            key: `vortex ${era}`,
            kind: 'vortex' as const,
            era,
            text: fill(words.table.banners.vortex, { at: words.game.at[era] ?? '' }),
            more: words.story.effects.vortex,
            isBad: true,
          },
        ]
      : [],
  );

/** The player's agent was moved by somebody else. */
function moved(model: StoryModel, before: Known): readonly Meant[] {
  const { view, words, agent, trace } = model;
  const [from, to] = [before.eras[agent] ?? 0, view.eras[agent] ?? 0];
  return from === to
    ? []
    : [
        {
          key: 'moved',
          kind: 'moved',
          era: to,
          text: fill(words.story.effects.moved, { name: moverName(model, trace) }),
          more: fill(words.story.steps.move, { from: eraName(model, from), to: eraName(model, to) }),
          isBad: false,
        },
      ];
}

/** Name of the player, or Dr Foo, whose deed moved the player's agent last. */
function moverName(model: StoryModel, trace: StoryModel['trace']): string {
  const isMine = (event: LoopEvent): boolean => event.type === 'moved' && event.agent === model.agent;
  const mover = trace.findLast(({ events }) => events.some(isMine))?.agent;
  return mover === undefined ? model.words.story.foo : (toldNaming(model).agent?.(mover) ?? '');
}

/** Obstacles of the mode that were destroyed: Supa Clones, Centrifuges, Ultramachina cards. */
function obstacles({ view, words, trace }: StoryModel): readonly Meant[] {
  const { mode } = view.options;
  const { tokens } = contentOf(view);
  const lost: Partial<Record<typeof mode, (event: LoopEvent) => boolean>> = {
    supa: event => event.type === 'cloneDestroyed' && tokens[event.token]?.isSupa === true,
    centrifuge: event => event.type === 'centrifugeDestroyed',
    ultramachina: event => event.type === 'ultraDestroyed',
  };
  const isLost = lost[mode];
  const gone = isLost ? trace.flatMap(({ events }) => events.filter(isLost)).length : 0;
  if (gone === 0) return [];
  const left = (
    mode === 'supa' ? supasOf(view).left : mode === 'centrifuge' ? centrifugesOf(view).left : ultrasOf(view)
  ).length;
  return [
    {
      key: 'obstacle',
      kind: 'obstacle',
      text: words.game.modes[mode].name,
      after: `${left + gone} → ${left}`,
      isBad: false,
    },
  ];
}

function missions(model: StoryModel, before: Known): readonly Meant[] {
  const { view, words } = model;
  const { effects } = words.story;
  return missionStates(view).flatMap(({ mission, era, damage, need, isComplete }) => {
    const was = before.damage[mission] ?? 0;
    if (damage <= was) return [];
    return [
      {
        key: `mission ${mission}`,
        kind: 'mission' as const,
        mission,
        era,
        text: missionWord(namingOf(model), mission),
        more: isComplete ? fill(effects.complete, { at: words.game.at[era] ?? '' }) : undefined,
        after: `${was} → ${damage} / ${need}`,
        isBad: false,
      },
    ];
  });
}

/** The era most likely to overflow with the next throw. */
function risk({ words, outlook }: StoryModel): readonly Meant[] {
  const { eras } = outlook;
  const [worst] = eras
    .map(({ overflow, defeat }, era) => ({ overflow, defeat, era }))
    .toSorted((a, b) => b.defeat - a.defeat || b.overflow - a.overflow);
  if (!worst || (worst.overflow < WORRY && worst.defeat < DREAD)) return [];
  const { overflow, defeat, era } = worst;
  const { effects } = words.story;
  return [
    {
      key: 'risk',
      kind: 'risk',
      era,
      text: capitalised(fill(defeat > 0 ? effects.defeat : effects.risk, { at: words.game.at[era] ?? '' })),
      after: percent(words.language, defeat > 0 ? defeat : overflow),
      isBad: true,
    },
  ];
}

/** Energy at the player's era, which pays for LOOPs and steps. */
function energy({ view, words, agent }: StoryModel, before: Known): readonly Meant[] {
  const here = view.eras[agent] ?? 0;
  if (before.eras[agent] !== here) return [];
  const now = (view.energy[here] ?? 0) + (view.perpetual[here] ?? 0);
  const was = before.energy[here] ?? 0;
  return now === was
    ? []
    : [
        {
          key: 'energy',
          kind: 'energy',
          era: here,
          text: words.story.effects.energy,
          after: `${was} → ${now}`,
          isBad: false,
        },
      ];
}
