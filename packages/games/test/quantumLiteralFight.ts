/**
 * A literal implementation of section 6.4, from beginning to end as the rules page tells it. It sees the JSON
 * of a position, the answers and the numbers drawn, yields every question, and keeps its own state.
 */

// biome-ignore lint/suspicious/noExplicitAny: the JSON of a position, read as it is written.
type Position = any;

export interface Asked {
  readonly kind: string;
  readonly seat: string;
}

/** A fight from its declaration until the tracks have changed; `position` is updated. */
export function* literalFight(
  position: Position,
  deed: string,
  draw: () => number,
): Generator<Asked, void, string> {
  const sheet = (seat: string) => position.seats['abcd'.indexOf(seat)];
  const has = (seat: string, card: string): boolean =>
    sheet(seat).commands.some((one: Position) => one.card === card && one.active);
  const dieOf = (name: string) => sheet(name[0] as string).dice[Number(name[1]) - 1];
  const names: string[] = position.seats.flatMap((_: Position, i: number) =>
    [1, 2, 3, 4, 5].map(number => `${'abcd'[i]}${number}`),
  );
  const on = (square: string) => names.find(one => dieOf(one).zone === 'map' && dieOf(one).pos === square);
  const { turn } = position;

  /** Rolls any ship: Clever chooses, Scrappy redoes on the own turn. */
  function* rolled(name: string): Generator<Asked, void, string> {
    const seat = name[0] as string;
    const die = dieOf(name);
    if (has(seat, 'clever')) {
      die.face = Number((yield { kind: 'CHOOSE_FACE', seat }).slice('face '.length));
    } else {
      die.face = draw();
      if (has(seat, 'scrappy') && seat === turn.active && (yield { kind: 'KEEP_ROLL', seat }) === 'redo')
        die.face = draw();
    }
    die.zone = 'scrap';
  }
  const lift = (name: string): void => {
    dieOf(name).zone = 'hand';
    delete dieOf(name).pos;
  };

  const words = deed.split(' ');
  const isStrike = words[0] === 'strike';
  const [att, target] = words.slice(1) as [string, string];
  const def = on(target) as string;
  const [attacker, defender] = [att[0] as string, def[0] as string];
  const isTactical = words.includes('tactical');
  const via: string = isStrike ? dieOf(att).pos : words[words.indexOf('from') + 1];

  // The cost, the flags, the move to `via` (Q-ACT-2, Q-CMB-1).
  if (!isStrike && !isTactical) {
    turn.actions -= 1;
    dieOf(att).moved = true;
  }
  dieOf(att).pos = via;

  // Q-CMB-2
  if (has(defender, 'dangerous') && (yield { kind: 'DANGEROUS', seat: defender }) === 'use') {
    lift(att);
    lift(def);
    yield* rolled(att);
    yield* rolled(def);
    return;
  }

  // Q-CMB-3, Q-CMB-4
  const dice = {
    [att]: has(attacker, 'rational') ? 3 : draw(),
    [def]: has(defender, 'rational') ? 3 : draw(),
  };
  for (const [kind, seat, own, other, cards] of [
    ['REROLL_ATT', attacker, att, def, ['relentless', 'scrappy', 'cruel']],
    ['REROLL_DEF', defender, def, att, ['relentless', 'cruel']],
  ] as const) {
    const left = new Set<string>(cards.filter(card => has(seat, card)));
    const meant = (card: string): string => (card === 'cruel' ? other : own);
    for (const card of left) if (has(meant(card)[0] as string, 'rational')) left.delete(card);
    while (left.size > 0) {
      const answer = yield { kind, seat };
      if (answer === 'pass') break;
      left.delete(answer);
      dice[meant(answer)] = draw();
    }
  }

  // Q-CMB-5, Q-CMB-9
  const backed = (square: string, name: string): boolean => {
    const [x, y] = square.split(',').map(Number) as [number, number];
    const near = [`${x},${y - 1}`, `${x - 1},${y}`, `${x + 1},${y}`, `${x},${y + 1}`].map(on);
    return near.some(one => one !== undefined && one !== name && one[0] === name[0]);
  };
  const total = (name: string, squares: readonly string[]): number => {
    const seat = name[0] as string;
    let sum = dieOf(name).face + (dice[name] as number);
    if (has(seat, 'ferocious')) sum -= 1;
    if (has(seat, 'strategic') && squares.some(square => backed(square, name))) sum -= 2;
    return sum;
  };
  const [attack, defence] = [total(att, [via, target]), total(def, [target])];

  // Q-CMB-6 to Q-CMB-8, Q-DOM-1, Q-DOM-2
  const isWon = attack < defence || (attack === defence && !has(defender, 'stubborn'));
  if (!isWon && !has(defender, 'stubborn')) return;
  const [winner, loser, lost] = isWon ? [attacker, defender, def] : [defender, attacker, att];
  lift(lost);
  yield* rolled(lost);
  if (isWon && (yield { kind: 'OCCUPY', seat: attacker }) === 'occupy') dieOf(att).pos = target;
  const by = (seat: string): number => (has(seat, 'ravenous') ? 2 : 1);
  if (!has(loser, 'righteous')) sheet(loser).dominance = Math.max(1, sheet(loser).dominance - by(loser));
  sheet(winner).dominance = Math.min(6, sheet(winner).dominance + by(winner));
  if (isWon && !turn.destroyed) {
    turn.destroyed = true;
    if (has(attacker, 'warlike')) turn.actions += 1;
    if (has(attacker, 'plundering')) sheet(attacker).research = Math.min(6, sheet(attacker).research + 3);
  }
}

/** The fields of a position that a fight decides, for comparison. */
export const booksOf = ({ seats, turn }: Position) => ({
  seats: seats.map(({ research, dice }: Position) => ({
    research,
    dice: dice.map(({ zone, pos, face, moved }: Position) => ({
      zone,
      pos,
      moved,
      face: zone === 'hand' ? 0 : face,
    })),
  })),
  actions: turn.actions,
  destroyed: turn.destroyed,
});
