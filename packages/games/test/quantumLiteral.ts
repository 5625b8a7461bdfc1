/**
 * A literal implementation of a turn, slow on purpose: it sees only the JSON of a position, walks paths step
 * by step and follows the sentences of the rules page. It shares nothing with the engine but the names.
 */

interface LiteralDie {
  readonly name: string;
  readonly owner: string;
  readonly zone: string;
  readonly pos: string;
  readonly face: number;
  readonly moved: boolean;
  readonly abilityUsed: number;
  readonly lastAbility: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const spot = (text: string): Spot => {
  const [x, y] = text.split(',').map(Number) as [number, number];
  return { x, y };
};
const name = ({ x, y }: Spot): string => `${x},${y}`;

// biome-ignore lint/suspicious/noExplicitAny: the JSON of a position, read as it is written.
type Position = any;

export class Literal {
  readonly #position: Position;
  readonly #options: { readonly entanglement: boolean; readonly curiousErrata: boolean };
  readonly #squares = new Set<string>();
  readonly #planets = new Map<
    string,
    { readonly number: number; readonly slots: number; readonly cubes: string[] }
  >();
  readonly #dice: LiteralDie[] = [];
  readonly #ships = new Map<string, LiteralDie>();
  /** Cache of neighbours. */
  readonly #around = new Map<string, readonly string[]>();
  readonly #me: string;

  constructor(
    position: string,
    options: { readonly entanglement: boolean; readonly curiousErrata: boolean },
  ) {
    this.#position = JSON.parse(position);
    this.#options = options;
    this.#me = this.#position.turn.active;
    for (const { cx, cy, kind } of this.#position.map.tiles) {
      for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) this.#squares.add(`${cx + dx},${cy + dy}`);
      if (kind !== 'V') this.#squares.delete(`${cx},${cy}`);
    }
    for (const { id, number, cubes } of this.#position.map.planets)
      this.#planets.set(id, { number, slots: { 7: 1, 8: 2, 9: 3, 10: 4 }[number as 7] as number, cubes });
    for (const [i, seat] of this.#position.seats.entries()) {
      for (const [j, die] of seat.dice.entries()) {
        this.#dice.push({
          name: `${'abcd'[i]}${j + 1}`,
          owner: 'abcd'[i] as string,
          zone: die.zone,
          pos: die.pos ?? '',
          face: die.face ?? 0,
          moved: die.moved,
          abilityUsed: die.abilityUsed,
          lastAbility: die.lastAbility ?? 0,
        });
      }
    }
    for (const die of this.#dice) if (die.zone === 'map') this.#ships.set(die.pos, die);
  }

