/**
 * The literal implementation of docs/rules/loop.md: the whole game as one coroutine, phase by phase, asking
 * as it goes.
 */
import { CARDS, ERAS, NEEDS, STARTS, ULTRAS } from './book.ts';
import { applyCard, moveAgent, readyAll } from './effects.ts';
import { beside, byIndex, type Doing, GameOver, remove, type Settings, type Table } from './table.ts';
import { ultraPhase } from './ultra.ts';

export type { Asked, Doing } from './table.ts';
export { Table } from './table.ts';

export function* literalGame(t: Table): Doing {
  try {
    yield* setUp(t);
    for (;;) {
      yield* fooPhase(t);
      yield* actions(t);
      yield* addCard(t);
      yield* archive(t);
      yield* endOfTurn(t);
    }
  } catch (end) {
    if (!(end instanceof GameOver)) throw end;
  }
}

// --- section 4

const COUNTS: Readonly<Record<string, Readonly<Record<Settings['difficulty'], number>>>> = {
  sabotage: { month: 0, year: 1, infinity: 3 },
  supa: { month: 3, year: 4, infinity: 5 },
  centrifuge: { month: 2, year: 3, infinity: 3 },
  ultramachina: { month: 4, year: 5, infinity: 7 },
};
const CLONES = [0, 7, 7, 5, 4];
const OFFERED = [0, 2, 2, 3, 4];
const FACES = [
  ['spiral', 'star'],
  ['star', 'stripes'],
  ['stripes', 'spiral'],
];

function* setUp(t: Table): Doing {
  const { mode, difficulty, agents, isSolo } = t.settings;
  const count = COUNTS[mode]?.[difficulty] as number;
  t.agents = agents.map(code => ({ code, era: STARTS[code] as number, battery: true, hand: [] }));
  t.bag = ERAS.flatMap((_, g) => [2, 3, 4, 5].map(d => `C-${g}-${(g + d) % 7}`));
  t.supasUnused = ERAS.map((_, era) => `SC-${era}`);
  const tiles = t.shuffle(Object.keys(NEEDS));
  t.tiles = tiles.slice(0, 7).map(id => ({ id, isTurned: false, damage: 0, slots: [] }));
  t.removed = tiles.slice(7).map(id => `?${id}`);
  const foos = t.shuffle(ERAS.map((_, era) => era));
  t.bigDeck = t.shuffle(Object.keys(CARDS).filter(id => id.startsWith('A')));
  const firsts = foos.slice(0, 2);
  for (const [era, tile] of t.tiles.entries()) {
    if (firsts.includes(era)) {
      t.rifts[era] = 1;
      if (tile) tile.isTurned = true;
    } else t.energy[era] = 1;
  }
  if (mode === 'centrifuge') {
    const tokens = ['CF-1', 'CF-2', 'CF-3'];
    for (const era of foos.slice(2, 2 + count)) {
      const id = t.takeAny(tokens);
      const face = FACES[Number(id.slice(3)) - 1]?.[t.below(2)] as string;
      t.centrifuges.set(era, { id, face, damage: 0 });
      if (difficulty === 'infinity') (t.rifts[era] as number)++;
    }
  }
  if (mode !== 'ultramachina') t.fooPile = t.shuffle(ERAS.map((_, era) => era));
  if (mode === 'supa')
    for (let k = 1; k <= count; k++) {
      const token = t.takeAny(t.supasUnused);
      t.clones.set(token, (Number(token.slice(3)) + k) % 7);
    }
  t.generate((CLONES[t.players] as number) - t.clones.size);
  for (let i = 0; i < (OFFERED[t.players] as number); i++) t.makeAvailable();
  if (mode === 'sabotage') t.generate(count);
  if (mode === 'ultramachina') {
    t.ultraPile = t.shuffle(Object.keys(ULTRAS));
    revealUltras(t, count);
    t.foo = 6;
  }
  if (!isSolo) t.active = t.below(t.agents.length);
  const starting = agents.map(code => Object.keys(CARDS).filter(id => CARDS[id]?.agent === code));
  t.draw = (isSolo ? [starting.flat()] : starting).map(cards => t.shuffle(cards));
  t.discard = t.draw.map(() => []);
  t.known = t.draw.map(() => 0);
  if (mode === 'ultramachina') yield* bonus(t);
  if (isSolo) yield* assign(t);
  else for (const [agent] of t.agents.entries()) for (let i = 0; i < 3; i++) t.drawOne(agent);
}

function revealUltras(t: Table, count: number): void {
  for (const id of t.ultraPile.splice(0, count)) t.ultras.set(id, 0);
}

