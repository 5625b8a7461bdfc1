import {
  decode,
  digest,
  encode,
  type Game,
  type GameEvent,
  isMatchWord,
  Match,
  moveList,
  publicLog,
  publicPosition,
  recordingChance,
  replay,
  type Seat,
  scriptedChance,
  shuffled,
  undoBarOf,
  type Viewer,
} from '../src/index.ts';
import { nextSeat, pick, type RandomGame, randomGame, type Variant } from './randomGame.ts';

/** A law that every game keeps, and a program that tries to break it. */
export interface Law {
  readonly name: string;
  /** Throws an Error that names the seed if the law is broken. */
  run(): void;
}

export interface ContractPlan<O> {
  readonly variants: readonly Variant<O>[];
  readonly games: number;
  readonly seed: string;
  /** Maximum of answers in a random game of these variants. */
  readonly longest: number;
}

/** Examines one position of a random game before the chosen move is played, or plays it itself. */
type Probe<S, M, V, E extends GameEvent, O extends object> = (
  play: RandomGame<S, M, V, E, O>,
  seat: number,
  legal: readonly M[],
  move: M,
) => 'played' | undefined;

/** The laws of the contract (STYLE: section 3), each over random games of its own. */
export function contractLaws<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: ContractPlan<O>,
): readonly Law[] {
  const law = (
    name: string,
    probe: Probe<S, M, V, E, O>,
    atEnd?: (play: RandomGame<S, M, V, E, O>) => void,
  ): Law => ({
    name,
    run: () => {
      for (let i = 0; i < plan.games; i++)
        playThrough(game, plan, `${plan.seed} ${name} ${i}`, i, probe, atEnd);
    },
  });
  return [
    law('legal answers and check agree', legalAndCheckAgree()),
    law('answers are listed once, and only for a seat that decides', answersAreUnique()),
    law('while somebody is to act there is an answer, and no outcome', neverADeadEnd(), gameHasEnded),
    law('apply does not change its input', applyIsPure()),
    law('the fast path equals the pure path', fastEqualsPure()),
    law('a replayed log gives the same state', () => {}, replayEqualsPlay),
    law('decoding an encoded state gives it back', stateSurvivesCoding()),
    law('equal views have equal legal answers', equalViewsEqualAnswers()),
    law('undo restores the state, redo the future', undoRestores()),
    law('undo bars are known before an answer is given', barsAreKnown()),
    law('notation reads back what it writes', notationRoundTrip()),
    law('a dealt world looks the same and has the same answers', dealtWorldsFit()),
    law('the fallback is a legal answer', fallbackIsLegal()),
    law('any seat may leave at any time, and the log says so', anybodyMayLeave()),
    law('where rivals can agree to end they can at any time, and a team gives up instead', rivalsMayAgree()),
    law('public logs and positions tell no secret', () => {}, publicTellsNoSecret),
  ];
}

function playThrough<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: ContractPlan<O>,
  seed: string,
  index: number,
  probe: Probe<S, M, V, E, O>,
  atEnd?: (play: RandomGame<S, M, V, E, O>) => void,
): void {
  const play = randomGame(game, plan.variants[index % plan.variants.length] as Variant<O>, seed);
  try {
    for (;;) {
      const seat = nextSeat(game, play.match.state);
      if (seat === undefined) break;
      demand(play.match.length < plan.longest, `the game is still going on after ${plan.longest} answers`);
      const legal = game.legalMoves(play.match.state, seat);
      demand(legal.length > 0, `seat ${seat} is to act and has no legal answer`);
      const move = pick(play.chance, legal);
      if (probe(play, seat, legal, move) !== 'played') play.match.submit(seat, move);
    }
    atEnd?.(play);
  } catch (error) {
    const line = play.match
      .log()
      .entries.map(entry => entry.move)
      .join(' ');
    throw new Error(
      `seed "${seed}", after ${play.match.length} answers: ${(error as Error).message}\n${line}`,
      { cause: error },
    );
  }
}

function demand(holds: boolean, complaint: string): void {
  if (!holds) throw new Error(complaint);
}

const same = (a: unknown, b: unknown): boolean => encode(a) === encode(b);

/** Identity of an answer; integers identify themselves. */
const identity = (move: unknown): unknown => (typeof move === 'number' ? move : encode(move));

/**
 * The undo bar of an answer follows from the view alone: it is the same in every state with an equal view.
 */
function barsAreKnown<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat, _legal, move) => {
    const { game, state } = match;
    const bar = undoBarOf(game, state, seat, move);
    const dealt = game.determinize(game.view(state, seat), chance);
    const guessed = undoBarOf(game, dealt, seat, move);
    match.submit(seat, move);
    const text = match.lastEntry?.move;
    demand(bar === match.undoRefusal(), `${text} was said to be ${bar}, and is ${match.undoRefusal()}`);
    demand(bar === guessed, `${text} is ${bar}, and in a dealt world ${guessed}`);
    return 'played';
  };
}

