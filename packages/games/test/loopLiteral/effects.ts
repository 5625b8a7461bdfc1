/** Section 14, part by part, as the table of the page says it. */
import { CARDS, ELEMENTARY, ERAS, type Op } from './book.ts';
import { beside, byIndex, type Doing, remove, type Table } from './table.ts';
import { addEnergy } from './ultra.ts';

/** Scope of the effect of one card, or of one player inside `eachPlayer`. */
interface Bound {
  readonly actor: number;
  drawn: string[];
  revealed: string[];
  removed: number;
  sentTo: number[];
}

const boundTo = (actor: number): Bound => ({ actor, drawn: [], revealed: [], removed: 0, sentTo: [] });

/** The effect of a card, applied by an agent. */
export function* applyCard(t: Table, card: string, actor: number): Doing {
  t.stack.push(card);
  yield* run(t, CARDS[card]?.effect ?? [], boundTo(actor));
  t.stack.pop();
}

function* run(t: Table, effect: readonly Op[], bound: Bound): Doing {
  for (const op of effect) {
    const doing = (OPS[op.name] as Part)(t, op, bound);
    if (doing) yield* doing;
  }
}

type Part = (t: Table, op: Op, bound: Bound) => Doing | undefined;

// --- selectors

/** The eras a selector names. */
function named(t: Table, selector: string, { actor, drawn, revealed, sentTo }: Bound): number[] {
  const here = t.era(actor);
  const [prev, next] = beside(here);
  const origins = (cards: readonly string[]): number[] => cards.map(card => CARDS[card]?.origin as number);
  const all: Readonly<Record<string, () => number[]>> = {
    here: () => [here],
    prev: () => [prev],
    next: () => [next],
    adj: () => [prev, next],
    eachAdj: () => [prev, next],
    hereOrAdj: () => [prev, here, next],
    foo: () => (t.foo < 0 ? [] : [t.foo]),
    any: () => ERAS.map((_, era) => era),
    vortex: () => t.vortices,
    eachVortex: () => t.vortices,
    'eraOf(each)': () => t.agents.map(({ era }) => era),
    'origin(drawn)': () => origins(drawn),
    'origin(revealed)': () => origins(revealed),
    sentTo: () => [...sentTo],
  };
  return (all[selector] as () => number[])();
}

/** The eras of a selector, after its choice. */
function* chosen(t: Table, selector: string, bound: Bound): Doing<number[]> {
  const { actor } = bound;
  if (selector === 'eraOf(other)' || selector === 'eraOf(any)') {
    const agent = yield* t.askAgent('pickAgent', actor, candidates(t, selector.slice(6, -1), actor));
    return [t.era(agent)];
  }
  if (selector === 'hereOrEachVortex') {
    if (t.vortices.length === 0) return [t.era(actor)];
    const option = yield* t.ask('pickOption', actor, ['here', 'eachVortex']);
    return named(t, option, bound);
  }
  const eras = named(t, selector, bound);
  if (!['adj', 'hereOrAdj', 'any', 'vortex'].includes(selector) || eras.length === 0) return [...eras];
  const answer = yield* t.ask(
    'pickEra',
    actor,
    byIndex(eras).map(era => ERAS[era] as string),
  );
  return [ERAS.indexOf(answer)];
}

const candidates = (t: Table, who: string, actor: number): number[] =>
  t.agents.flatMap((_, i) => (who === 'any' || i !== actor ? [i] : []));

// --- clones

/** L-CLONE-10 */
function* eachOf(
  t: Table,
  tokens: string[],
  count: number,
  actor: number,
  deed: (token: string) => Doing | undefined,
): Doing {
  for (let left = Math.min(count, tokens.length); left > 0; left--) {
    const token = yield* t.ask('pickClone', actor, tokens);
    remove(tokens, token);
    const doing = deed(token);
    if (doing) yield* doing;
  }
}

