/** Text of a single question: each choice and its consequence. */
import {
  ARCHIVES_TO_WIN,
  archivedIn,
  type Card,
  cardRow,
  cloneWord,
  contentOf,
  type DecisionKind,
  damageAt,
  damageable,
  type Era,
  effectClause,
  energyAt,
  greenFree,
  HAND_SIZE,
  isExtraDone,
  isLastDamage,
  type LoopView,
  missionStates,
  missionWord,
  NONE,
  optionParts,
  outlookOf,
  type Part,
  RIFT_SLOTS,
  RING,
} from '@tessera/games/loop';
import { capitalised, fill, percent, plural } from '../../../text/index.ts';
import type { Offered } from '../contract.ts';
import { deedWords, namingOf } from '../speech.ts';
import { agentText, cardNames, cardRowOf, missionText, ultraText } from './names.ts';
import { standsWords } from './others.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words' | 'agent' | 'names'>;

/** Questions whose choices are cards; others are buttons. */
const OF_CARDS: readonly DecisionKind[] = [
  'takeCard',
  'bonusPick',
  'helpCard',
  'pickCard',
  'topCard',
  'ultraDestroy',
];

export const isOfCards = ({ decision }: LoopView): boolean =>
  decision !== null && OF_CARDS.includes(decision.kind);

export function choiceTitle(model: Model, offered: Offered): string {
  const { view, words } = model;
  const what = optionWords(model, offered);
  if (what !== undefined)
    return offered.verb === 'yes' ? fill(words.panels.choice.yes, { what }) : capitalised(what);
  if (offered.verb === 'era') return words.game.eras[offered.era ?? 0] ?? '';
  if (offered.verb === 'agent') return agentText(model, offered.agent ?? 0).name;
  // The remark says where the clone stands, the prompt what happens to it.
  if (offered.verb === 'clone') return capitalised(cloneWord(namingOf(model), offered.token ?? NONE));
  // Clones that are carried stand where the agent stands.
  if (offered.verb === 'take' || offered.verb === 'drop')
    return capitalised(
      fill(words.game.answers[offered.verb], { clone: cloneWord(namingOf(model), offered.token ?? NONE) }),
    );
  return view.decision?.kind === 'may' && offered.verb === 'no'
    ? words.panels.choice.no
    : capitalised(deedWords(model, offered));
}

/** Effect of an option of `may` or `choose`. */
function optionWords({ view, words }: Model, { verb }: Offered): string | undefined {
  if (verb !== '1' && verb !== '2' && verb !== 'yes') return undefined;
  const parts = optionParts(view)?.[verb === '2' ? 1 : 0];
  return parts && effectClause(parts, words.game);
}

/** Consequence of a choice; undefined where the title says it all. */
export function choiceRemark(model: Model, offered: Offered): string | undefined {
  const { view } = model;
  const { verb, card, agent, dimension, era, token, ultra } = offered;
  if (card !== undefined) return cardRemark(model, card);
  if (token !== undefined) return cloneRemark(model, offered);
  if (agent !== undefined && verb === 'agent') return agentRemark(model, agent);
  if (dimension !== undefined) return dimensionRemark(model, dimension);
  if (ultra !== undefined) return ultraRemark(model, ultra);
  if (verb === 'none' || view.decision?.kind === 'lastDamage') return damageRemark(model, verb);
  if (verb === 'eachVortex') return namesOf(model, vorticesOf(view));
  if (view.decision?.kind === 'archive' && verb === 'yes') return archiveRemark(model);
  return era === undefined ? undefined : eraRemark(model, era);
}

/** Certain changes at an era; else its content. */
function eraRemark(model: Model, era: Era): string {
  const { view, words } = model;
  const { choice } = words.panels;
  const [rifts, energy] = [view.rifts[era] ?? 0, energyAt(view, era)];
  const part = partAsked(view);
  const homes = carriedHome(view, era);
  if (homes > 0) return [choice.carriedDies, ...damageWords(model, 'clone', era, homes)].join(', ');
  if (part?.op === 'addEnergy' && part.count !== 'removed')
    return [
      ...damageWords(model, 'energy', era, part.count),
      fill(choice.energyTo, { from: energy, to: energy + part.count }),
    ].join(', ');
  if (part?.op !== 'removeRift') return fill(choice.place, { rifts, all: RIFT_SLOTS, energy });
  if (rifts === 0) return choice.noRifts;
  const left = part.count === 'all' ? 0 : Math.max(0, rifts - part.count);
  return [
    ...damageWords(model, 'rift', era, rifts - left),
    fill(choice.riftsTo, { from: rifts, to: left }),
    ...calmWords(model, era, left),
  ].join(', ');
}

/** Number of carried clones that a step to an era brings home. */
function carriedHome(view: LoopView, era: Era): number {
  const frame = view.pending.at(-1);
  const { tokens } = contentOf(view);
  return frame?.type === 'walk'
    ? frame.carried.filter(token => tokens[token]?.destruction === era).length
    : 0;
}

