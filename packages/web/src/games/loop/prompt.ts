/** Prompt: who decides what, and its effect. */
import {
  agentWord,
  cardWord,
  cyclesOf,
  type DecisionKind,
  MOST_ACTIONS,
  NONE,
  type OutcomeCode,
  questionOf,
} from '@tessera/games/loop';
import { personsOf } from '../../match/seating.ts';
import type { PhaseProgress, Prompt } from '../../table/PromptBand.tsx';
import { asSentence, fill, plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import type { LoopModel } from './contract.ts';
import { deciderWords } from './ending.tsx';
import { cardAsked, isVain } from './panels/choices.ts';
import { deedWords, leadsSeveral, namingOf } from './speech.ts';

const WAITS: Readonly<Partial<Record<DecisionKind, 'foo' | 'actions' | 'cards' | 'help'>>> = {
  action: 'actions',
  cancelRift: 'foo',
  takeCard: 'cards',
  bonusPick: 'cards',
  pickCard: 'cards',
  helpCard: 'help',
};

export function promptOf(model: LoopModel): Prompt {
  const { snapshot, words, text, offers } = model;
  const { view, outcome } = snapshot;
  const { decision } = view;
  const reason = outcome?.reason as OutcomeCode;
  const told = { ...model, view, setup: snapshot.setup };
  if (outcome || !decision)
    return {
      head: asSentence(outcome ? words.ending.titles[reason] : text.table.over),
      body: outcome ? (deciderWords(told, reason) ?? words.game.reasons[reason]) : '',
      mood: 'over',
    };
  const shared = { counters: countersOf(model), phase: phaseOf(model) };
  if (offers.length === 0)
    return {
      head: waitingHead(model, decision),
      body: words.table.waits[WAITS[decision.kind] ?? 'choice'],
      mood: 'wait',
      said: saidOf(model),
      ...shared,
    };
  // True for a decision in another agent's turn.
  const isAsked = decision.agent !== view.active;
  return {
    head: headOf(model, decision, isAsked),
    ...askedOf(model),
    mood: isAsked ? 'asked' : 'act',
    ...shared,
  };
}

/** The latest action of this turn. */
function saidOf({ log: { lines }, snapshot: { view } }: LoopModel): string {
  const [last] = lines;
  return last?.turn === view.turn ? last.text : '';
}

type Decision = NonNullable<LoopModel['view']['decision']>;

function headOf(model: LoopModel, decision: Decision, isAsked: boolean): string {
  const { words, text, names, snapshot } = model;
  const { heads } = words.table;
  const isAlone = personsOf(snapshot.setup).length < 2;
  const name = names[decision.seat] ?? '';
  const agent = agentWord(namingOf(model), decision.agent);
  if (leadsSeveral(model, decision.seat)) return fill(isAlone ? heads.as : heads.otherAs, { name, agent });
  if (isAsked) return isAlone ? heads.asked : fill(heads.otherAsked, { name });
  return isAlone ? text.table.heads.self : fill(text.table.heads.other, { name });
}

function waitingHead(model: LoopModel, decision: Decision): string {
  const { heads } = model.words.table;
  const params = {
    name: model.names[decision.seat] ?? '',
    agent: agentWord(namingOf(model), decision.agent),
  };
  // The log calls a player without a name of their own by the agent.
  const isNamed = model.snapshot.setup.seats[decision.seat]?.name !== '';
  if (leadsSeveral(model, decision.seat)) return fill(heads.waitAs, params);
  if (isNamed) return fill(heads.wait, params);
  return fill(isHandheld(model.layout) ? heads.waitAgent : heads.waitAs, params);
}

/** Question to the player at this screen. */
function askedOf(model: LoopModel): Pick<Prompt, 'body' | 'short'> {
  const { view, words, chosen, offers } = model;
  const { turns, shorts } = words.table;
  if (chosen) {
    const deed = deedWords(model, chosen);
    return { body: fill(turns.chosen, { deed }), short: fill(shorts.chosen, { deed }) };
  }
  const kind = view.decision?.kind ?? 'action';
  if (isVain(model)) {
    const card = cardWord(namingOf(model), cardAsked(view) ?? NONE);
    return { body: fill(turns.vain, { card }), short: shorts.vain };
  }
  if (kind !== 'action') return { body: questionOf(view, namingOf(model)) };
  const acts = actsOf(offers);
  if (acts.length === 1 && acts[0] === 'end') return { body: turns.spent, short: shorts.spent };
  const key = acts.includes('use') ? 'any' : hasLocked(model) ? 'locked' : 'noCard';
  return {
    body: fill(turns[key], {
      acts: listOf(
        words,
        acts.map(act => turns[act]),
      ),
    }),
    short: fill(shorts.any, {
      acts: listOf(
        words,
        acts.map(act => shorts[act]),
      ),
    }),
  };
}

type Act = 'use' | 'loop' | 'move' | 'power' | 'claim' | 'end';

/** Possible deeds as a sentence; the end is named where there is no card to use. */
function actsOf(offers: LoopModel['offers']): readonly Act[] {
  const has = (...verbs: readonly string[]): boolean => offers.some(({ verb }) => verbs.includes(verb));
  const acts: Act[] = [];
  if (has('useCard')) acts.push('use');
  if (has('loop')) acts.push('loop');
  if (has('move', 'freeMove')) acts.push('move');
  if (has('power')) acts.push('power');
  if (has('claim')) acts.push('claim');
  if (!has('useCard') || acts.length === 1) acts.push('end');
  return acts;
}

/** L-CENT-2: a Centrifuge locks a card that is ready. */
const hasLocked = ({ view }: LoopModel): boolean =>
  view.centrifuges.includes(view.eras[view.active] ?? -1) &&
  (view.hands[view.active] ?? []).some(card => !view.exhausted[card]);

const listOf = ({ language }: LoopModel['words'], acts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(acts);

const STEPS = ['foo', 'actions', 'add', 'archive', 'end'] as const;

/** L-TURN-1: the phase, and the number of turns until the end. */
function phaseOf({ snapshot: { view }, words }: LoopModel): PhaseProgress | undefined {
  const { phases, turn } = words.table;
  if (view.turn === 0) return undefined;
  // L-ARCH-4: while bonus cards are picked the rules are in the next phase, but the bonus belongs to the
  // archive.
  const now = view.decision?.kind === 'bonusPick' ? 'archive' : view.phase;
  return {
    label: phases.label,
    round: fill(turn, { turn: view.turn, all: view.turn + cyclesOf(view).turnsLeft }),
    steps: STEPS.map(step => phases[step]),
    now: STEPS.findIndex(step => step === now),
  };
}

/** L-ACT-13: the limit of actions is shown when so few are left. */
const FEW = 20;

function countersOf({ snapshot: { view }, words }: LoopModel): readonly string[] {
  const left = MOST_ACTIONS - view.actions;
  return left <= FEW ? [plural(words.language, words.table.threats.cap, left)] : [];
}
