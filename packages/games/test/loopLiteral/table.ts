/** The table of the literal implementation, and atomic changes of it. */
import { CARDS, ERAS, NEEDS, ULTRAS } from './book.ts';

/** A decision: its owner gives one of these answers (section 21). */
export interface Asked {
  readonly kind: string;
  readonly seat: number;
  readonly answers: readonly string[];
}
export type Doing<T = void> = Generator<Asked, T, string>;

/** Section 10: thrown at the end of the game. */
export class GameOver extends Error {}

interface Tile {
  readonly id: string;
  isTurned: boolean;
  damage: number;
  slots: number[];
}

interface Seated {
  readonly code: string;
  era: number;
  battery: boolean;
  hand: string[];
}

export interface Settings {
  readonly mode: string;
  readonly difficulty: 'month' | 'year' | 'infinity';
  readonly agents: readonly string[];
  readonly weights: readonly number[];
  readonly isSolo: boolean;
  readonly seats: number;
}

export class Table {
  phase = 'setup';
  turn = 0;
  cycle = 1;
  active = 0;
  foo = -1;
  loops = 0;
  powerUsed = false;
  claimed: string[] = [];
  actions = 0;
  isGrid = false;
  rifts = ERAS.map(() => 0);
  energy = ERAS.map(() => 0);
  perpetual = ERAS.map(() => 0);
  /** Era by token id. */
  clones = new Map<string, number>();
  bag: string[] = [];
  supasUnused: string[] = [];
  supasDestroyed: string[] = [];
  available: string[][] = ERAS.map(() => []);
  tiles: (Tile | null)[] = [];
  archived: string[] = [];
  removed: string[] = [];
  vortices: number[] = [];
  /** Piles; the top is first in all of them. */
  fooPile: number[] = [];
  bigDeck: string[] = [];
  destroyed: string[] = [];
  ultraPile: string[] = [];
  ultras = new Map<string, number>();
  ultrasGone: string[] = [];
  centrifuges = new Map<number, { id: string; face: string; damage: number }>();
  centrifugesGone: string[] = [];
  agents: Seated[] = [];
  exhausted = new Set<string>();
  draw: string[][] = [];
  discard: string[][] = [];
  known: number[] = [];
  /** L-FX-1 */
  stack: string[] = [];
  outcome: string | null = null;

  readonly settings: Settings;
  readonly below: (n: number) => number;

  constructor(settings: Settings, below: (n: number) => number) {
    this.settings = settings;
    this.below = below;
  }

  // --- who

  get players(): number {
    return this.settings.isSolo ? 1 : this.agents.length;
  }
  playerOf(agent: number): number {
    return this.settings.isSolo ? 0 : agent;
  }
  agent(at: number): Seated {
    return this.agents[at] as Seated;
  }
  era(agent: number): number {
    return this.agent(agent).era;
  }
  is(agent: number, code: string): boolean {
    return this.agent(agent).code === code;
  }
  get isVGirlIn(): boolean {
    return this.agents.some(({ code }) => code === 'vgirl');
  }
  /** Turn order, starting with the given agent. */
  from(agent: number): number[] {
    return this.agents.map((_, i) => (agent + i) % this.agents.length);
  }

  /** L-DEC-1 */
  *ask(kind: string, agent: number, answers: readonly string[]): Doing<string> {
    if (answers.length === 1 && kind !== 'action') return answers[0] as string;
    return yield { kind, seat: agent % this.settings.seats, answers };
  }
  *askAgent(kind: string, asked: number, of: readonly number[]): Doing<number> {
    const answer = yield* this.ask(
      kind,
      asked,
      of.map(one => this.agent(one).code),
    );
    return this.agents.findIndex(({ code }) => code === answer);
  }

  // --- chance