/** True if rifts are asked for and no era on offer has any: nothing is left to choose. */
export const isVain = ({ view, offers }: Pick<PanelModel, 'view' | 'offers'>): boolean =>
  offers.length > 0 &&
  partAsked(view)?.op === 'removeRift' &&
  offers.every(({ era }) => era !== undefined && view.rifts[era] === 0);

/** Damage to missions, which decides most choices: "Patch up Dr Foo! +1". */
const damageWords = (model: Model, trigger: 'energy' | 'rift' | 'clone', era: Era, many: number) =>
  damageAt(model.view, trigger, era, many).map(({ mission, count }) =>
    fill(model.words.panels.now.mission, { mission: missionText(model, mission).name, count: `+${count}` }),
  );

/** Probability of an overflow at the era before and after, where it changes. */
function calmWords({ view, words }: Model, era: Era, left: number): readonly string[] {
  const chance = (table: LoopView): string =>
    percent(words.language, outlookOf(table).eras[era]?.overflow ?? 0);
  const [from, to] = [chance(view), chance({ ...view, rifts: view.rifts.with(era, left) })];
  return from === to ? [] : [fill(words.panels.choice.overflowTo, { from, to })];
}

/** The part of a card that waits for an answer. */
function partAsked(view: LoopView): Part | undefined {
  const frame = view.pending.at(-1);
  return frame?.type === 'effect' && frame.source >= 0
    ? cardRow(view, frame.source).parts[frame.at]
    : undefined;
}

const vorticesOf = ({ isVortex }: LoopView): readonly number[] =>
  isVortex.flatMap((is, era) => (is ? [era] : []));

const namesOf = ({ words }: Model, eras: readonly number[]): string =>
  eras.map(era => words.game.eras[era] ?? '').join(', ');

function cardRemark(model: Model, card: Card): string | undefined {
  const { view, words, agent } = model;
  const { choice } = words.panels;
  switch (view.decision?.kind) {
    case 'takeCard':
    case 'bonusPick':
      return undefined; // Equal for all choices, so that the note says it.
    case 'helpCard':
      return fill(choice.helps, { agent: agentText(model, agent).name });
    case 'topCard':
      return choice.top;
    case 'ultraDestroy':
      return fill(choice.destroysOf, { at: words.game.at[cardRowOf(model, card).origin] ?? '' });
    default:
      return pickedRemark(model);
  }
}

/** Destination of a picked card, by the source of the question. */
function pickedRemark({ view, words }: Model): string | undefined {
  const { choice } = words.panels;
  const frame = view.pending.at(-1);
  if (frame?.type === 'power') return choice.applies;
  if (frame?.type === 'hand')
    return { discard: choice.discards, destroy: choice.destroys, ready: choice.readies }[frame.deed];
  const { op } = partAsked(view) ?? {};
  return op === 'applyCard' ? choice.stays : op === 'takeAvailable' ? choice.toDrawOwn : undefined;
}

/** Effect of pushing a clone to an era, whose name the title says; before that, its place and its way to go. */
function cloneRemark(model: Model, { token = 0, era }: Offered): string {
  const { view, words } = model;
  const { choice } = words.panels;
  const end = contentOf(view).tokens[token]?.destruction ?? 0;
  const nearWords = (from: Era): string => {
    const way = Math.abs(end - from);
    return plural(words.language, choice.cloneNear, Math.min(way, RING - way));
  };
  if (era === undefined) {
    const at = view.tokens[token] ?? 0;
    const place = words.game.at[at] ?? '';
    if (isDestroying(view)) return [...damageWords(model, 'clone', at, 1), place].join(', ');
    const swapped = swapWords(model, token);
    if (swapped) return [...(at === view.eras[model.agent] ? [] : [place]), swapped].join(', ');
    if (pulledTo(view) === end)
      return [place, choice.cloneArrives, ...damageWords(model, 'clone', end, 1)].join(', ');
    // The place goes without saying where the agent stands.
    const isHere = at === view.eras[model.agent];
    return [...(isHere ? [] : [place]), ...(at >= 0 && at !== end ? [nearWords(at)] : [])].join(', ');
  }
  if (end === era) return [choice.cloneDies, ...damageWords(model, 'clone', era, 1)].join(', ');
  return nearWords(era);
}

/** Clones of a swap that come home; undefined if neither does. */
function swapWords({ view, words }: Model, token: number): string | undefined {
  const frame = view.pending.at(-1);
  if (frame?.type !== 'swap' || frame.first < 0) return undefined;
  const { tokens } = contentOf(view);
  const comesHome = (one: number, other: number): boolean => tokens[one]?.destruction === view.tokens[other];
  const { choice } = words.panels;
  const [isHome, isOtherHome] = [comesHome(token, frame.first), comesHome(frame.first, token)];
  if (isHome) return isOtherHome ? choice.bothDie : choice.cloneArrives;
  return isOtherHome ? choice.otherDies : undefined;
}

/** True if the picked clone is destroyed, so that its way to go does not matter. */
function isDestroying({ pending }: LoopView): boolean {
  const frame = pending.at(-1);
  return frame?.type === 'clones' && frame.deed === 'destroy';
}

