import { DECISIONS, type LoopView, MODE_IDS } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import type { Manner } from '../../table/offers/hand.ts';
import type { Offered, Thing } from './contract.ts';
import { randomGame, situationOf } from './fixtures.ts';
import { emptyHand, pressOffer, pressThing, putBack } from './hand.ts';
import { listedOf } from './listed.ts';
import { marksOf } from './marks.ts';
import { isFree, keyOf } from './offers.ts';

const MOUSE: Manner = { isTouch: false, isOneClick: false };
const FINGER: Manner = { isTouch: true, isOneClick: false };
const HAND = emptyHand(1);

/** What lies on the table face up, wherever a panel or the board draws it. */
function thingsOn(view: LoopView): readonly Thing[] {
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
  const frame = view.pending.at(-1);
  const laid = frame?.type === 'bonus' ? frame.laid : frame?.type === 'destroying' ? frame.cards : [];
  const cards = new Set([
    ...view.hands.flat(),
    ...view.available.flat(),
    ...view.destroyed.slice(-1),
    ...laid,
  ]);
  return [
    ...upTo(7).map(era => ({ kind: 'era', era }) as const),
    ...[...cards].map(card => ({ kind: 'card', card }) as const),
    ...view.tokens.flatMap((at, token) => (at >= 0 ? [{ kind: 'token', token } as const] : [])),
    ...view.agents.map((_, agent) => ({ kind: 'agent', agent }) as const),
    ...view.missions.flatMap((at, mission) => (at >= 0 ? [{ kind: 'mission', mission } as const] : [])),
    ...view.ultras.flatMap((at, ultra) => (at >= 0 ? [{ kind: 'ultra', ultra } as const] : [])),
    ...upTo(3).map(dimension => ({ kind: 'dimension', dimension }) as const),
  ];
}

/** All that presses on things can play: the first press, the other ways it offers, and the press that does it. */
function playedBy(view: LoopView, offers: readonly Offered[], manner: Manner): Set<string> {
  const played = new Set<string>();
  for (const thing of thingsOn(view)) {
    const { hand, play, refused } = pressThing(view, offers, HAND, thing, manner);
    if (play) played.add(play.text);
    if (!hand.pending) expect(play === undefined, keyOf(thing)).toBe(refused !== undefined);
    for (const choice of hand.asking ?? (hand.pending ? [hand.pending] : [])) {
      const chosen = choice === hand.pending ? hand : pressOffer(hand, choice, manner).hand;
      const done = pressThing(view, offers, chosen, thing, manner).play;
      expect(done?.text).toBe(choice.text);
      played.add(choice.text);
    }
  }
  return played;
}

const GAMES = [
  ...MODE_IDS.flatMap(mode => [2, 4].map(seats => ({ seats, options: { mode } }))),
  { seats: 1, options: { agents: ['prowler', 'vgirl', 'mrtime'] } },
  { seats: 1, options: { mode: 'ultramachina', agents: ['robofinisher', 'vgirl'] } },
  { seats: 2, options: { agents: ['mrtime', 'prowler', 'vgirl', 'cztwyzzek'] } },
];

describe('reach', () => {
  const asked = new Set<string>();
  test.each(GAMES)('every answer is within reach of the screen, and no other: $seats, $options', given => {
    for (const round of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const state of randomGame(`reach ${round}`, given.seats, given.options)) {
        const { view, offers, legal } = situationOf(state);
        asked.add(view.decision?.kind ?? '');
        const listed = isFree(offers) ? offers.filter(({ thing }) => !thing) : listedOf(offers);
        for (const manner of [MOUSE, FINGER]) {
          const reached = playedBy(view, offers, manner);
          for (const { text } of listed) reached.add(text);
          expect(reached).toEqual(new Set(legal));
        }
      }
  });

  test('every kind of decision was among them', () => {
    const missed = Object.keys(DECISIONS).filter(kind => !asked.has(kind));
    expect(missed).toEqual([]);
  });
});