  #has(card: string, owner = this.#me): boolean {
    const { commands } = this.#position.seats['abcd'.indexOf(owner)];
    return commands.some((one: Position) => one.card === card && one.active);
  }

  #ready(card: string): boolean {
    return this.#has(card) && !this.#position.turn.used.includes(card);
  }

  #shipOn(square: string): LiteralDie | undefined {
    return this.#ships.get(square);
  }

  #beside(square: string, isDiagonal: boolean): readonly string[] {
    const known = this.#around.get(`${square} ${isDiagonal}`);
    if (known) return known;
    const { x, y } = spot(square);
    const out: string[] = [];
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        if ((dx === 0 && dy === 0) || (!isDiagonal && dx !== 0 && dy !== 0)) continue;
        if (this.#squares.has(name({ x: x + dx, y: y + dy }))) out.push(name({ x: x + dx, y: y + dy }));
      }
    this.#around.set(`${square} ${isDiagonal}`, out);
    return out;
  }

  /** Every square on which a walk of so many steps can end, the start included. */
  #walk(from: string, range: number, isDiagonal: boolean, lifted = ''): Set<string> {
    let here = new Set([from]);
    const all = new Set([from]);
    for (let step = 0; step < range; step++) {
      const next = new Set<string>();
      for (const square of here)
        for (const near of this.#beside(square, isDiagonal)) {
          if (all.has(near)) continue; // returning only loses steps
          const ship = this.#shipOn(near);
          if (!ship || ship.name === lifted) next.add(near);
        }
      for (const square of next) all.add(square);
      here = next;
    }
    return all;
  }

  #ability(die: LiteralDie, ability: number): '' | ' cunning' | undefined {
    if (die.abilityUsed === 0) return die.face === ability ? '' : undefined;
    if (die.abilityUsed !== 1 || !this.#ready('cunning')) return undefined;
    return die.face === ability || die.lastAbility === ability ? ' cunning' : undefined;
  }

  /** Payments of a die's move, with their ranges. */
  #payments(die: LiteralDie, isAttack: boolean): (readonly [suffix: string, range: number])[] {
    const { actions, attacked } = this.#position.turn;
    const range = die.face + (this.#has('agile') ? 1 : 0);
    const mayMove = !die.moved || this.#has('energetic');
    const out: (readonly [string, number])[] = [];
    if (mayMove && actions >= 1) out.push(['', range]);
    const isBarred = this.#options.curiousErrata && attacked;
    if (mayMove && this.#ready('curious') && !isAttack && !isBarred) out.push([' curious', range]);
    if (this.#ready('tactical')) out.push([' tactical', 1]);
    return out;
  }

  #orbit(planet: string): string[] {
    const { x, y } = spot(planet);
    return [name({ x, y: y - 1 }), name({ x: x - 1, y }), name({ x: x + 1, y }), name({ x, y: y + 1 })];
  }

  #corners(planet: string): string[] {
    const { x, y } = spot(planet);
    return [-1, 1].flatMap(dx => [-1, 1].map(dy => name({ x: x + dx, y: y + dy })));
  }

  #ownCubes(planet: string): number {
    return this.#planets.get(planet)?.cubes.filter(owner => owner === this.#me).length ?? 0;
  }

  #free(planet: string): number {
    const { slots, cubes } = this.#planets.get(planet) as { slots: number; cubes: string[] };
    return slots - cubes.length;
  }

  #canConstruct(planet: string): boolean {
    if (this.#position.turn.actions < 2 || this.#free(planet) === 0) return false;
    const all = [...this.#planets.keys()];
    const entangled =
      this.#options.entanglement && all.every(one => this.#free(one) === 0 || this.#ownCubes(one) > 0);
    if (this.#ownCubes(planet) > 0 && !entangled) return false;
    const face = (square: string): number => {
      const ship = this.#shipOn(square);
      return ship?.owner === this.#me ? ship.face : 0;
    };
    const orbit = this.#orbit(planet).reduce((sum, square) => sum + face(square), 0);
    const corners = this.#has('ingenious')
      ? this.#corners(planet)
          .map(face)
          .filter(one => one > 0)
      : [];
    const needed = (this.#planets.get(planet)?.number ?? 0) + 3 * this.#ownCubes(planet);
    const slack = this.#has('intelligent') ? 1 : 0;
    for (let subset = 0; subset < 1 << corners.length; subset++) {
      const sum = corners.reduce((total, one, i) => total + (subset & (1 << i) ? one : 0), orbit);
      if (Math.abs(sum - needed) <= slack) return true;
    }
    return false;
  }

  #deployable(): string[] {
    const planets = [...this.#planets.keys()].filter(one => this.#ownCubes(one) > 0);
    const own = new Set(planets.flatMap(one => this.#orbit(one)));
    const isLonely = (square: string): boolean =>
      this.#beside(square, false).every(near => !this.#shipOn(near));
    return [...this.#squares].filter(
      square => !this.#shipOn(square) && (own.has(square) || (this.#has('stealthy') && isLonely(square))),
    );
  }

  /** Every answer of TURN, as text, in any order. */
  answers(): string[] {
    const { turn, seats } = this.#position;
    const sheet = seats['abcd'.indexOf(this.#me)];
    const own = this.#dice.filter(die => die.owner === this.#me);
    const onMap = own.filter(die => die.zone === 'map');
    const inPlay = own.filter(die => die.zone !== 'reserve');
    const enemies = this.#dice.filter(die => die.owner !== this.#me && die.zone === 'map');
    const mayAttack = !(this.#options.curiousErrata && turn.used.includes('curious'));
    const out = ['end'];
    if (turn.actions >= 1) for (const die of inPlay) out.push(`reconfigure ${die.name}`);
    if (turn.actions >= 1 || this.#has('eager'))
      for (const die of own.filter(one => one.zone === 'scrap'))
        for (const square of this.#deployable()) out.push(`deploy ${die.name} ${square}`);
    for (const die of onMap) out.push(...this.#moves(die), ...(mayAttack ? this.#attacks(die, enemies) : []));
    for (const die of onMap) out.push(...this.#transports(die, onMap));
    for (const planet of this.#planets.keys())
      if (this.#canConstruct(planet)) out.push(`construct ${planet}`);
    if (turn.actions >= 1 && sheet.research < 6) out.push('research');
    for (const die of onMap) out.push(...this.#abilities(die, onMap, enemies, mayAttack));
    if (this.#ready('flexible'))
      for (const die of inPlay) {
        if (die.face > 1) out.push(`flexible ${die.name} -`);
        if (die.face < 6) out.push(`flexible ${die.name} +`);
      }
    if (this.#ready('resourceful')) for (const die of onMap) out.push(`resourceful ${die.name}`);
    if (this.#ready('nomadic') && turn.actions >= 1) for (const die of onMap) out.push(...this.#nomads(die));
    if (this.#ready('tyrannical') && sheet.research >= 2) out.push('tyrannical');
    if (this.#ready('cerebral') && sheet.dominance >= 2) out.push('cerebral');
    return out;
  }

  #moves(die: LiteralDie): string[] {
    const cunning = this.#ability(die, 5);
    return this.#payments(die, false).flatMap(([suffix, range]) => {
      const plain = this.#walk(die.pos, range, false);
      const bent = cunning === undefined ? new Set<string>() : this.#walk(die.pos, range, true);
      return [...this.#squares].flatMap(to => {
        if (to === die.pos) return [];
        if (plain.has(to)) return [`move ${die.name} ${to}${suffix}`];
        return bent.has(to) ? [`move ${die.name} ${to} maneuver${suffix}${cunning}`] : [];
      });
    });
  }

  #attacks(die: LiteralDie, enemies: readonly LiteralDie[]): string[] {
    const cunning = this.#ability(die, 5);
    return this.#payments(die, true).flatMap(([suffix, range]) => {
      const plain = this.#walk(die.pos, range - 1, false);
      const bent = cunning === undefined ? new Set<string>() : this.#walk(die.pos, range - 1, true);
      return enemies.flatMap(({ pos }) =>
        this.#beside(pos, true).flatMap(via => {
          const deed = `attack ${die.name} ${pos} from ${via}`;
          if (plain.has(via) && this.#beside(pos, false).includes(via)) return [`${deed}${suffix}`];
          return bent.has(via) ? [`${deed} maneuver${suffix}${cunning}`] : [];
        }),
      );
    });
  }

  #transports(die: LiteralDie, onMap: readonly LiteralDie[]): string[] {
    const cunning = this.#ability(die, 2);
    if (cunning === undefined) return [];
    const near = this.#beside(die.pos, true);
    const cargo = onMap.filter(one => one !== die && near.includes(one.pos));
    /**
     * True if a Flagship can step out to an adjacent square that is empty, or that the cargo has left, and
     * back.
     */
    const comesBack = (range: number, one: LiteralDie): boolean =>
      range >= 2 && this.#beside(die.pos, false).some(square => square === one.pos || !this.#shipOn(square));
    return this.#payments(die, false).flatMap(([suffix, range]) =>
      cargo.flatMap(one =>
        [...this.#walk(die.pos, range, false, one.name)]
          .filter(to => to !== die.pos || comesBack(range, one))
          .map(to => `transport ${die.name} ${one.name} ${to}${suffix}${cunning}`),
      ),
    );
  }

  #abilities(
    die: LiteralDie,
    onMap: readonly LiteralDie[],
    enemies: readonly LiteralDie[],
    mayAttack: boolean,
  ): string[] {
    const out: string[] = [];
    const use = (ability: number, deeds: readonly string[]): void => {
      const cunning = this.#ability(die, ability);
      if (cunning !== undefined) out.push(...deeds.map(deed => `${deed}${cunning}`));
    };
    const beside = this.#beside(die.pos, false);
    const targets = mayAttack ? enemies.filter(({ pos }) => beside.includes(pos)) : [];
    use(
      1,
      targets.map(({ pos }) => `strike ${die.name} ${pos}`),
    );
    use(
      3,
      onMap.filter(one => one !== die).map(one => `warp ${die.name} ${one.name}`),
    );
    use(
      4,
      [3, 5].filter(face => face !== die.face).map(face => `modify ${die.name} ${face}`),
    );
    use(6, [`scout ${die.name}`]);
    return out;
  }

  #nomads(die: LiteralDie): string[] {
    const home = [...this.#planets.keys()].find(planet => this.#orbit(planet).includes(die.pos));
    if (home === undefined) return [];
    const tile = (planet: string): string[] => [...this.#orbit(planet), ...this.#corners(planet)];
    const touches = (planet: string): boolean =>
      planet !== home &&
      tile(home).some(square => this.#beside(square, false).some(near => tile(planet).includes(near)));
    return [...this.#planets.keys()]
      .filter(touches)
      .flatMap(planet => this.#orbit(planet))
      .filter(square => !this.#shipOn(square))
      .map(square => `nomadic ${die.name} ${square}`);
  }
}