/** Era a picked clone is pulled to. */
function pulledTo({ pending, eras }: LoopView): Era | undefined {
  const frame = pending.at(-1);
  return frame?.type === 'clones' && frame.deed === 'pull' ? eras[frame.actor] : undefined;
}

function agentRemark(model: Model, agent: number): string {
  const { view, words } = model;
  const { choice } = words.panels;
  const hand = view.hands[agent] ?? [];
  switch (view.decision?.kind) {
    case 'assign':
      return hand.length + 1 < HAND_SIZE
        ? fill(choice.assigned, { count: hand.length + 1, all: HAND_SIZE })
        : fill(choice.starts, { all: HAND_SIZE });
    case 'invite': {
      const ready = hand.filter(card => !view.exhausted[card]);
      return fill(choice.ready, { cards: cardNames(model, ready) });
    }
    case 'ultraVictim':
      return view.pending.at(-1)?.type === 'losses'
        ? fill(choice.losesOne, { cards: cardNames(model, hand) })
        : choice.losesTop;
    default:
      return standsWords(model, agent);
  }
}

function dimensionRemark(model: Model, dimension: number): string {
  const { view, agent, words } = model;
  const { choice } = words.panels;
  const hand = view.hands[agent] ?? [];
  const readied = hand.filter(card => view.exhausted[card] && cardRowOf(model, card).dimension === dimension);
  return readied.length > 0
    ? fill(choice.readiesCards, { cards: cardNames(model, readied) })
    : choice.readiesNothing;
}

function ultraRemark(model: Model, ultra: number): string {
  const { view, words } = model;
  const { choice } = words.panels;
  if (view.decision?.kind === 'ultraNext') return ultraText(model, ultra).text;
  if (isLastDamage(view, ultra)) return greenFree(view) > 0 ? choice.ultraLast : choice.ultraLastDry;
  const damage = (view.overload[ultra] ?? 0) + 1;
  return fill(choice.ultraDamage, { damage, need: contentOf(view).ultras[ultra]?.slots ?? 0 });
}

/** Consequence of damage that is placed or kept (L-CENT-4, L-ULTRA-4), or that the question comes again. */
function damageRemark(model: Model, verb: Offered['verb']): string | undefined {
  const { view, words } = model;
  const { choice } = words.panels;
  if (view.decision?.kind === 'pickUltra') return choice.waitsEnergy;
  if (view.decision?.kind !== 'lastDamage') return undefined;
  return verb === 'no' ? choice.waitsLoop : rewardRemark(model);
}

/** L-CENT-5: missions that take the reward, and revealed missions that cannot. */
function rewardRemark(model: Model): string {
  const { view, words } = model;
  const { choice } = words.panels;
  const left = view.centrifuges.filter(at => at >= 0).length;
  if (archivedIn(view) >= ARCHIVES_TO_WIN && left === 1) return choice.archiveWins;
  const revealed = missionStates(view);
  const isServed = ({ era }: (typeof revealed)[number]): boolean => damageable(view, era) !== NONE;
  const named = (some: typeof revealed): string =>
    some.map(({ mission }) => missionWord(namingOf(model), mission)).join(', ');
  const served = revealed.filter(isServed);
  if (served.length === 0) return choice.rewardsNone;
  const lost = revealed.filter(one => !isServed(one));
  return [
    fill(choice.rewards, { missions: named(served) }),
    ...(lost.length > 0 ? [fill(choice.rewardLost, { missions: named(lost) })] : []),
  ].join(', ');
}

function archiveRemark({ view, words }: Model): string {
  const { choice } = words.panels;
  const count = archivedIn(view) + 1;
  return count >= ARCHIVES_TO_WIN && isExtraDone(view)
    ? choice.archiveWins
    : fill(choice.archiveMore, { count, all: ARCHIVES_TO_WIN });
}

/** Note for all choices: where the card goes, and who picks next. */
export function choiceNote(model: Model): string | undefined {
  const { view, words, agent } = model;
  const { choice } = words.panels;
  if (view.decision?.kind !== 'takeCard' && view.decision?.kind !== 'bonusPick') return undefined;
  const goes = fill(choice.toDraw, { agent: agentText(model, agent).name });
  const frame = view.pending.at(-1);
  if (frame?.type !== 'bonus') return goes;
  const next = frame.left.slice(1).map(one => agentText(model, one).name);
  return [
    goes,
    ...(next.length > 0 ? [fill(choice.next, { agents: next.join(', ') })] : []),
    choice.lastOne,
  ].join(' ');
}

/** The card that is assigned to an agent (L-SOLO-3), or whose effect asks. */
export function cardAsked(view: LoopView): Card | undefined {
  const frame = view.pending.at(-1);
  if (frame?.type === 'assign') return frame.card === NONE ? undefined : frame.card;
  const source = view.pending.findLast(one => one.type === 'effect')?.source ?? NONE;
  return source < 0 || isOfCards(view) ? undefined : source;
}
