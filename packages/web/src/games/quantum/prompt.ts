/** The sentence under the top bar: who decides what, and what comes of it. */
import type { Seat } from '@tessera/engine';
import {
  attackerWins,
  type DecisionKind,
  type Frame,
  geometryOf,
  NOBODY,
  ownerOf,
  totalsOf,
} from '@tessera/games/quantum';
import { personsOf } from '../../match/seating.ts';
import type { Prompt } from '../../table/PromptBand.tsx';
import { fill, plural } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { reasonsOf } from './aim.ts';
import type { Step } from './chronicle.ts';
import type { QuantumModel } from './contract.ts';
import { resultOf } from './ending.tsx';
import { isSettled } from './offers.ts';
import { openFight } from './panels/ends.ts';
import {
  cardWords,
  deedWords,
  planetWords,
  type Speech,
  shipName,
  shipOf,
  shipWords,
  squareWords,
} from './speech.ts';
import { sumWords } from './sums.ts';

const WAITS: Readonly<Record<DecisionKind, 'setup' | 'turn' | 'fight' | 'cards' | 'after'>> = {
  SETUP_KEEP: 'setup',
  SETUP_PICK_START: 'setup',
  SETUP_PLACE: 'setup',
  TURN: 'turn',
  DROP: 'turn',
  DANGEROUS: 'fight',
  REROLL_ATT: 'fight',
  REROLL_DEF: 'fight',
  CHOOSE_FACE: 'after',
  KEEP_ROLL: 'after',
  OCCUPY: 'fight',
  INFAMY: 'after',
  ADVANCE: 'cards',
  DISCARD_COMMAND: 'cards',
  EXPAND_PLACE: 'cards',
  REORG_SELECT: 'cards',
  REORG_PLACE: 'cards',
  RELOCATE: 'cards',
  RELOCATE_TO: 'cards',
};

export function promptOf(model: QuantumModel): Prompt {
  const { snapshot, words, names, text, offers } = model;
  const { view, outcome, setup } = snapshot;
  const { table } = words;
  const { decision, turn } = view;
  // With a limit the counter says it.
  const round =
    turn.number > 0 && view.options.turnLimit === 0 ? fill(table.turn, { turn: turn.number }) : undefined;
  const phase = {
    label: table.phases.label,
    ...(round && { round }),
    steps: turn.number > 0 ? [table.phases.actions, table.phases.advance] : [],
    now: turn.phase === 'actions' ? 0 : turn.phase === 'advance' ? 1 : -1,
  };
  if (outcome || !decision)
    return {
      ...(outcome ? resultOf(model, outcome) : { head: text.table.heads.over, body: '' }),
      ...(outcome?.reason === 'turnLimit' && { body: table.outcome.limit }),
      mood: 'over',
    };
  const name = names[decision.seat] ?? '';
  const shared = { threat: threatOf(model), counters: countersOf(model), phase };
  if (offers.length === 0)
    return {
      head: fill(table.heads.wait, { name }),
      body: table.waits[WAITS[decision.kind]],
      mood: 'wait',
      ...shared,
    };
  const isAsked = turn.number > 0 && decision.seat !== turn.active;
  const isAlone = personsOf(setup).length < 2;
  const heads = text.table.heads;
  const head = isAsked
    ? isAlone
      ? table.heads.asked
      : fill(table.heads.otherAsked, { name })
    : isAlone
      ? heads.self
      : fill(heads.other, { name });
  const question = questionOf(model);
  const said = saidOf(model);
  return { head, ...question, ...(said && { said }), mood: isAsked ? 'asked' : 'act', ...shared };
}

/**
 * What others have just done, in one sentence; in a hand the panel under the map says it. Of several opponents only what
 * they did to whoever sits here: the rest is in the panel, and the band has two lines.
 */
