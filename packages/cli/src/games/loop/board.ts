/** The ring of eras in letters: a line for each of them, then one for each agent. */
import {
  type Agent,
  agentWord,
  archivedIn,
  bagOf,
  type Card,
  cardWord,
  contentOf,
  cyclesOf,
  DIMENSIONS,
  ERAS,
  type Era,
  isReady,
  isSolo,
  LOOP_TEXT,
  type LoopView,
  matchText,
  missionStates,
  missionWord,
  type Naming,
  playerOf,
  RIFT_SLOTS,
  tokensAt,
  ultrasAt,
  ultraWord,
  vorticesIn,
} from '@tessera/games/loop';
import { ink } from '../../ink.ts';
import { filled, type Language } from '../../words.ts';
import { LOOP_PLAY_TEXT, type LoopPlayText } from './text.ts';
import { seatName } from './words.ts';

const WIDTH = Math.max(...ERAS.map(era => era.length)) + 2;

export const namingOf = (view: LoopView, language: Language): Naming => ({
  text: matchText(LOOP_TEXT[language], view.options, language),
  table: view,
  seat: seatName,
});

export function boardLines(view: LoopView, language: Language, hasColour: boolean): string[] {
  const [text, naming] = [LOOP_PLAY_TEXT[language], namingOf(view, language)];
  const top = view.destroyed.at(-1);
  return [
    filled(text.status, {
      turn: view.turn,
      cycle: view.cycle,
      archived: archivedIn(view),
      vortices: vorticesIn(view),
      bag: bagOf(view).length,
    }),
    fooLine(view, text),
    '',
    ...ERAS.map((_, era) => eraLine(view, era, naming, text, hasColour)),
    '',
    ...view.agents.map((_, agent) => agentLine(view, agent, naming, text)),
    ...(top === undefined ? [] : [filled(text.destroyed, { card: cardText(naming, top) })]),
  ];
}

/** Where he is, and which eras of this cycle he has not been at. */
function fooLine(view: LoopView, text: LoopPlayText): string {
  const eras = cyclesOf(view).left.map(era => ERAS[era]);
  const here = `${text.foo}: ${ERAS[view.foo] ?? '-'}`;
  return eras.length === 0 ? here : `${here}; ${filled(text.toCome, { eras: eras.join(', ') })}`;
}

/** `industry      ##.  2+1  vortex; Mr Time; C-1-4; A-22 Matryoshka` */
function eraLine(view: LoopView, era: Era, naming: Naming, text: LoopPlayText, hasColour: boolean): string {
  const rifts = view.rifts[era] as number;
  const slots = '#'.repeat(rifts).padEnd(RIFT_SLOTS, '.');
  const perpetual = view.perpetual[era] as number;
  const energy = `${view.energy[era]}${perpetual > 0 ? `+${perpetual}` : ''}`;
  const head = `${(ERAS[era] as string).padEnd(WIDTH)}${hasColour && rifts > 0 ? ink(slots, '1;31') : slots}`;
  const there = thingsAt(view, era, naming, text).join('; ');
  return `${head}  ${energy.padEnd(5)}${there}`.trimEnd();
}

function thingsAt(view: LoopView, era: Era, naming: Naming, text: LoopPlayText): string[] {
  const { cards, tokens } = contentOf(view);
  const agents = view.eras.flatMap((at, agent) => (at === era ? [agentWord(naming, agent)] : []));
  const clones = tokensAt(view, at => at === era).map(token => tokens[token]?.id);
  const available = (view.available[era] ?? []).map(card => cards[card]?.id);
  const centrifuge = view.centrifuges.indexOf(era);
  const laser = `CF-${centrifuge + 1} ${DIMENSIONS[view.lasers[centrifuge] ?? 0]} ${view.heat[centrifuge]}/3`;
  const ultras = ultrasAt(view, era).map(ultra => ultraWord(naming, ultra));
  return [
    era === view.foo ? text.foo : '',
    view.isVortex[era] ? text.vortex : '',
    agents.join(', '),
    clones.join(' '),
    missionText(view, era, naming, text),
    centrifuge < 0 ? '' : laser,
    ultras.join(', '),
    available.join(' '),
  ].filter(Boolean);
}

function missionText(view: LoopView, era: Era, naming: Naming, text: LoopPlayText): string {
  if (view.hiddenTiles.includes(era)) return text.unknown;
  const state = missionStates(view).find(one => one.era === era);
  return state ? `${missionWord(naming, state.mission)} ${state.damage}/${state.need}` : '';
}

export const cardText = (naming: Naming, card: Card): string =>
  `${contentOf(naming.table).cards[card]?.id} ${cardWord(naming, card)}`;

function agentLine(view: LoopView, agent: Agent, naming: Naming, text: LoopPlayText): string {
  const hand = (view.hands[agent] ?? []).map(card =>
    isReady(view, card) ? cardText(naming, card) : `(${cardText(naming, card)})`,
  );
  const isActive = agent === view.active;
  const name = `${isActive ? '>' : ' '} ${agentWord(naming, agent)} (${seatName(view.holders[agent] ?? 0)})`;
  const isDeck = !isSolo(view) || agent === 0;
  return [
    name,
    `${text.hand}: ${hand.join(', ') || '-'}`,
    view.battery[agent] ? text.charged : '',
    isDeck ? deckText(view, playerOf(view, agent), naming, text) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function deckText(view: LoopView, player: number, naming: Naming, text: LoopPlayText): string {
  const { cards = [], known = [] } = view.draws[player] ?? {};
  const top = known.toReversed().map(card => cardText(naming, card));
  const pile = `${text.draw} ${cards.length + known.length}`;
  const seen = top.length > 0 ? ` (${text.onTop}: ${top.join(', ')})` : '';
  return `${pile}${seen}; ${text.discard} ${view.discards[player]?.length ?? 0}`;
}
