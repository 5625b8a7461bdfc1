/** What can be asked, but for thinking: each request with the fields it may have. */
import { botNames } from '@tessera/bots';
import { type AnyGame, digest, parseOptions } from '@tessera/engine';
import { parseMove, plyData } from '../line.ts';
import { seatsFor } from '../seating.ts';
import { type Fields, fieldsOf, flagOf, listOf, maybe, positionOf, textOf, wholeOf } from '../shape.ts';
import { legalAnswers, seatsToAct, seatToAct } from '../start.ts';
import { wordsOf } from '../words/index.ts';
import { PROTOCOL } from './protocol.ts';
import type { Opening, Table } from './table.ts';

export interface RequestKind {
  readonly fields: readonly string[];
  /** Whether it changes the match, which must not happen while a bot thinks about it. */
  readonly changes: boolean;
  answer(game: AnyGame, table: Table, fields: Fields): object;
}

const texts = (value: unknown, field: string): readonly string[] => listOf(value, field, textOf);
const wholes = (value: unknown, field: string): readonly number[] => listOf(value, field, wholeOf);

/** What most answers end with: where the match stands. */
function standing(game: AnyGame, { match }: Table): object {
  const { state } = match;
  return {
    position: game.notation.formatPosition(state),
    toAct: seatsToAct(game, state),
    outcome: game.outcome(state) ?? null,
    plies: match.length,
  };
}

export const REQUESTS: Readonly<Record<string, RequestKind>> = {
  hello: {
    fields: [],
    changes: false,
    answer: game => ({
      protocol: PROTOCOL,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: game.seats,
      options: game.options,
      bots: botNames(game.id),
    }),
  },
  options: {
    fields: ['options', 'seats'],
    changes: true,
    answer(game, table, { options, seats }) {
      const opening = {
        options: parseOptions<object>(game.options, options),
        seats: maybe(wholeOf)(seats, 'seats') ?? table.opening.seats,
      };
      table.open(opening, []);
      return standing(game, table);
    },
  },
  position: {
    fields: ['position', 'strict', 'seats', 'seed', 'rolls', 'moves'],
    changes: true,
    answer(game, table, fields) {
      const moves = maybe(texts)(fields.moves, 'moves') ?? [];
      const played = table.open(openingOf(game, table.opening, fields), moves).map(plyData);
      return { played, ...standing(game, table) };
    },
  },
  moves: {
    fields: ['moves', 'seat'],
    changes: true,
    answer(game, table, fields) {
      const seat = maybe(wholeOf)(fields.seat, 'seat');
      const played = table.play(texts(fields.moves, 'moves'), seat).map(plyData);
      return { played, ...standing(game, table) };
    },
  },
  undo: {
    fields: [],
    changes: true,
    answer(game, table) {
      table.undo();
      return standing(game, table);
    },
  },
  legal: {
    fields: [],
    changes: false,
    answer: (game, { match: { state } }) => ({
      toAct: seatsToAct(game, state),
      legal: legalAnswers(game, state),
    }),
  },
  check: {
    fields: ['move', 'seat'],
    changes: false,
    answer(game, { match }, fields) {
      const move = parseMove(game, match.state, textOf(fields.move, 'move'), 'move');
      const seat = maybe(wholeOf)(fields.seat, 'seat') ?? seatToAct(game, match.state) ?? 0;
      const refused = match.check(seat, move);
      return refused
        ? { legal: false, sentence: wordsOf(game.id).refusal(refused), ...refused }
        : { legal: true };
    },
  },
  state: {
    fields: [],
    changes: false,
    answer(game, table) {
      const { state } = table.match;
      const view = game.view(state, seatToAct(game, state) ?? 'watcher');
      return { ...standing(game, table), digest: digest(state), view };
    },
  },
  log: { fields: [], changes: false, answer: (_game, { match }) => ({ log: match.log() }) },
};

function openingOf(game: AnyGame, { options, seats: before }: Opening, fields: Fields): Opening {
  const position = maybe(positionOf)(fields.position, 'position');
  const mode = maybe(flagOf)(fields.strict, 'strict') ? 'strict' : 'lenient';
  const asked = maybe(wholeOf)(fields.seats, 'seats');
  const start = position === undefined ? undefined : game.notation.parsePosition(position, options, mode);
  const seed = maybe(textOf)(fields.seed, 'seed');
  const rolls = maybe(wholes)(fields.rolls, 'rolls');
  return {
    options,
    seats: seatsFor(game, asked, start, 'seats', before),
    ...(position === undefined ? {} : { position }),
    ...(seed === undefined ? {} : { seed }),
    ...(rolls === undefined ? {} : { rolls }),
  };
}

/** The fields of a request, none of them unknown. */
export const checkedFields = (
  kind: { readonly fields: readonly string[] },
  type: string,
  fields: Fields,
): Fields => fieldsOf(fields, type, kind.fields);
