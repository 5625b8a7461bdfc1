/** People who do anything at a table: what makes sense, what does not, and what no table has heard of. */
import { type Chance, Match, parseOptions, seededChance } from '@tessera/engine';
import type { Command, Pace } from '@tessera/wire';
import type { Created, FirstChair } from '../src/index.ts';
import { bot, OPEN, person, Sitting, WORLD, type World, who } from './tables.ts';

const PEOPLE = ['Anna', 'Ben', 'Cleo', 'Dan'];
const GARBAGE = ['', 'leave', 'agree', '-1', '🎲', 'a'.repeat(400), '{"move":1}', 'Ch8-h10', '__proto__'];
const PACES: readonly Pace[] = [
  { total: null, increment: 0, move: null },
  { total: 60, increment: 5, move: null },
  { total: null, increment: 0, move: 30 },
  { total: 120, increment: 0, move: 20 },
];

const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;

/** A table of any shape, set by Anna. */
export function randomSitting(
  game: string,
  seed: string,
  world: World = WORLD,
): Sitting & { readonly chance: Chance } {
  const chance = seededChance(seed);
  const { min, max } = world.game(game)?.seats ?? { min: 2, max: 2 };
  const seats = min + chance.below(max - min + 1);
  const others = [OPEN, OPEN, bot(), person('Ben')];
  const chairs = Array.from({ length: seats }, (_, i) => (i === 0 ? person('Anna') : pick(chance, others)));
  const isTwice = chairs.filter(chair => chair.kind === 'person' && chair.name === 'Ben').length > 1;
  const table = new Sitting(
    {
      game,
      chairs: isTwice ? chairs.map((chair, i) => (i === 0 ? chair : OPEN)) : chairs,
      pace: pick(chance, PACES),
      onTime: pick(chance, ['bot', 'loss'] as const),
      entropy: chairs.map((_, i) => (i === 0 ? 'canary-entropy-Anna' : '')),
    },
    world,
  );
  return Object.assign(table, { chance });
}

/** A table at one screen, Anna's: with friends of hers and bots, and perhaps with a match that began elsewhere. */
export function randomScreen(game: string, seed: string): Sitting & { readonly chance: Chance } {
  const chance = seededChance(seed);
  const { min, max } = WORLD.game(game)?.seats ?? { min: 2, max: 2 };
  const seats = min + chance.below(max - min + 1);
  const friend: FirstChair = { ...person('Anna'), name: 'Abel' } as FirstChair;
  const chairs = Array.from({ length: seats }, (_, i) =>
    i === 0 ? person('Anna') : pick(chance, [friend, bot()]),
  );
  const from = chance.below(2) === 0 ? playedElsewhere(game, seats, chance) : undefined;
  const table = new Sitting({
    game,
    chairs,
    secret: '',
    seed: 'canary-secret',
    pace: pick(chance, PACES),
    onTime: pick(chance, ['bot', 'loss'] as const),
    ...(from && { from }),
  });
  return Object.assign(table.start(), { chance });
}

/** Some answers of a match whose numbers came from a seed. */
export function playedElsewhere(
  game: string,
  seats: number,
  chance: Chance,
  count = 6,
): NonNullable<Created['from']> {
  const rules = WORLD.game(game)!;
  const options = parseOptions(rules.options, {}, 'options') as object;
  const match = new Match(rules, { options, seats, seed: 'canary-secret' });
  for (let i = 0; i < count && match.decider !== undefined; i++)
    match.submit(match.decider, pick(chance, rules.legalMoves(match.state, match.decider)));
  return { header: match.header, entries: [...match.entries] };
}

/** One thing after another: time passes, bots answer, somebody wants something. */
export function anything(table: Sitting, chance: Chance): void {
  table.now += chance.below(16) === 0 ? chance.below(40_000) : chance.below(2000);
  if (chance.below(3) === 0) table.records.push(...table.table.tick(table.now));
  if (chance.below(12) === 0) renamed(table, chance);
  if (chance.below(12) === 0)
    table.append(
      table.table.note(
        who('Anna').guest,
        { kind: 'chance', count: table.count, seat: 0, chance: 0.5 },
        table.now,
      ),
    );
  const turn = table.table.botTurn();
  if (turn && chance.below(4) !== 0) {
    const legal = table.table.legal(turn.seat);
    const move = chance.below(8) === 0 ? pick(chance, [null, ...GARBAGE]) : pick(chance, legal);
    const { seat, count } = turn;
    table.append(table.table.playForBot(seat, move, count, table.now, chance.below(200) === 0));
  }
  const name = chance.below(2) === 0 ? (deciding(table) ?? pick(chance, PEOPLE)) : pick(chance, PEOPLE);
  table.do(name, anyCommand(table, name, chance));
}

