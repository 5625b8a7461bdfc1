/** Last line of a card: its certain effects now. */
import { type Card, type Era, type Now, type NowPart, nowOf, outlookOf } from '@tessera/games/loop';
import { capitalised, fill, percent, plural } from '../../../text/index.ts';
import { isHandheld } from '../../../ui/breakpoints.ts';
import { cardName, cardRowOf, dimensionName, missionText } from './names.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words' | 'agent' | 'layout'>;
type Range = NowPart['count'];

/** Maximum number of clauses in the line, of a few cards and of more, which are narrow. */
const CLAUSES = 2;
const NARROW_CLAUSES = 1;
/** Number of cards that have room for two clauses. */
const FEW = 4;
const NAMED = 3;

export function nowWords(model: Model, card: Card): string {
  const { words, view, agent, layout } = model;
  const { now: said, hand } = words.panels;
  const lock = lockWords(model, card);
  if (lock) return lock;
  const now = nowOf(view, card, agent);
  const clauses = clausesOf(model, now);
  if (isHandheld(layout)) return now.isIdle ? said.idle : (clauses[0] ?? '');
  const most = (view.hands[agent]?.length ?? 0) > FEW ? NARROW_CLAUSES : CLAUSES;
  const what = now.isIdle ? said.idle : clauses.slice(0, most).join(' · ');
  return what && fill(hand.now, { what });
}

/** The greatest certain effect, without its eras; empty where the card is locked or idle, which is brief. */
export function briefNow(model: Model, card: Card): string {
  const now = nowOf(model.view, card, model.agent);
  return lockWords(model, card) || now.isIdle ? '' : (clausesOf(model, now, false)[0] ?? '');
}

/** Effects, the greatest first; `isPlaced`: with their eras. */
const clausesOf = (model: Model, now: Now, isPlaced = true): readonly string[] => [
  ...damageClauses(model, now),
  ...cubeClauses(model, now, isPlaced),
  ...cloneClauses(model, now),
  ...cardClauses(model, now),
];

/** L-CENT-2: in the era of a Centrifuge only cards of its dimension work. */
function lockWords({ words, view, agent }: Model, card: Card): string | undefined {
  const at = view.centrifuges.indexOf(view.eras[agent] ?? -1);
  const only = at < 0 ? undefined : view.lasers[at];
  if (only === undefined || cardRowOf({ view }, card).dimension === only) return undefined;
  return capitalised(fill(words.panels.loops.locked, { dimension: dimensionName({ words }, only) }));
}

const ranged = (
  forms: { readonly exact: string; readonly upTo: string; readonly between: string },
  { min, max }: Range,
): string => fill(min === max ? forms.exact : min === 0 ? forms.upTo : forms.between, { min, count: max });

/** Damage to missions; of a card that applies another one only the part that is certain. */
const damageClauses = (model: Model, { damage, isOpen }: Now): readonly string[] =>
  damage
    .map(({ mission, count: { min, max } }) => ({ mission, count: { min, max: isOpen ? min : max } }))
    .filter(({ count }) => count.max > 0)
    .map(({ mission, count }) =>
      fill(model.words.panels.now.mission, {
        mission: missionText(model, mission).name,
        count: ranged(model.words.panels.now.damage, count),
      }),
    );

const ENERGY: readonly NowPart['op'][] = ['addEnergy', 'levelEnergy'];
const RIFTS: readonly NowPart['op'][] = ['removeRift', 'levelRift'];

/** Beside damage to a mission the eras are left out. */
function cubeClauses(model: Model, { damage, parts, totals }: Now, isPlaced: boolean): readonly string[] {
  const { now } = model.words.panels;
  const said = (what: string, ops: readonly NowPart['op'][]): string =>
    damage.length > 0 || !isPlaced ? what : placed(model, what, parts, ops);
  return [
    ...(totals.energy.max > 0 ? [said(ranged(now.energy, totals.energy), ENERGY)] : []),
    ...(totals.rifts.max > 0
      ? [said(ranged(now.rifts, totals.rifts), RIFTS), ...calmClauses(model, parts)]
      : []),
  ];
}