/** Also tries answers of earlier positions, most of which are no longer legal. */
function legalAndCheckAgree<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  const seen: M[] = [];
  return ({ match, chance }, seat, legal) => {
    const { game, state } = match;
    for (let i = 0; i < 4; i++) {
      const move = pick(chance, legal);
      demand(
        game.check(state, seat, move) === undefined,
        `${game.notation.formatMove(state, move)} is listed but refused`,
      );
      if (seen.length < 5000) seen.push(move);
      const old = pick(chance, seen);
      const isLegal = legal.map(identity).includes(identity(old));
      const refused = game.check(state, seat, old);
      demand(
        isLegal === (refused === undefined),
        `check of ${encode(old)} is ${encode(refused)}, listed: ${isLegal}`,
      );
      demand(
        !refused || (refused.clause !== '' && refused.code.startsWith('E_')),
        'a refusal names clause and code',
      );
    }
  };
}

function answersAreUnique<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match }, _seat, legal, move) => {
    const { game, state, header } = match;
    demand(new Set(legal.map(identity)).size === legal.length, 'an answer is listed twice');
    const decider = game.decider(state);
    for (let seat = 0; seat < header.seats; seat++) {
      if (seat === decider) continue;
      demand(game.legalMoves(state, seat).length === 0, `seat ${seat} does not decide, but has answers`);
      demand(game.check(state, seat, move) !== undefined, `seat ${seat} does not decide, but may answer`);
    }
  };
}

function neverADeadEnd<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match }) => {
    demand(match.game.outcome(match.state) === undefined, 'the game goes on after its end');
  };
}

function gameHasEnded<S, M, V, E extends GameEvent, O extends object>({
  match,
}: RandomGame<S, M, V, E, O>): void {
  const outcome = match.game.outcome(match.state);
  if (!outcome) throw new Error('nobody is to act, but there is no outcome');
  const ending = match.game.endings[outcome.reason];
  demand(ending !== undefined, `${outcome.reason} is none of the game's endings`);
  demand((ending === 'won') === outcome.winners.length > 0, `${outcome.reason} should be ${ending}`);
}

function applyIsPure<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat, _legal, move) => {
    const before = encode(match.state);
    match.game.apply(match.state, seat, move, chance);
    demand(encode(match.state) === before, 'apply changed the state it was given');
  };
}

function fastEqualsPure<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  const list = moveList<M>();
  let pooled: S | undefined;
  return ({ match, chance }, seat, legal, move) => {
    const { game, state } = match;
    list.count = 0;
    game.generate(state, seat, list);
    demand(same(list.items.slice(0, list.count), legal), 'a list used again differs from a new one');
    const before = encode(state);
    pooled = game.copy(state, pooled);
    demand(encode(pooled) === before, 'a copy into an old state differs');
    const recorder = recordingChance(chance);
    const pure = game.apply(state, seat, move, recorder);
    game.play(pooled, seat, move, scriptedChance(recorder.take()));
    demand(same(pooled, pure.state), 'playing in place differs from apply');
    demand(encode(state) === before, 'playing on a copy changed the original');
  };
}

function replayEqualsPlay<S, M, V, E extends GameEvent, O extends object>({
  match,
}: RandomGame<S, M, V, E, O>): void {
  const log = decode(encode(match.log())) as ReturnType<typeof match.log>;
  for (const numbers of ['recorded', 'seeded'] as const) {
    demand(
      digest(replay(match.game, log, numbers).state) === digest(match.state),
      `replay from ${numbers} numbers differs`,
    );
  }
}

function stateSurvivesCoding<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat, legal) => {
    if (chance.below(4) !== 0) return; // decoding takes most of the time
    const copy = decode(encode(match.state)) as S;
    demand(same(copy, match.state), 'the state is not plain JSON');
    demand(same(match.game.legalMoves(copy, seat), legal), 'a decoded state has other answers');
    const view = match.game.view(match.state, seat);
    demand(same(decode(encode(view)), view), 'the view is not plain JSON');
  };
}

function equalViewsEqualAnswers<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  const answersTo = new Map<string, string>();
  return ({ match }, seat, legal) => {
    const view = digest([seat, match.game.view(match.state, seat)]);
    const answers = digest(legal);
    demand(
      (answersTo.get(view) ?? answers) === answers,
      'two positions look alike to a seat, but its answers differ',
    );
    if (answersTo.size < 50_000) answersTo.set(view, answers);
  };
}

function undoRestores<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat, _legal, move) => {
    if (chance.below(8) !== 0) return undefined; // trying every answer would make the law quadratic
    const before = digest(match.state);
    match.submit(seat, move);
    const after = digest(match.state);
    const refusal = match.undoRefusal();
    demand(match.undo() === (refusal === undefined), 'undo and its refusal disagree');
    if (refusal) return 'played'; // a revelation cannot be undone
    demand(digest(match.state) === before, 'undo does not restore the state');
    match.redo();
    demand(digest(match.state) === after, 'redo does not restore the future');
    return 'played';
  };
}