/** L-SOLO-3, L-SOLO-10 */
function* assign(t: Table): Doing {
  const sizes = (): number[] => t.agents.map(({ hand }) => hand.length);
  while (!sizes().includes(3)) {
    const card = t.topOfDraw(0);
    if (card === undefined) {
      const most = Math.max(...sizes());
      const tied = t.agents.flatMap(({ hand }, i) => (hand.length === most ? [i] : []));
      t.active = yield* t.askAgent('assign', 0, tied);
      return;
    }
    const owner = t.agents.findIndex(({ code }) => code === CARDS[card]?.agent);
    const to =
      owner >= 0
        ? owner
        : yield* t.askAgent(
            'assign',
            0,
            t.agents.map((_, i) => i),
          );
    t.agent(to).hand.push(card);
  }
  t.active = sizes().indexOf(3);
}

// --- section 5

function* fooPhase(t: Table): Doing {
  t.phase = 'foo';
  t.turn++;
  t.loops = 0;
  t.powerUsed = false;
  t.claimed = [];
  t.actions = 0;
  t.generate(t.cycle);
  t.makeAvailable();
  yield* t.sweep();
  if (t.settings.mode === 'ultramachina') {
    t.foo = (t.foo + 1) % 7;
    yield* ultraPhase(t);
  } else t.foo = t.fooPile.shift() as number;
  const cubes = Math.min(2 + t.clonesAt(t.foo).length, t.red);
  const fallen = Array.from({ length: cubes }, () => t.exit());
  if (t.is(t.active, 'prowler') && fallen.length > 0) {
    const eras = byIndex([...new Set(fallen)]).map(era => ERAS[era] as string);
    const answer = yield* t.ask('cancelRift', t.active, ['none', ...eras]);
    if (answer !== 'none') remove(fallen, ERAS.indexOf(answer));
  }
  yield* t.arrive(fallen);
}

function* actions(t: Table): Doing {
  t.phase = 'actions';
  for (;;) {
    const answer = yield* t.ask('action', t.active, actionsOf(t));
    if (answer === 'endActions') return;
    t.actions++;
    t.isGrid = ERAS.every((_, era) => t.energyAt(era) > 0);
    const [verb, about = ''] = answer.split(' ');
    const doing = (ACTIONS[verb as keyof typeof ACTIONS] as Action)(t, about);
    if (doing) yield* doing;
    yield* t.sweep();
  }
}

type Action = (t: Table, about: string) => Doing | undefined;

const ACTIONS = {
  move(t: Table, to: string) {
    t.pay(t.active, 1);
    t.agent(t.active).era = ERAS.indexOf(to);
  },
  freeMove(t: Table, to: string) {
    t.agent(t.active).battery = false;
    t.agent(t.active).era = ERAS.indexOf(to);
  },
  *useCard(t: Table, card: string) {
    t.exhausted.add(card);
    yield* applyCard(t, card, t.active);
  },
  *loop(t: Table, dimension: string) {
    t.pay(t.active, ++t.loops);
    readyAll(t, t.active, dimension);
    const era = t.era(t.active);
    t.happened('LOOP', era);
    const centrifuge = t.centrifuges.get(era);
    if (!centrifuge || t.free <= 0) return;
    // L-CENT-4: the third one only if the player accepts it.
    if (centrifuge.damage === 2 && (yield* t.ask('lastDamage', t.active, ['yes', 'no'])) === 'no') return;
    centrifuge.damage++;
    if (centrifuge.damage < 3) return;
    t.centrifuges.delete(era);
    t.centrifugesGone.push(centrifuge.id);
    for (const tile of t.turned) {
      if (t.isDone(tile) || t.claimed.includes(tile.id)) continue;
      if (/^M-(CLEAN|ENCIRCLE)$/.test(tile.id)) t.claimed.push(tile.id);
      if (!/^M-(CLEAN|.*-ALL)$/.test(tile.id)) t.hit(tile);
      else {
        const free = ERAS.filter((_, slot) => !tile.slots.includes(slot));
        t.hit(tile, ERAS.indexOf(yield* t.ask('pickSlot', t.active, free)));
      }
    }
    t.checkVictory();
  },
  *power(t: Table) {
    t.powerUsed = true;
    if (t.is(t.active, 'mrtime')) return yield* moveAgent(t, t.active, 'other', 1);
    // L-AGENT-5
    const here = t.available[t.era(t.active)] as string[];
    if (t.vortices.includes(t.era(t.active))) {
      yield* applyCard(t, t.destroyed[0] as string, t.active);
    } else {
      const card = yield* t.ask('pickCard', t.active, here.toSorted());
      yield* applyCard(t, card, t.active);
      yield* t.sweep();
      remove(here, card);
      t.destroyed.unshift(card);
    }
  },
  claim(t: Table, mission: string) {
    t.claimed.push(mission);
    const tile = t.turned.find(({ id }) => id === mission);
    if (tile) t.hit(tile, mission === 'M-CLEAN' ? t.era(t.active) : undefined);
  },
} satisfies Readonly<Record<string, Action>>;