/** Clause with its eras, unless it is the agent's own or any era. */
function placed(
  model: Model,
  what: string,
  parts: readonly NowPart[],
  ops: readonly NowPart['op'][],
): string {
  const { view, agent, words } = model;
  const acting = parts.filter(({ op, count }) => ops.includes(op) && count.max > 0);
  const isServed = (era: Era): boolean => ops !== RIFTS || (view.rifts[era] ?? 0) > 0;
  const eras = [...new Set(acting.flatMap(part => part.eras))].filter(isServed);
  const isHere = eras.length === 1 && eras[0] === view.eras[agent];
  if (isHere || eras.length === 0 || eras.length > NAMED) return what;
  const isOneOf = acting.some(part => part.isOneOf && part.eras.length > 1);
  return fill(words.panels.now.at, { what, eras: joined(model, eras, isOneOf) });
}

function joined({ words }: Model, eras: readonly Era[], isOneOf: boolean): string {
  const { and, now } = words.panels;
  const names = eras.map(era => words.game.erasShort[era] ?? '');
  const last = names.pop() ?? '';
  return names.length === 0 ? last : fill(isOneOf ? now.or : and, { first: names.join(', '), last });
}

/** Reduction of an overflow's probability, where the era and the number of rifts are certain. */
function calmClauses({ view, words }: Model, parts: readonly NowPart[]): readonly string[] {
  const sure = parts.filter(
    ({ op, eras, count, branch, isConditional, isOptional }) =>
      RIFTS.includes(op) &&
      eras.length === 1 &&
      count.max > 0 &&
      count.min === count.max &&
      branch === 0 &&
      !isConditional &&
      !isOptional,
  );
  if (sure.length === 0) return [];
  const rifts = view.rifts.slice();
  for (const { eras, count } of sure)
    rifts[eras[0] ?? 0] = Math.max(0, (rifts[eras[0] ?? 0] ?? 0) - count.max);
  const before = outlookOf(view);
  const after = outlookOf({ ...view, rifts });
  const eras = [...new Set(sure.flatMap(part => part.eras))];
  return eras.flatMap(era => {
    const [old, next] = [before.eras[era]?.overflow ?? 0, after.eras[era]?.overflow ?? 0];
    if (percent(words.language, old) === percent(words.language, next)) return [];
    return [
      fill(words.panels.now.calms, {
        era: words.game.erasShort[era] ?? '',
        chance: percent(words.language, next),
      }),
    ];
  });
}

const MOVED: readonly NowPart['op'][] = ['pushClone', 'pullClone', 'swapClone'];

function cloneClauses({ words }: Model, { parts, totals: { clones } }: Now): readonly string[] {
  const { now } = words.panels;
  if (clones.min > 0) return [plural(words.language, now.destroys, clones.min)];
  if (clones.max > 0) return [plural(words.language, now.mayDestroy, clones.max)];
  const moved = parts.filter(({ op }) => MOVED.includes(op)).reduce((sum, { count }) => sum + count.max, 0);
  return moved > 0 ? [plural(words.language, now.moves, moved)] : [];
}

const PICKED: readonly NowPart['op'][] = ['applyCard', 'ready', 'takeAvailable'];

/** Names of the cards that can be picked, if they are few. */
function cardClauses(model: Model, { parts }: Now): readonly string[] {
  const { now } = model.words.panels;
  return parts
    .filter(({ op, cards }) => PICKED.includes(op) && cards.length > 0)
    .map(({ cards }) =>
      cards.length > NAMED
        ? plural(model.words.language, now.cards, cards.length)
        : cards.map(card => cardName(model, card)).join(' / '),
    );
}