  shuffle<T>(things: readonly T[]): T[] {
    const list = things.toSorted((a, b) => (a < b ? -1 : 1));
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as T, list[i] as T];
    }
    return list;
  }
  /** L-RNG-3 */
  takeAny<T>(from: T[]): T {
    from.sort();
    return from.splice(this.below(from.length), 1)[0] as T;
  }
  /** L-RNG-4 */
  exit(): number {
    const [prev = 0, here = 0, next = 0] = this.settings.weights;
    const number = this.below(prev + here + next);
    return (this.foo + (number < prev ? 6 : number < prev + here ? 0 : 1)) % 7;
  }

  // --- cubes (L-CUBE)

  get free(): number {
    const damage = [
      ...this.tiles.map(tile => tile?.damage ?? 0),
      ...[...this.centrifuges.values()].map(one => one.damage),
      ...this.ultras.values(),
    ];
    return 60 - sum(this.rifts) - sum(this.energy) - sum(damage);
  }
  get red(): number {
    return Math.min(30 - sum(this.rifts), this.free);
  }
  get green(): number {
    return Math.min(30 - sum(this.energy), this.free);
  }
  energyAt(era: number): number {
    return (this.energy[era] as number) + (this.perpetual[era] as number);
  }
  pay(agent: number, cost: number): void {
    const era = this.era(agent);
    (this.energy[era] as number) -= Math.max(0, cost - (this.perpetual[era] as number));
  }

  // --- missions (section 8)

  need(tile: Tile): number {
    return NEEDS[tile.id] as number;
  }
  isDone(tile: Tile): boolean {
    return tile.damage >= this.need(tile);
  }
  get turned(): Tile[] {
    return this.tiles.filter((tile): tile is Tile => tile?.isTurned === true);
  }
  hit(tile: Tile, slot?: number): void {
    if (this.isDone(tile) || this.free <= 0 || (slot !== undefined && tile.slots.includes(slot))) return;
    tile.damage++;
    if (slot !== undefined) tile.slots.push(slot);
  }
  /** One trigger in the active player's turn, by era index. */
  happened(what: 'RIFT' | 'LOOP' | 'CLONE', era: number): void {
    for (const tile of this.turned) {
      if (tile.id === `M-${what}-FOO` && era === this.foo) this.hit(tile);
      if (tile.id === `M-${what}-ALL`) this.hit(tile, era);
    }
  }
  energyAdded(era: number): void {
    const tile = this.tiles[era];
    if (!tile?.isTurned) return;
    if (tile.id === 'M-ENERGY-HERE' || (tile.id === 'M-GRID' && this.isGrid)) this.hit(tile);
  }
  /** L-MIS-3 */
  refill(): void {
    for (let i = 0; i < 7 && this.turned.length < 2; i++) {
      const tile = this.tiles[(Math.max(0, this.foo) + i) % 7];
      if (tile && !tile.isTurned) tile.isTurned = true;
    }
  }

  // --- the end

  over(outcome: string): never {
    this.outcome = outcome;
    throw new GameOver(outcome);
  }
  checkVictory(): void {
    const isSupaLeft = [...this.clones.keys()].some(isSupa);
    if (this.archived.length >= 4 && !isSupaLeft && this.centrifuges.size === 0) this.over('VICTORY');
  }

  // --- clones (section 7)

  clonesAt(...eras: number[]): string[] {
    return [...this.clones].flatMap(([id, at]) => (eras.includes(at) ? [id] : [])).sort();
  }
  generate(count: number): void {
    for (let i = 0; i < count && this.bag.length > 0; i++) {
      const token = this.takeAny(this.bag);
      this.enter(token, Number(token.split('-')[1]));
    }
  }
  enter(token: string, era: number): void {
    this.clones.set(token, era);
    if (Number(token.split('-').at(-1)) === era) this.destroyClone(token);
  }
  destroyClone(token: string): void {
    const era = this.clones.get(token) as number;
    this.clones.delete(token);
    if (!isSupa(token)) {
      this.bag.push(token);
      this.happened('CLONE', era);
      return;
    }
    this.supasDestroyed.push(token);
    this.happened('CLONE', era);
    this.checkVictory();
    // Five blue cubes, and no more than five Supa Clones.
    (this.perpetual[era] as number)++;
    this.energyAdded(era);
    const drawn: string[] = [];
    while (drawn.length < this.supasDestroyed.length && this.bag.length > 0)
      drawn.push(this.takeAny(this.bag));
    for (const one of drawn) this.clones.set(one, era);
    for (const one of drawn) if (Number(one.split('-')[2]) === era) this.destroyClone(one);
  }

  // --- cards (section 9)

  /** L-CARD-5 */
  topOfBigDeck(): string | undefined {
    if (this.bigDeck.length === 0) {
      this.bigDeck = this.shuffle(this.destroyed);
      this.destroyed = [];
    }
    return this.bigDeck.shift();
  }
  makeAvailable(): string | undefined {
    const card = this.topOfBigDeck();
    if (card !== undefined) this.available[CARDS[card]?.origin as number]?.push(card);
    return card;
  }
  topOfDraw(player: number): string | undefined {
    if (this.draw[player]?.length === 0) {
      this.draw[player] = this.shuffle(this.discard[player] as string[]);
      this.discard[player] = [];
      this.known[player] = 0;
    }
    this.known[player] = Math.max(0, (this.known[player] as number) - 1);
    return this.draw[player]?.shift();
  }
  /** Into the hand of L-SOLO-6. */
  drawOne(agent: number): string | undefined {
    const card = this.topOfDraw(this.playerOf(agent));
    if (card !== undefined) this.agent(this.settings.isSolo ? this.active : agent).hand.push(card);
    return card;
  }
  addToDeck(agent: number, card: string): void {
    this.draw[this.playerOf(agent)]?.unshift(card);
    (this.known[this.playerOf(agent)] as number)++;
  }
  leaveHand(agent: number, card: string): void {
    remove(this.agent(agent).hand, card);
    this.exhausted.delete(card);
  }
  /** L-CARD-3 */
  *destroyTogether(cards: readonly string[]): Doing {
    if (cards.length === 0) return;
    const sorted = cards.toSorted();
    if (this.isVGirlIn) {
      const top = yield* this.ask('topCard', this.active, sorted);
      remove(sorted, top);
      sorted.push(top);
    }
    for (const card of sorted) this.destroyed.unshift(card);
  }
  /** L-VORTEX-3 */
  *sweep(): Doing {
    yield* this.destroyTogether(this.vortices.flatMap(era => (this.available[era] as string[]).splice(0)));
  }

  // --- rifts that arrive together (L-VORTEX-5)

  *arrive(eras: readonly number[]): Doing {
    const counts = ERAS.map((_, era) => eras.filter(one => one === era).length);
    const full = ERAS.flatMap((_, era) =>
      counts[era] && (this.rifts[era] as number) + counts[era] > 3 ? [era] : [],
    );
    if (full.some(era => this.vortices.includes(era))) this.over('VORTEX_DOUBLE');
    if (full.length > 3 - this.vortices.length) this.over('VORTEX_FOURTH');
    for (const [era, count] of counts.entries()) (this.rifts[era] as number) += count;
    const lost: string[] = [];
    for (const era of full) {
      this.vortices.push(era);
      const tile = this.tiles[era];
      if (tile) this.removed.push(tile.isTurned ? tile.id : `?${tile.id}`);
      this.tiles[era] = null;
      this.rifts[era] = 0;
      lost.push(...(this.available[era] as string[]).splice(0));
    }
    this.vortices.sort();
    yield* this.destroyTogether(lost);
    if (full.length > 0) this.refill();
  }

  ultrasAt(era: number): string[] {
    return [...this.ultras.keys()].filter(id => ULTRAS[id]?.era === era).sort();
  }
}

const isSupa = (token: string): boolean => token.startsWith('SC');
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);
export function remove<T>(list: T[], one: T): void {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
}
export const beside = (era: number): [prev: number, next: number] => [(era + 6) % 7, (era + 1) % 7];
export const byIndex = (eras: readonly number[]): number[] => eras.toSorted((a, b) => a - b);