/** Section 6 */
function actionsOf(t: Table): string[] {
  if (t.actions >= 400) return ['endActions'];
  const { era: here, battery, hand } = t.agent(t.active);
  const near = byIndex(beside(here));
  const names = (eras: readonly number[]): string[] => eras.map(era => ERAS[era] as string);
  const others = ERAS.flatMap((_, era) => (era === here ? [] : [era]));
  const lock = t.centrifuges.get(here)?.face;
  const isOpen = (dimension: string | undefined): boolean => lock === undefined || lock === dimension;
  const ready = hand.filter(card => !t.exhausted.has(card) && isOpen(CARDS[card]?.dimension)).sort();
  const loops = ['spiral', 'star', 'stripes'].filter(
    one => isOpen(one) && hand.some(card => CARDS[card]?.dimension === one) && t.energyAt(here) > t.loops,
  );
  const isTarget = t.vortices.includes(here)
    ? t.destroyed.length > 0
    : (t.available[here] as string[]).length > 0;
  const canPower = !t.powerUsed && (t.is(t.active, 'mrtime') || (t.is(t.active, 'vgirl') && isTarget));
  return [
    ...(t.energyAt(here) > 0 ? names(near).map(era => `move ${era}`) : []),
    ...(battery ? names(t.is(t.active, 'cztwyzzek') ? others : near).map(era => `freeMove ${era}`) : []),
    ...ready.map(card => `useCard ${card}`),
    ...loops.map(one => `loop ${one}`),
    ...(canPower ? ['power'] : []),
    ...['M-CLEAN', 'M-ENCIRCLE'].filter(id => canClaim(t, id)).map(id => `claim ${id}`),
    'endActions',
  ];
}

function canClaim(t: Table, id: string): boolean {
  const tile = t.turned.find(one => one.id === id);
  if (!tile || t.isDone(tile) || t.claimed.includes(id)) return false;
  const here = t.era(t.active);
  if (id === 'M-CLEAN')
    return t.clonesAt(here).length === 0 && t.rifts[here] === 0 && !tile.slots.includes(here);
  const sides = beside(t.foo);
  if (!sides.includes(here)) return false;
  const facing = here === sides[0] ? sides[1] : sides[0];
  return t.agents.some(({ era }, i) => i !== t.active && era === facing);
}

function* addCard(t: Table): Doing {
  t.phase = 'add';
  const here = t.available[t.era(t.active)] as string[];
  const card = yield* t.ask('takeCard', t.active, ['none', ...here.toSorted()]);
  if (card === 'none') return;
  remove(here, card);
  t.addToDeck(t.active, card);
}

function* archive(t: Table): Doing {
  t.phase = 'archive';
  const here = t.era(t.active);
  const tile = t.tiles[here];
  if (!tile?.isTurned || !t.isDone(tile)) return;
  if ((yield* t.ask('archive', t.active, ['yes', 'no'])) === 'no') return;
  t.tiles[here] = null;
  t.archived.push(tile.id);
  t.checkVictory();
  t.refill();
  yield* bonus(t);
}

/** L-ARCH-4, L-RUL-11 */
function* bonus(t: Table): Doing {
  const laid: string[] = [];
  for (let i = 0; i <= t.players; i++) {
    const card = t.topOfBigDeck();
    if (card !== undefined) laid.push(card);
  }
  for (const agent of t.from(t.active).slice(0, t.players)) {
    if (laid.length === 0) return;
    const card = yield* t.ask('bonusPick', agent, laid.toSorted());
    remove(laid, card);
    t.addToDeck(agent, card);
  }
  t.destroyed.unshift(...laid);
}

function* endOfTurn(t: Table): Doing {
  t.phase = 'end';
  const { mode, difficulty, isSolo } = t.settings;
  const { era, hand } = t.agent(t.active);
  if (difficulty !== 'month' && t.vortices.includes(era)) t.over('MEGA_VORTEX');
  t.agent(t.active).battery = true;
  for (const card of [...hand]) {
    t.leaveHand(t.active, card);
    t.discard[t.playerOf(t.active)]?.push(card);
  }
  const last = t.active;
  if (isSolo) yield* assign(t);
  else
    for (const agent of t.from(last))
      while (t.agent(agent).hand.length < 3) if (t.drawOne(agent) === undefined) break;
  const isCycleOver = mode === 'ultramachina' ? t.foo === 6 : t.fooPile.length === 0;
  if (isCycleOver) {
    if (t.cycle === 3) t.over('CYCLES');
    t.cycle++;
    if (mode === 'ultramachina') revealUltras(t, 3);
    else t.fooPile = t.shuffle(ERAS.map((_, one) => one));
  }
  if (!isSolo) t.active = (last + 1) % t.agents.length;
}