const number = (text: string | undefined, all: number): number => (text === 'all' ? all : Number(text));

const pushClone: Part = function* (t, { args: [selector = '', count] }, bound) {
  const { actor } = bound;
  const tokens = t.clonesAt(...named(t, selector, bound));
  bound.sentTo = [];
  // L-AGENT-4, L-AGENT-6
  const isFar = t.is(actor, 'robofinisher') && actor === t.active;
  yield* eachOf(t, tokens, number(count, tokens.length), actor, function* (token) {
    const way = yield* t.ask(
      'pickDirection',
      actor,
      isFar ? ['prev', 'next', 'prev2', 'next2'] : ['prev', 'next'],
    );
    let era = t.clones.get(token) as number;
    for (let left = way.endsWith('2') ? 2 : 1; left > 0; left--) {
      era = beside(era)[way.startsWith('prev') ? 0 : 1];
      t.enter(token, era);
      if (isAtEnd(token, era)) break;
    }
    bound.sentTo.push(era);
  });
};

const isAtEnd = (token: string, era: number): boolean => Number(token.split('-').at(-1)) === era;

const pullClone: Part = function* (t, { args: [count] }, { actor }) {
  const here = t.era(actor);
  yield* eachOf(t, t.clonesAt(...beside(here)), Number(count), actor, token => void t.enter(token, here));
};

const destroyClone: Part = function* (t, { args: [selector = '', count] }, bound) {
  const tokens = t.clonesAt(...named(t, selector, bound));
  yield* eachOf(t, tokens, Number(count), bound.actor, token => void t.destroyClone(token));
};

const swapClone: Part = function* (t, { args: [a = '', b = ''] }, bound) {
  const at = (token: string): number => t.clones.get(token) as number;
  const others = t.clonesAt(...named(t, b, bound));
  const firsts = t.clonesAt(...named(t, a, bound)).filter(one => others.some(other => at(other) !== at(one)));
  if (firsts.length === 0) return;
  const first = yield* t.ask('pickClone', bound.actor, firsts);
  const partners = others.filter(other => at(other) !== at(first));
  const second = yield* t.ask('pickClone', bound.actor, partners);
  const [to, from] = [at(second), at(first)];
  t.clones.set(first, to);
  t.clones.set(second, from);
  t.enter(first, to);
  t.enter(second, from);
};

// --- movement

/** L-FX-7 */
function* walk(t: Table, actor: number, walker: number, steps: number, carry: number, from?: string): Doing {
  const onBoard = new Set(t.clones.keys());
  /** Step at which each clone was taken, in the order taken. */
  const carried = new Map<string, number>();
  let takings = 0;
  for (let made = 0; made < steps; ) {
    const here = t.era(walker);
    const canTake = takings < carry && (from !== 'vortex' || t.vortices.includes(here));
    const answer = yield* t.ask('step', actor, [
      'prev',
      'next',
      ...(made > 0 ? ['stop'] : []),
      ...(canTake
        ? t.clonesAt(here).flatMap(one => (onBoard.has(one) && !carried.has(one) ? [`take ${one}`] : []))
        : []),
      ...[...carried.keys()]
        .sort()
        .flatMap(one => ((carried.get(one) as number) < made ? [`drop ${one}`] : [])),
    ]);
    const [verb, token = ''] = answer.split(' ');
    if (verb === 'stop') return;
    if (verb === 'take') {
      carried.set(token, made);
      takings++;
    } else if (verb === 'drop') carried.delete(token);
    else {
      made++;
      const era = beside(here)[verb === 'prev' ? 0 : 1];
      t.agent(walker).era = era;
      for (const one of [...carried.keys()]) {
        t.enter(one, era);
        if (!isAtEnd(one, era)) continue;
        carried.delete(one);
        onBoard.delete(one);
      }
    }
  }
}