function saidOf(model: QuantumModel): string {
  const { trace, selected, mode, chosen, layout, words, names, me, view, chronicle } = model;
  // The question about a fight has told it.
  if (selected !== undefined || mode || chosen || openFight(view)) return '';
  if (trace.length === 0) return idleWords(model);
  if (isHandheld(layout)) return '';
  const known = { ...view, ...(chronicle.tracks.at(-1) ?? view) };
  const seats = [...new Set(trace.map(({ seat }) => seat))];
  const stepsOf = (seat: Seat): readonly Step[] => trace.filter(step => step.seat === seat);
  const isOnMe = ({ fight }: Step): boolean => fight !== undefined && ownerOf(fight.defender.die) === me;
  const told =
    seats.length === 1
      ? seats.map(seat => ({ seat, steps: stepsOf(seat), isBrief: false }))
      : seats.map(seat => ({ seat, steps: stepsOf(seat).filter(isOnMe), isBrief: true }));
  const sentences = (areBrief: boolean): string =>
    told
      .filter(({ steps }) => steps.length > 0)
      .map(({ seat, steps, isBrief }) => {
        const reasons = reasonsOf(model, seat);
        return sumWords(
          { words, names, me, view, known, reasons, isBrief: isBrief || areBrief },
          seat,
          steps,
        );
      })
      .join(' ');
  const whole = sentences(false);
  return whole.length > MOST_SAID && trace.some(isOnMe) ? sentences(true) : whole;
}

/** Letters that find room behind the question, in the two lines of a common window. */
const MOST_SAID = 115;

/** A turn that left nothing to show is told as well. */
function idleWords({ entries = [], me, words, names, back }: QuantumModel): string {
  const { seat, events } = entries.at(-1) ?? {};
  const hasEnded = events?.some(({ type }) => type === 'turnEnd');
  if (seat === undefined || seat === me || !hasEnded || back?.past) return '';
  return fill(words.story.sum, { name: names[seat] ?? '', deeds: words.story.sums.nothing });
}

const SETTLED = { REROLL_ATT: 'SETTLED_ATT', REROLL_DEF: 'SETTLED_DEF' } as const;

/** What is asked of whoever sits here. */
function questionOf(model: QuantumModel): Pick<Prompt, 'body' | 'short'> {
  const { view, words } = model;
  const { decision } = view;
  const kind = decision?.kind ?? 'TURN';
  if (kind === 'TURN') return turnQuestion(model);
  const frame = view.pending.at(-1);
  const isSabotage = frame?.type === 'discard' && frame.newest === NOBODY;
  const key = isSabotage ? 'SABOTAGE' : isSettled(view) ? SETTLED[kind as keyof typeof SETTLED] : kind;
  const params = paramsOf(model, frame);
  return { body: fill(words.table.prompts[key], params), short: fill(words.table.shorts[key], params) };
}

/** Whatever the sentences name: who attacks whom, what was rolled, where it goes. */
function paramsOf(model: QuantumModel, frame: Frame | undefined): Record<string, string | number> {
  const { view, words, names, me } = model;
  const speech: Speech = model;
  const { combat, turn, decision } = view;
  const seat = decision?.seat ?? me;
  return {
    name: names[turn.active] ?? '',
    draws: turn.draws,
    ...fleetParams(model, seat),
    ...(combat ? fightParams(model) : {}),
    ...(frame && 'die' in frame ? { ship: shipWords(speech, frame.die) } : {}),
    ...(frame?.type === 'roll' ? { face: frame.face > 0 ? shipName(words, frame.face) : '' } : {}),
    ...(frame?.type === 'drop' ? { ship: shipWords(speech, frame.cargo) } : {}),
    ...(frame?.type === 'discard' && frame.newest >= 0 ? { card: cardWords(words, frame.newest) } : {}),
    ...(frame?.type === 'reorganization' ? reorganizing(speech, frame) : {}),
    ...(frame?.type === 'relocation' && frame.owner >= 0 ? { owner: names[frame.owner] ?? '' } : {}),
  };
}

function fleetParams({ view, words }: QuantumModel, seat: Seat): Record<string, string | number> {
  const faces = view.faces.slice(seat * 5, seat * 5 + 3);
  const start = view.starts[seat] ?? -1;
  return {
    faces: faces.join(' '),
    total: faces.reduce((sum, face) => sum + face, 0),
    planet: start < 0 ? '' : planetWords({ words, view }, start),
  };
}

