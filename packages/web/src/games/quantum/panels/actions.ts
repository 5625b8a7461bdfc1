/** The five actions of a turn, and its end. */
import type { Seat } from '@tessera/engine';
import {
  breakthroughAt,
  type Die,
  dieOf,
  drawsEarned,
  FLEET,
  geometryOf,
  type Orbit,
  orbitOf,
  type Planet,
  SCRAPYARD,
} from '@tessera/games/quantum';
import { fill, plural } from '../../../text/index.ts';
import type { Mode, Offered } from '../contract.ts';
import { shipWords, squareWords } from '../speech.ts';
import { type Deed, type DeedModel, ofVerb } from './deeds.ts';
import type { DeedIconName } from './icons.tsx';
import { sumText } from './names.ts';
import type { PanelModel } from './props.ts';

/**
 * Why nothing can be done now: an earlier moment is shown, it is over, another's turn, or in one's own dice still roll and
 * somebody is asked.
 */
export function waitWords({
  view,
  me,
  words,
  back,
}: Pick<PanelModel, 'view' | 'me' | 'words' | 'back'>): string {
  const { bar } = words.panels;
  if (back?.past) return bar.past;
  if (view.outcome) return bar.over;
  return view.turn.active === me ? bar.moment : bar.wait;
}

/** Always in the same places. */
export function actionDeeds(model: DeedModel): readonly Deed[] {
  const { view, me, words, offers, mode, chosen, enter, press } = model;
  const { bar } = words.panels;
  const isYours = ofVerb(offers, 'end').length > 0;
  const { actions } = view.turn;
  /** What comes before any other reason. */
  const barred = !isYours ? waitWords(model) : actions === 0 ? bar.noActions : undefined;
  const moves = ofVerb(offers, 'move', 'attack');
  const research = ofVerb(offers, 'research')[0];
  const modal = (key: Mode, icon: DeedIconName, caption: string, cost: number) => ({
    key,
    icon,
    caption,
    cost,
    isReady: ofVerb(offers, key).length > 0,
    isOn: mode === key,
    press: () => enter(key),
  });
  const deploy = ofVerb(offers, 'deploy')[0];
  const construct = ofVerb(offers, 'construct');
  return [
    {
      key: 'move',
      icon: 'move',
      name: bar.move,
      caption: moves.length > 0 ? moveWords(model) : (barred ?? bar.allMoved),
      cost: 1,
      isReady: moves.length > 0,
      isOn: mode === undefined && model.selected !== undefined && moves.length > 0,
      press: () => mode && enter(mode),
    },
    {
      ...modal('reconfigure', 'reconfigure', barred ?? bar.newFace, 1),
      name: bar.reconfigure,
    },
    {
      ...modal('deploy', 'deploy', deployWords(model, deploy, barred), deploy ? deploy.cost : 1),
      name: bar.deploy,
    },
    {
      ...modal('construct', 'construct', constructWords(model, construct, isYours), 2),
      name: bar.construct,
      brief: constructBrief(model, construct, isYours),
      isGood: construct.length > 0,
      press: () => (construct.length === 1 && construct[0] ? press(construct[0]) : enter('construct')),
      isOn: mode === 'construct' || chosen?.verb === 'construct',
    },
    {
      key: 'research',
      icon: 'research',
      name: bar.research,
      caption: researchWords(model, view.research[me] ?? 1, barred),
      brief: barred ? undefined : cardBrief(model, view.research[me] ?? 1),
      cost: 1,
      isReady: research !== undefined,
      isOn: chosen?.verb === 'research',
      press: () => research && press(research),
    },
  ];
}

function moveWords(model: DeedModel): string {
  const { selected, words, offers } = model;
  const canMove = offers.some(({ verb, die }) => (verb === 'move' || verb === 'attack') && die === selected);
  return selected !== undefined && canMove ? shipWords(model, selected) : words.panels.bar.aShip;
}