const moveSelf: Part = function* (t, { args: [steps, ...rest] }, { actor }) {
  const said = Object.fromEntries(rest.map(one => one.split('=')));
  yield* walk(t, actor, actor, Number(steps), Number(said.carry ?? 0), said.carryFrom);
};

/** Also for Mr Time's power (L-AGENT-3). */
export function* moveAgent(t: Table, actor: number, who: string, steps: number): Doing {
  const walker = yield* t.askAgent('pickAgent', actor, candidates(t, who, actor));
  yield* walk(t, actor, walker, steps, 0);
}

// --- cards

function* pickCard(t: Table, actor: number, cards: readonly string[]): Doing<string | undefined> {
  return cards.length > 0 ? yield* t.ask('pickCard', actor, cards.toSorted()) : undefined;
}

const lying = (t: Table, selector: string, bound: Bound): string[] =>
  named(t, selector, bound).flatMap(era =>
    (t.available[era] as string[]).filter(card => !t.stack.includes(card)),
  );

const isHandy = (t: Table, card: string): boolean => !t.exhausted.has(card) && !t.stack.includes(card);

function* fromHand(t: Table, actor: number, count: number, deed: (card: string) => void): Doing {
  for (let i = 0; i < count; i++) {
    const card = yield* pickCard(t, actor, t.agent(actor).hand);
    if (card === undefined) return;
    t.leaveHand(actor, card);
    deed(card);
  }
}

function removeRifts(t: Table, era: number, count: number): number {
  const gone = Math.min(count, t.rifts[era] as number);
  for (let i = 0; i < gone; i++) {
    (t.rifts[era] as number)--;
    t.happened('RIFT', era);
  }
  return gone;
}

