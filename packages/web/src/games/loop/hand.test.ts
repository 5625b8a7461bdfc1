import { DECISIONS, type LoopView, MODE_IDS } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { table } from '../../../../games/test/loopTable.ts';
import type { Manner } from '../../table/offers/hand.ts';
import type { Offered, Thing } from './contract.ts';
import { randomGame, situationOf } from './fixtures.ts';
import { emptyHand, pressOffer, pressThing, putBack } from './hand.ts';
import { inOrder, isDeclining, listedOf } from './listed.ts';
import { marksOf } from './marks.ts';
import { isFree, keyOf } from './offers.ts';

const PLAIN: Manner = { isOneClick: false };
const CAREFUL: Manner = { isOneClick: false, isCareful: true };
const HAND = emptyHand(1);

/** All visible pieces, on the board and on panels. */
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

/**
 * All answers that presses on pieces can play: by the first press, by its alternatives, and by confirmation.
 */
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

const SAMPLES = [
  ...MODE_IDS.flatMap(mode => [2, 4].map(seats => ({ seats, options: { mode } }))),
  { seats: 1, options: { agents: ['prowler', 'vgirl', 'mrtime'] } },
  { seats: 1, options: { mode: 'ultramachina', agents: ['robofinisher', 'vgirl'] } },
  { seats: 2, options: { agents: ['mrtime', 'prowler', 'vgirl', 'cztwyzzek'] } },
];

describe('reach', () => {
  const asked = new Set<string>();
  test.each(SAMPLES)(
    'every legal answer is reachable on the screen, and no other: $seats, $options',
    given => {
      for (const round of ['a', 'b', 'c', 'd', 'e', 'f'])
        for (const state of randomGame(`reach ${round}`, given.seats, given.options)) {
          const { view, offers, legal } = situationOf(state);
          asked.add(view.decision?.kind ?? '');
          // Buttons: everything without a piece, and the first answers of a question.
          const listed = [...offers.filter(({ thing }) => !thing), ...listedOf(offers)];
          for (const manner of [PLAIN, CAREFUL]) {
            const reached = playedBy(view, offers, manner);
            for (const { text } of listed) reached.add(text);
            expect(reached).toEqual(new Set(legal));
          }
        }
    },
  );

  test('every kind of decision occurs', () => {
    const missed = Object.keys(DECISIONS).filter(kind => !asked.has(kind));
    expect(missed).toEqual([]);
  });
});

/** The first state of a game in which an action of this kind is legal. */
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

  test('plays an answer that can be undone at once, and selects a careful one first', () => {
    const { view, offers, meant } = moment('freeMove', { agents: ['prowler', 'vgirl'] });
    const alone = offers.filter(({ verb }) => verb !== 'move');
    expect(pressThing(view, alone, HAND, eraOf(meant), PLAIN).play).toBe(meant);
    const careful = pressThing(view, alone, HAND, eraOf(meant), CAREFUL);
    expect([careful.play, careful.hand.pending]).toEqual([undefined, meant]);
    expect(pressThing(view, alone, careful.hand, eraOf(meant), CAREFUL).play).toBe(meant);
  });

  test('on an era selects the free step, with the paid one as alternative', () => {
    const { view, offers, meant } = moment('move', { agents: ['prowler', 'vgirl'] });
    const free = { ...meant, verb: 'freeMove', text: meant.text.replace('move', 'freeMove') } as const;
    const both = [...offers.filter(({ verb }) => verb !== 'freeMove'), free];
    const { hand } = pressThing(view, both, HAND, eraOf(meant), PLAIN);
    expect([hand.pending?.text, hand.asking?.map(({ text }) => text)]).toEqual([
      free.text,
      [free.text, meant.text],
    ]);
    const other = pressOffer(hand, meant, PLAIN);
    expect(other.hand.pending).toBe(meant);
    expect(pressOffer(other.hand, meant, PLAIN).play).toBe(meant);
  });

  test('never ends the actions without confirmation, unless one-click mode is on', () => {
    const { offers, meant } = moment('endActions');
    const { hand, play } = pressOffer(HAND, meant, PLAIN);
    expect([play, hand.pending]).toEqual([undefined, meant]);
    expect(marksOf(offers, {}).size).toBeGreaterThan(0);
    expect(putBack(hand)).toEqual(HAND);
    expect(putBack(HAND)).toBeUndefined();
    expect(pressOffer(HAND, meant, { ...PLAIN, isOneClick: true }).play).toBe(meant);
  });

  test('without a meaning becomes a guess, so that the rules can explain it', () => {
    const { view, offers } = moment('endActions');
    const far = [0, 1, 2, 3, 4, 5, 6].find(era => offers.every(one => one.era !== era)) ?? 0;
    expect(pressThing(view, offers, HAND, { kind: 'era', era: far }, PLAIN).refused).toMatch(
      /^(free)?[mM]ove \w+$/,
    );
    const card = view.hands.flat().find(one => offers.every(offered => offered.card !== one)) ?? 0;
    expect(pressThing(view, offers, HAND, { kind: 'card', card }, PLAIN).refused).toMatch(/^useCard [AS]-/);
  });
});

describe('marks', () => {
  test('tell apart answers that can be undone, answers that cannot, and the selected one', () => {
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

test('1 is the first thing shown, and no digit declines', () => {
  const at = table({
    agents: { mrtime: { era: 'industry', draw: 'S-MT-2 S-MT-4 S-MT-6' }, vgirl: {} },
    available: { industry: 'A-22 A-27' },
  });
  at.play('endActions');
  const { offers } = situationOf(at.state);
  expect(inOrder(offers).map(({ verb }) => verb)).toEqual(['card', 'card', 'none']);
  expect(listedOf(offers).map(({ verb }) => verb)).toEqual(['card', 'card']);
});

test('no digit stops a walk, however many answers there are', () => {
  let walks = 0;
  for (const state of randomGame('walk', 2, { agents: ['cztwyzzek', 'robofinisher'] })) {
    const { offers } = situationOf(state);
    if (!offers.some(({ verb }) => verb === 'stop')) continue;
    walks++;
    const [first] = listedOf(offers);
    expect(first).toBe(inOrder(offers).find(one => !isDeclining(one)));
    expect(listedOf(offers).some(isDeclining)).toBe(false);
  }
  expect(walks).toBeGreaterThan(0);
});
