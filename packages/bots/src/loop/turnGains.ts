/** Changes made by a turn, in terms that players have words for. */
import {
  ARCHIVES_TO_WIN,
  archivedIn,
  CENTRIFUGE_NEED,
  clonesAt,
  contentOf,
  damageOn,
  energyAt,
  isComplete,
  isExtraDone,
  isTurned,
  type LoopState,
  loop,
  MISSIONS,
  missionRow,
  outlookOf,
  RING,
} from '@tessera/games/loop';
import type { Gain, Reason } from '../reason.ts';
import { isArchivable } from './features.ts';

const gain = (gain: number, key: string, params: Reason['params'] = {}): Gain => ({
  gain,
  reason: { key, params },
});

const archivable = (state: LoopState): number =>
  MISSIONS.findIndex((_, mission) => isArchivable(state, mission));

/** L-END-6 */
export const isWonAtEnd = (state: LoopState): boolean =>
  archivable(state) >= 0 && archivedIn(state) === ARCHIVES_TO_WIN - 1 && isExtraDone(state);

/** Gains between two points of a turn. */
export const gainsOfTurn = (before: LoopState, after: LoopState): readonly Gain[] =>
  after === before
    ? []
    : [
        ...gainsOfMissions(before, after),
        ...gainsOfDanger(before, after),
        ...gainsOfMode(before, after),
        ...gainsOfPieces(before, after),
      ];

function gainsOfMissions(before: LoopState, after: LoopState): readonly Gain[] {
  const gains: Gain[] = [];
  const archived = archivable(after);
  if (archived >= 0) gains.push(gain(40_000, 'archives', { mission: missionRow(archived).id }));
  MISSIONS.forEach(({ id, need }, mission) => {
    const damage = damageOn(after, mission);
    if (mission === archived || !isTurned(after, mission) || damage <= damageOn(before, mission)) return;
    if (isComplete(after, mission)) gains.push(gain(30_000, 'completes', { mission: id }));
    else gains.push(gain(20_000 + damage, 'damages', { mission: id, damage, need }));
  });
  return gains;
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Changes of the exact chances of the next throw, as the table shows them. */
function gainsOfDanger(before: LoopState, after: LoopState): readonly Gain[] {
  const [was, is] = [outlookOf(loop.view(before, 0)), outlookOf(loop.view(after, 0))];
  const lost = [percent(was.defeat), percent(is.defeat)] as const;
  if (lost[1] < lost[0]) return [gain(25_000, 'survives', { before: lost[0], after: lost[1] })];
  let [era, most] = [-1, LEAST_CALM];
  was.eras.forEach(({ overflow }, one) => {
    const fall = percent(overflow) - percent(is.eras[one]?.overflow ?? 0);
    if (fall >= most) [era, most] = [one, fall];
  });
  if (era < 0) return [];
  const [first, last] = [was.eras[era]?.overflow ?? 0, is.eras[era]?.overflow ?? 0];
  return [gain(10_000 + most, 'calms', { era, before: percent(first), after: percent(last) })];
}
/** Least reduction of the danger worth mentioning, in percentage points. */
const LEAST_CALM = 3;

function gainsOfMode(before: LoopState, after: LoopState): readonly Gain[] {
  const gains: Gain[] = [];
  const { tokens, ultras } = contentOf(after);
  const supasIn = (state: LoopState): number =>
    tokens.filter(({ isSupa }, token) => isSupa && (state.tokens[token] as number) >= 0).length;
  const [was, left] = [supasIn(before), supasIn(after)];
  if (left < was) gains.push(gain(28_000, 'supas', { left }));
  const heatIn = (state: LoopState): number =>
    state.centrifuges.reduce(
      (sum, at, token) => sum + (at < 0 ? 0 : CENTRIFUGE_NEED - (state.heat[token] as number)),
      0,
    );
  const heat = heatIn(after);
  if (heat < heatIn(before)) gains.push(gain(18_000, 'centrifuges', { left: heat }));
  const gone = ultras.find(
    (_, ultra) => (before.ultras[ultra] as number) >= 0 && (after.ultras[ultra] as number) < 0,
  );
  if (gone) gains.push(gain(15_000, 'ultras', { ultra: gone.id }));
  return gains;
}

function gainsOfPieces(before: LoopState, after: LoopState): readonly Gain[] {
  const eras = Array.from({ length: RING }, (_, era) => era);
  const sum = (state: LoopState, of: (state: LoopState, era: number) => number): number =>
    eras.reduce((total, era) => total + of(state, era), 0);
  const fall = (of: (state: LoopState, era: number) => number): number => sum(before, of) - sum(after, of);
  const fewerClones = fall(clonesAt);
  const fewerRifts = fall(({ rifts }, era) => rifts[era] as number);
  const moreEnergy = -fall(energyAt);
  return [
    gain(100 * fewerClones, 'clones', { count: fewerClones }),
    gain(90 * fewerRifts, 'rifts', { count: fewerRifts }),
    gain(60 * moreEnergy, 'energy', { count: moreEnergy }),
  ];
}