const OPS: Readonly<Record<string, Part>> = {
  pushClone,
  pullClone,
  destroyClone,
  swapClone,
  moveSelf,
  *addEnergy(t, { args: [selector = '', count] }, bound) {
    const each = count === 'removed' ? bound.removed : Number(count);
    for (const era of yield* chosen(t, selector, bound))
      for (let i = 0; i < each; i++) yield* addEnergy(t, era);
  },
  *removeRift(t, { args: [selector = '', count] }, bound) {
    let gone = 0;
    for (const era of yield* chosen(t, selector, bound)) gone += removeRifts(t, era, number(count, 3));
    bound.removed = gone;
  },
  *levelEnergy(t, { args: [selector = ''] }, bound) {
    for (const era of yield* chosen(t, selector, bound))
      for (let left = (t.rifts[era] as number) - t.energyAt(era); left > 0; left--) yield* addEnergy(t, era);
  },
  *levelRift(t, { args: [selector = ''] }, bound) {
    for (const era of yield* chosen(t, selector, bound)) {
      const surplus = (t.rifts[era] as number) - t.energyAt(era);
      removeRifts(t, era, Math.max(0, surplus));
    }
  },
  *jumpSelf(t, { args: [selector = ''] }, bound) {
    for (const era of yield* chosen(t, selector, bound)) t.agent(bound.actor).era = era;
  },
  *moveAgent(t, { args: [who = '', steps] }, { actor }) {
    yield* moveAgent(t, actor, who, Number(steps));
  },
  *swapSelf(t, _op, { actor }) {
    const other = yield* t.askAgent('pickAgent', actor, candidates(t, 'other', actor));
    [t.agent(actor).era, t.agent(other).era] = [t.era(other), t.era(actor)];
  },
  draw(t, { args: [count] }, bound) {
    bound.drawn = [];
    for (let i = 0; i < Number(count); i++) {
      const card = t.drawOne(bound.actor);
      if (card !== undefined) bound.drawn.push(card);
    }
  },
  *discardHand(t, { args: [count] }, { actor }) {
    yield* fromHand(t, actor, Number(count), card => t.discard[t.playerOf(actor)]?.push(card));
  },
  *destroyHand(t, { args: [count] }, { actor }) {
    yield* fromHand(t, actor, Number(count), card => t.destroyed.unshift(card));
  },
  *eachPlayer(t, { inner: [effect = []] }) {
    const left = t.settings.isSolo ? [t.active] : t.agents.map((_, i) => i);
    while (left.length > 0) {
      const next = yield* t.askAgent('eachNext', t.active, left);
      remove(left, next);
      yield* run(t, effect, boundTo(next));
    }
  },
  makeAvailable(t, { args: [count] }, bound) {
    bound.revealed = [];
    for (let i = 0; i < Number(count); i++) {
      const card = t.makeAvailable();
      if (card !== undefined) bound.revealed.push(card);
    }
  },
  *takeAvailable(t, { args: [selector = ''] }, bound) {
    const card = yield* pickCard(t, bound.actor, lying(t, selector, bound));
    if (card === undefined) return;
    for (const row of t.available) remove(row, card);
    t.addToDeck(bound.actor, card);
  },
  *ready(t, { args: [count] }, { actor }) {
    for (let i = 0; i < Number(count); i++) {
      const tired = t
        .agent(actor)
        .hand.filter(
          one => t.exhausted.has(one) && !t.stack.includes(one) && CARDS[one]?.dimension !== 'hole',
        );
      const card = yield* pickCard(t, actor, tired);
      if (card !== undefined) t.exhausted.delete(card);
    }
  },
  *readyDim(t, _op, { actor }) {
    const dimension = yield* t.ask('pickDimension', actor, ELEMENTARY);
    readyAll(t, actor, dimension);
  },
  *applyCard(t, { args: [zone = ''] }, bound) {
    const { actor } = bound;
    const [, selector] = /^available\((.+)\)$/.exec(zone) ?? [];
    const cards = selector
      ? lying(t, selector, bound)
      : t.agents.flatMap(({ hand }, i) => (i === actor ? [] : hand.filter(card => isHandy(t, card))));
    const card = yield* pickCard(t, actor, cards);
    if (card !== undefined) yield* applyCard(t, card, actor);
  },
  *letOther(t, _op, { actor }) {
    const others = candidates(t, 'other', actor).filter(one =>
      t.agent(one).hand.some(card => isHandy(t, card)),
    );
    if (others.length === 0) return;
    const invited = yield* t.askAgent('invite', actor, others);
    const cards = t.agent(invited).hand.filter(card => isHandy(t, card));
    const card = yield* t.ask('helpCard', invited, ['none', ...cards.sort()]);
    if (card !== 'none') yield* applyCard(t, card, invited);
  },
  *may(t, { inner: [effect = []] }, bound) {
    if ((yield* t.ask('may', bound.actor, ['yes', 'no'])) === 'yes') yield* run(t, effect, bound);
  },
  *choose(t, { inner }, bound) {
    const option = yield* t.ask('pickOption', bound.actor, ['1', '2']);
    yield* run(t, inner[Number(option) - 1] ?? [], bound);
  },
  *if(t, { args: [condition], inner: [then = [], otherwise = []] }, bound) {
    const here = t.era(bound.actor);
    const isTrue =
      condition === 'onVortex(here)'
        ? t.vortices.includes(here)
        : condition === 'rift(here)=0'
          ? t.rifts[here] === 0
          : t.agents.some(({ era }, i) => i !== bound.actor && era === here);
    yield* run(t, isTrue ? then : otherwise, bound);
  },
  *foreach(t, { args: [what], inner: [effect = []] }, bound) {
    const dimensions = new Set(t.agent(bound.actor).hand.map(card => CARDS[card]?.dimension));
    dimensions.delete('hole');
    const times = what === 'clone(here)' ? t.clonesAt(t.era(bound.actor)).length : dimensions.size;
    for (let i = 0; i < times; i++) yield* run(t, effect, bound);
  },
};

export function readyAll(t: Table, agent: number, dimension: string): void {
  for (const card of t.agent(agent).hand) if (CARDS[card]?.dimension === dimension) t.exhausted.delete(card);
}