function notationRoundTrip<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat, legal) => {
    const { game, state, header } = match;
    demand(game.seatsIn(state) === header.seats, 'a state forgets how many seats it has');
    for (let i = 0; i < 8; i++) {
      const move = pick(chance, legal);
      const text = game.notation.formatMove(state, move);
      demand(!isMatchWord(text), `${text} is kept for matches and no answer`);
      demand(same(game.notation.parseMove(state, text), move), `${text} reads back as another answer`);
    }
    const position = game.notation.formatPosition(state);
    const read = game.notation.parsePosition(position, match.options);
    demand(
      game.notation.formatPosition(read) === position,
      `${position} is written differently after reading`,
    );
    demand(same(game.legalMoves(read, seat), legal), `${position} has other answers after reading`);
  };
}

const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'watcher',
];

function dealtWorldsFit<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat, legal) => {
    if (chance.below(4) !== 0) return;
    const { game, state, header } = match;
    const viewer = pick(chance, viewersOf(header.seats));
    const view = game.view(state, viewer);
    const before = encode(view);
    demand(
      encode(game.view(game.determinize(view, chance), viewer)) === before,
      `a world dealt for ${viewer} looks different`,
    );
    demand(encode(view) === before, 'dealing a world changed the view');
    const world = game.determinize(game.view(state, seat), chance);
    demand(game.decider(world) === seat, 'in a dealt world another seat decides');
    demand(same(game.legalMoves(world, seat), legal), 'a dealt world has other answers');
  };
}

function fallbackIsLegal<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat) => {
    const { game, state } = match;
    const answer = game.fallback(state);
    demand(game.check(state, seat, answer) === undefined, `the fallback ${encode(answer)} is refused`);
    if (chance.below(8) !== 0) return undefined;
    match.fallback();
    demand(match.lastEntry?.seat === seat, 'the fallback was not played for the decider');
    return 'played';
  };
}

/** Leaves in a copy of the match, so that the game goes on; then everybody leaves, which ends it. */
function anybodyMayLeave<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }) => {
    if (chance.below(16) !== 0) return; // each try replays the whole log
    const { game } = match;
    const other = Match.resume(game, match.log());
    const seats = shuffled(chance, viewersOf(match.header.seats).slice(0, -1) as Seat[]);
    const gone: Seat[] = [];
    for (const seat of seats) {
      if (game.outcome(other.state)) break;
      other.leave(seat, pick(chance, ['resign', 'time']));
      gone.push(seat);
      demand(other.leaveRefusal(seat) !== undefined, `seat ${seat} can leave twice`);
      const decider = other.decider;
      demand(decider === undefined || !gone.includes(decider), `seat ${seat} left, but decides`);
      demand(
        decider === undefined || game.legalMoves(other.state, decider).length > 0,
        'after somebody left there is no answer',
      );
    }
    gameHasEnded({ match: other, chance });
    demand(
      digest(replay(game, other.log()).state) === digest(other.state),
      'a log with somebody leaving replays differently',
    );
  };
}

function rivalsMayAgree<S, M, V, E extends GameEvent, O extends object>(): Probe<S, M, V, E, O> {
  return ({ match, chance }, seat) => {
    const { game } = match;
    demand(!game.isTogether || !game.agree, 'a team that agrees to end has given up: everybody leaves');
    if (!game.agree || chance.below(16) !== 0) return;
    const other = Match.resume(game, match.log());
    const before = digest(other.state);
    other.agree(seat);
    gameHasEnded({ match: other, chance });
    demand(other.decider === undefined, 'somebody decides after an agreed end');
    const after = digest(other.state);
    demand(digest(replay(game, other.log()).state) === after, 'an agreed end replays differently');
    demand(other.undo() && digest(other.state) === before, 'an agreed end cannot be taken back');
    other.redo();
    demand(digest(other.state) === after, 'an agreed end cannot be played again');
  };
}

/** Two states with equal views have the same public position; a public log contains no number. */
function publicTellsNoSecret<S, M, V, E extends GameEvent, O extends object>({
  match,
  chance,
}: RandomGame<S, M, V, E, O>): void {
  const { game, header } = match;
  const position = game.notation.formatPosition(match.stateAt(chance.below(match.length)));
  const { options } = match;
  for (const viewer of viewersOf(header.seats)) {
    const start = { options, seats: header.seats, seed: 'canary 4711', position };
    const one = new Match(game, start);
    const world = game.determinize(game.view(one.state, viewer), chance);
    const other = new Match(game, { ...start, position: game.notation.formatPosition(world) });
    // a position drops some information
    if (!same(game.view(one.state, viewer), game.view(other.state, viewer))) continue;
    demand(publicPosition(one, viewer) === publicPosition(other, viewer), `${viewer} is told a secret`);
    demand(same(publicLog(one, viewer), publicLog(other, viewer)), `${viewer} is told how it began`);
    const told = encode(publicLog(match, viewer)) + encode(publicLog(one, viewer));
    for (const secret of [header.seed, 'canary', '"chance"', '"numbers"'])
      demand(!told.includes(secret), `a public log tells ${secret}`);
    for (const { events } of publicLog(match, viewer).entries)
      for (const { type, reveals, ...shown } of events)
        demand(
          !Array.isArray(reveals) || reveals.includes(viewer) || Object.keys(shown).length === 0,
          `${viewer} is shown what ${type} reveals to others`,
        );
  }
}
