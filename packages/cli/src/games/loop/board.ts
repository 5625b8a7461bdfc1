/** The ring of eras as text: a line for each era, then one for each agent. */
import {
  type Agent,
  agentWord,
  archivedIn,
  bagOf,
  cardWord,
  cloneWord,
  cyclesOf,
  ERAS,
  type Era,
  isReady,
  isSolo,
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
import { LOOP_TEXT } from '../texts.ts';
import { LOOP_PLAY_TEXT, type LoopPlayText } from './text.ts';
import { seatName } from './words.ts';

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
    fooLine(view, text, naming),
    '',
    ...ERAS.map((_, era) => eraLine(view, era, naming, text, hasColour)),
    '',
    ...view.agents.map((_, agent) => agentLine(view, agent, naming, text)),
    ...(top === undefined ? [] : [filled(text.destroyed, { card: cardWord(naming, top) })]),
  ];
}

/** Dr Foo's era, and the eras of this cycle that he has not visited. */
function fooLine(view: LoopView, text: LoopPlayText, { text: { eras: names } }: Naming): string {
  const eras = cyclesOf(view).left.map(era => names[era]);
  const here = filled(text.fooAt, { era: names[view.foo] ?? '-' });
  return eras.length === 0 ? here : `${here}; ${filled(text.toCome, { eras: eras.join(', ') })}`;
}

/** `Industrial Era  ##.  2+1  vortex; Mr Time; a clone of Globalization; Matryoshka` */
function eraLine(view: LoopView, era: Era, naming: Naming, text: LoopPlayText, hasColour: boolean): string {
  const rifts = view.rifts[era] as number;
  const slots = '#'.repeat(rifts).padEnd(RIFT_SLOTS, '.');
  const perpetual = view.perpetual[era] as number;
  const energy = `${view.energy[era]}${perpetual > 0 ? `+${perpetual}` : ''}`;
  const { eras } = naming.text;
  const width = Math.max(...eras.map(name => name.length)) + 2;
  const head = `${(eras[era] ?? '').padEnd(width)}${hasColour && rifts > 0 ? ink(slots, '1;31') : slots}`;
  const there = thingsAt(view, era, naming, text).join('; ');
  return `${head}  ${energy.padEnd(5)}${there}`.trimEnd();
}

function thingsAt(view: LoopView, era: Era, naming: Naming, text: LoopPlayText): string[] {
  const agents = view.eras.flatMap((at, agent) => (at === era ? [agentWord(naming, agent)] : []));
  const clones = tokensAt(view, at => at === era).map(token => cloneWord(naming, token, true));
  const available = (view.available[era] ?? []).map(card => cardWord(naming, card));
  const centrifuge = view.centrifuges.indexOf(era);
  const dimension = naming.text.dimensions[view.lasers[centrifuge] ?? 0] ?? '';
  const laser = filled(text.centrifuge, { dimension, heat: view.heat[centrifuge] ?? 0 });
  const ultras = ultrasAt(view, era).map(ultra => ultraWord(naming, ultra));
  return [
    era === view.foo ? text.foo : '',
    view.isVortex[era] ? text.vortex : '',
    agents.join(', '),
    clones.join(', '),
    missionText(view, era, naming, text),
    centrifuge < 0 ? '' : laser,
    ultras.join(', '),
    available.join(', '),
  ].filter(Boolean);
}

function missionText(view: LoopView, era: Era, naming: Naming, text: LoopPlayText): string {
  if (view.hiddenTiles.includes(era)) return text.unknown;
  const state = missionStates(view).find(one => one.era === era);
  return state ? `${missionWord(naming, state.mission)} ${state.damage}/${state.need}` : '';
}

function agentLine(view: LoopView, agent: Agent, naming: Naming, text: LoopPlayText): string {
  const hand = (view.hands[agent] ?? []).map(card =>
    isReady(view, card) ? cardWord(naming, card) : `(${cardWord(naming, card)})`,
  );
  const isActive = agent === view.active;
  const name = `${isActive ? '>' : ' '} ${agentWord(naming, agent)} (${seatName(view.holders[agent] ?? 0)})`;
  const isDeck = !isSolo(view) || agent === 0;
  return [
    name,
    filled(text.hand, { cards: hand.join(', ') || '-' }),
    view.battery[agent] ? text.charged : '',
    isDeck ? deckText(view, playerOf(view, agent), naming, text) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function deckText(view: LoopView, player: number, naming: Naming, text: LoopPlayText): string {
  const { cards = [], known = [] } = view.draws[player] ?? {};
  const top = known.toReversed().map(card => cardWord(naming, card));
  const pile = `${text.draw} ${cards.length + known.length}`;
  const seen = top.length > 0 ? ` (${filled(text.onTop, { cards: top.join(', ') })})` : '';
  return `${pile}${seen}; ${text.discard} ${view.discards[player]?.length ?? 0}`;
}