function fightParams(model: QuantumModel): Record<string, string | number> {
  const { view, words } = model;
  const { combat, decision } = view;
  if (!combat) return {};
  const { attacker, defender, via, target } = combat;
  const isAttacker = decision?.kind === 'REROLL_ATT' || decision?.kind === 'OCCUPY';
  const { results } = words.table;
  const [attack, defence] = totalsOf(view);
  const isWon = attackerWins(view);
  return {
    ship: shipWords(model, isAttacker ? attacker : defender),
    target: shipOf(model, defender),
    attack,
    defence,
    result: isAttacker ? (isWon ? results.win : results.lose) : isWon ? results.lose : results.hold,
    at: squareWords(model, target),
    from: squareWords(model, via),
  };
}

const reorganizing = (
  speech: Speech,
  { picked, next }: Extract<Frame, { type: 'reorganization' }>,
): Record<string, string | number> => ({
  count: picked.length,
  ship: shipWords(speech, picked[next] ?? 0),
});

function turnQuestion(model: QuantumModel): Pick<Prompt, 'body' | 'short'> {
  const { view, words, selected, mode, cargo, chosen, offers, marks } = model;
  const { turns, prompts, shorts } = words.table;
  const ship = selected === undefined ? '' : shipWords(model, selected);
  const isSpent = view.turn.actions === 0;
  const actions = plural(words.language, words.table.actionsLeft, view.turn.actions);
  if (chosen) {
    const sentence = isHandheld(model.layout) ? turns.chosenHeld : turns.chosen;
    return { body: fill(sentence, { deed: deedWords(model, chosen) }) };
  }
  if ((mode === 'warp' || mode === 'transport') && selected === undefined)
    return { body: turns[`${mode}First`] };
  // A scrapped ship that is in the hand already only needs its square.
  const isScrapped = selected !== undefined && (view.places[selected] ?? 0) < 0;
  if (mode === 'deploy' && isScrapped) return { body: fill(turns.scrapped, { ship }) };
  if (mode === 'transport' && cargo !== undefined)
    return { body: fill(turns.loaded, { ship, cargo: shipWords(model, cargo) }) };
  const isBecoming = selected !== undefined && (mode === 'modify' || mode === 'flexible');
  if (mode) return { body: fill(isBecoming ? turns.becomes : turns[mode], { ship }) };
  const ready = readyQuestion(model, actions);
  if (selected !== undefined) {
    const isIdle = marks.reach.size + marks.hits.size === 0;
    const idle = view.moved[selected] ? 'moved' : 'idle';
    if (isIdle && ready) return ready;
    const able = isScrapped ? 'scrapped' : marks.hits.size > 0 ? 'hunter' : 'ship';
    if (!(isIdle && isSpent)) return { body: fill(turns[isIdle ? idle : able], { ship, actions }) };
  }
  if (isSpent && offers.length > 0)
    return { body: offers.every(({ verb }) => verb === 'end') ? turns.done : turns.spent };
  if (ready) return ready;
  return { body: fill(prompts.TURN, { actions }), short: fill(shorts.TURN, { actions }) };
}

/** Ships that add up are the news: the cube they earn, and the last one wins. */
function readyQuestion(model: QuantumModel, actions: string): Pick<Prompt, 'body'> | undefined {
  const { view, words, me, offers } = model;
  const ready = offers.find(({ verb }) => verb === 'construct');
  if (!ready) return undefined;
  const sentence = view.cubesLeft[me] === 1 ? words.table.turns.wins : words.table.turns.ready;
  const { orbitOf, planetOn } = geometryOf(view.map);
  const square = ready.square ?? -1;
  const planet = planetOn[square] ?? orbitOf[square] ?? -1;
  return { body: fill(sentence, { planet: planetWords(model, planet), actions }) };
}

/** Whoever is one cube from winning. */
function threatOf({ snapshot: { view }, words, names, me }: QuantumModel): Prompt['threat'] {
  const rival = view.cubesLeft.findIndex((left, seat) => seat !== me && left === 1 && !view.hasLeft[seat]);
  if (rival < 0) return undefined;
  return { text: fill(words.table.threat, { name: names[rival] ?? '' }), isHigh: true };
}

/** Q-WIN-4: a limit that ends the game is on the table. */
function countersOf({ snapshot: { view }, words }: QuantumModel): readonly string[] {
  const { turnLimit: limit } = view.options;
  return limit > 0 && view.turn.number > 0
    ? [fill(words.table.limit, { turn: view.turn.number, limit })]
    : [];
}