/** Somebody is called otherwise for a while, as others are already or as nobody is. */
function renamed(table: Sitting, chance: Chance): void {
  const { guest, name } = who(pick(chance, PEOPLE));
  const names = [name, pick(chance, PEOPLE).toUpperCase(), 'Eve'];
  table.append(table.table.rename({ guest, name: pick(chance, names) }, table.now));
}

function deciding(table: Sitting): string | undefined {
  const view = table.view(null);
  const chair = view.chairs[view.standing?.toAct ?? -1];
  return chair?.kind === 'person' ? chair.name : undefined;
}

function anyCommand(table: Sitting, name: string, chance: Chance): Command {
  const { standing, asks, phase } = table.view(name);
  const after = (standing?.count ?? 0) - (chance.below(20) === 0 ? 1 : 0);
  const legal = standing?.toAct == null ? [] : table.table.legal(standing.toAct);
  const move = legal.length > 0 && chance.below(8) !== 0 ? pick(chance, legal) : pick(chance, GARBAGE);
  const level = pick(chance, ['gentle', 'fair', 'divine']);
  const play = (): Command => ({ do: 'play', move, after });
  const ask = (): Command => ({
    do: 'ask',
    proposal: pick(chance, [
      { kind: 'takeBack', count: 1 + chance.below(6), after },
      { kind: 'takeBack', count: 1 + chance.below(3), after },
      { kind: 'takeBack', count: 1, after },
      { kind: chance.below(6) === 0 ? 'end' : 'pause' },
      { kind: 'resume' },
      { kind: 'pace', pace: pick(chance, PACES) },
    ] as const),
  });
  const answer = (): Command => ({
    do: 'answer',
    ask: asks.length > 0 ? pick(chance, asks).id : chance.below(9),
    agrees: chance.below(4) !== 0,
  });
  const plan = (): Command => ({
    do: 'plan',
    moves: chance.below(3) === 0 ? [`canary-plan-${name}`] : [move, ...legal.slice(0, chance.below(3))],
    isOrder: chance.below(2) === 0,
  });
  const gathering: readonly (() => Command)[] = [
    () => ({ do: 'sit', name, entropy: `canary-entropy-${name}` }),
    () => ({ do: 'sit', name, seat: chance.below(5) }),
    () => ({ do: 'stand' }),
    () => ({ do: 'ready', isReady: chance.below(3) !== 0 }),
    () => ({ do: 'bot', seat: chance.below(5), level: chance.below(3) === 0 ? null : level }),
    () => ({ do: 'start' }),
    () => ({ do: 'start', level }),
  ];
  const playing: readonly (() => Command)[] = [
    ...Array.from({ length: 12 }, () => play),
    ...[ask, ask, plan, plan],
    () => ({ do: 'takeBack', after }),
    () => ({ do: 'takeBack', after }),
    () => ({ do: 'redo', after }),
    () => (chance.below(3) === 0 ? { do: 'keep', level } : chance.below(20) === 0 ? { do: 'leave' } : play()),
    () => ({ do: 'return' }),
    () => ({ do: 'return' }),
    () => ({ do: 'chat', text: 'hello' }),
    () => ({ do: 'phrase', phrase: 'thanks' }),
    () => ({ do: 'doors', doors: { mayWatch: chance.below(2) === 0, mayTalk: chance.below(2) === 0 } }),
    () => ({ do: 'rematch' }),
  ];
  if (asks.length > 0 && chance.below(2) === 0) return answer();
  const isEarly = phase === 'gathering' ? chance.below(10) !== 0 : chance.below(40) === 0;
  return pick(chance, isEarly ? gathering : playing)();
}