function deployWords(model: DeedModel, deploy: Offered | undefined, barred: string | undefined): string {
  const { view, me, words } = model;
  const { bar } = words.panels;
  const dice = Array.from({ length: FLEET }, (_, number): Die => dieOf(me, number));
  const scrapped = dice.filter(die => view.places[die] === SCRAPYARD);
  if (scrapped.length === 0) return bar.scrapyardEmpty;
  if (!deploy) return barred ?? bar.noOrbit;
  const [only, ...more] = scrapped;
  return only !== undefined && more.length === 0
    ? shipWords(model, only)
    : plural(words.language, bar.waiting, scrapped.length);
}

/** Which planet takes a cube; else the reason, or how far the own fleet is. */
function constructWords(model: DeedModel, construct: readonly Offered[], isYours: boolean): string {
  const { words } = model;
  const { bar } = words.panels;
  const named = planetsOf(model, construct);
  if (named.length > 1) return plural(words.language, bar.readyMany, named.length);
  if (named.length === 1) return fill(bar.ready, { at: planetSquare(model, named[0] ?? -1) });
  if (!isYours) return waitWords(model);
  if (ownOrbits(model).some(({ isReady }) => isReady)) return bar.needsTwo;
  const nearest = nearestOf(model);
  return nearest
    ? fill(bar.nearest, { sum: sumText(model, nearest), at: planetSquare(model, nearest.planet) })
    : bar.noneReady;
}

/** "8/8 (4,4)", where there is room for one line. */
function constructBrief(
  model: DeedModel,
  construct: readonly Offered[],
  isYours: boolean,
): string | undefined {
  const [planet, ...more] = planetsOf(model, construct);
  if (more.length > 0 || !isYours) return undefined;
  const orbits = ownOrbits(model);
  const orbit = planet === undefined ? nearestOf(model) : orbits[planet];
  const isShort = planet === undefined && orbits.some(({ isReady }) => isReady);
  if (isShort) return undefined;
  if (!orbit) return model.words.panels.bar.nowhere;
  return `${sumText(model, orbit)} ${planetSquare(model, orbit.planet)}`;
}

/** "(4,4)": the bar has room for little more. */
const planetSquare = (model: DeedModel, planet: Planet): string =>
  squareWords(model, geometryOf(model.view.map).planets[planet]?.square ?? 0);

const planetsOf = ({ view }: DeedModel, construct: readonly Offered[]): readonly Planet[] =>
  construct.map(({ square = -1 }) => geometryOf(view.map).planetOn[square] ?? -1);

const ownOrbits = ({ view, me }: DeedModel): readonly Orbit[] =>
  geometryOf(view.map).planets.map((_, planet) => orbitOf(view, me, planet));

/** The open planet that lacks least. */
const nearestOf = (model: DeedModel): Orbit | undefined =>
  ownOrbits(model)
    .filter(({ sum, needed, isOpen }) => isOpen && sum > 0 && sum < needed)
    .toSorted((a, b) => a.needed - a.sum - (b.needed - b.sum))[0];

function researchWords({ view, me, words }: DeedModel, from: number, barred: string | undefined): string {
  const { bar } = words.panels;
  if (from >= 6) return bar.top;
  if (barred) return barred;
  return fill(earnsCard(view, me, from) ? bar.stepCard : bar.step, { from, to: from + 1 });
}

const earnsCard = (view: DeedModel['view'], me: Seat, from: number): boolean =>
  from + 1 >= breakthroughAt(view, me);

/** A card is told in one line. */
const cardBrief = ({ view, me, words }: DeedModel, from: number): string | undefined =>
  from < 6 && earnsCard(view, me, from) ? fill(words.panels.bar.cardAt, { to: from + 1 }) : undefined;

/** What the end of the actions would mean: actions that are lost, cards that are taken, else whose turn it is. */
export function endWords({ view, words }: Pick<PanelModel, 'view' | 'words'>): string {
  const { bar } = words.panels;
  const { actions } = view.turn;
  if (actions > 0) return plural(words.language, bar.lost, actions);
  const earned = drawsEarned(view);
  return earned > 0 ? plural(words.language, bar.earns, earned) : bar.passes;
}