/** The first moment of a game at which actions are asked for and this can be done. */
function moment(verb: Offered['verb'], options: object = {}) {
  for (const seed of ['x', 'y', 'z'])
    for (const state of randomGame(seed, 2, options)) {
      const found = situationOf(state);
      const meant = found.offers.find(one => one.verb === verb);
      if (isFree(found.offers) && meant) return { ...found, meant };
    }
  throw new Error(`nobody can ${verb}`);
}

describe('a press', () => {
  const eraOf = ({ era = 0 }: Offered) => ({ kind: 'era', era }) as const;

  test('does at once what can be taken back, and chooses it first by a finger', () => {
    const { view, offers, meant } = moment('freeMove', { agents: ['prowler', 'vgirl'] });
    const alone = offers.filter(({ verb }) => verb !== 'move');
    expect(pressThing(view, alone, HAND, eraOf(meant), MOUSE).play).toBe(meant);
    const touched = pressThing(view, alone, HAND, eraOf(meant), FINGER);
    expect([touched.play, touched.hand.pending]).toEqual([undefined, meant]);
    expect(pressThing(view, alone, touched.hand, eraOf(meant), FINGER).play).toBe(meant);
  });

  test('on an era offers the free step first, the paid one beside it', () => {
    const { view, offers, meant } = moment('move', { agents: ['prowler', 'vgirl'] });
    const free = { ...meant, verb: 'freeMove', text: meant.text.replace('move', 'freeMove') } as const;
    const both = [...offers.filter(({ verb }) => verb !== 'freeMove'), free];
    const { hand } = pressThing(view, both, HAND, eraOf(meant), MOUSE);
    expect([hand.pending?.text, hand.asking?.map(({ text }) => text)]).toEqual([
      free.text,
      [free.text, meant.text],
    ]);
    const other = pressOffer(hand, meant, MOUSE);
    expect(other.hand.pending).toBe(meant);
    expect(pressOffer(other.hand, meant, MOUSE).play).toBe(meant);
  });

  test('never ends the actions unseen, unless the player wants one click', () => {
    const { offers, meant } = moment('endActions');
    const { hand, play } = pressOffer(HAND, meant, MOUSE);
    expect([play, hand.pending]).toEqual([undefined, meant]);
    expect(marksOf(offers, {}).size).toBeGreaterThan(0);
    expect(putBack(hand)).toEqual(HAND);
    expect(putBack(HAND)).toBeUndefined();
    expect(pressOffer(HAND, meant, { ...MOUSE, isOneClick: true }).play).toBe(meant);
  });

  test('that means nothing is guessed, so that the rules can say why', () => {
    const { view, offers } = moment('endActions');
    const far = [0, 1, 2, 3, 4, 5, 6].find(era => offers.every(one => one.era !== era)) ?? 0;
    expect(pressThing(view, offers, HAND, { kind: 'era', era: far }, MOUSE).refused).toMatch(
      /^(free)?[mM]ove \w+$/,
    );
    const card = view.hands.flat().find(one => offers.every(offered => offered.card !== one)) ?? 0;
    expect(pressThing(view, offers, HAND, { kind: 'card', card }, MOUSE).refused).toMatch(/^useCard [AS]-/);
  });
});

describe('marks', () => {
  test('promise what a press does: what can be taken back, what lasts, what is chosen', () => {
    for (const state of randomGame('marks', 3, {})) {
      const { offers, lasting } = situationOf(state);
      const marks = marksOf(offers, {});
      for (const [key, mark] of marks) {
        const about = offers.filter(({ thing }) => thing && keyOf(thing) === key);
        expect(about.length).toBeGreaterThan(0);
        expect(mark).toBe(about.every(({ text }) => text in lasting) ? 'lasting' : 'can');
      }
      const [chosen] = offers.filter(({ thing }) => thing);
      if (!chosen?.thing) continue;
      expect(marksOf(offers, { chosen: chosen.thing }).get(keyOf(chosen.thing))).toBe('chosen');
      expect(marksOf(offers, { hint: chosen.text }).get(keyOf(chosen.thing))).toBe('hint');
    }
  });
});
