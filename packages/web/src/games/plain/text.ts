/** Optional text of a game for the plain table, and the fallbacks derived from identifiers. */
import type { GameEvent, Language } from '@tessera/engine';
import type { OptionWords } from '../../table/newMatch/preparation.ts';
import { capitalised, fill, labelled } from '../../text/index.ts';
import { settings } from '../../ui/settings.ts';

type Named = Readonly<Record<string, string>>;

/** Text of a game. Every part and entry is optional: an identifier of the rules is its own fallback. */
export interface GameText {
  /** Verbs of answers: `Roll`, or `Bid {rest}` where more follows. */
  readonly verbs?: Named;
  /** Names of fields of a view, of values, and of the later words of an answer. */
  readonly names?: Named;
  /**
   * Sentences by type of event, after the name of the player: `rolls a {face}.` The fields of an event are
   * the parameters.
   */
  readonly events?: Named;
  /** Refusals by code. */
  readonly refusals?: Named;
  /** Endings by reason. */
  readonly endings?: Named;
  /** Reasons of hints, by key. */
  readonly reasons?: Named;
  readonly options?: Readonly<Record<string, OptionWords>>;
}

export type LoadGameText = (language: Language) => Promise<GameText>;

export const noGameText: LoadGameText = async () => ({});

/** `isOver` → "Is over", `E_NOT_NOW` → "Not now", `left-side` → "Left side". */
export const humanised = (name: string): string =>
  capitalised(
    name
      .replace(/^E_/, '')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[_-]+/g, ' ')
      .replace(/\b([A-Z])([A-Z]+)\b/g, '$1$2')
      .toLowerCase()
      .trim(),
  );

/** English, as names of the rules are: "Scores" → "Score", "Supplies" → "Supply", "Status" stays. */
export const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<![suix])s$/, '');

/** Names as players read them. */
export interface Speech {
  /** Name of a field of the view or an event. */
  field(name: string): string;
  /** A field that lists something for each seat, of one of them: `scores` → "Score". */
  own(name: string): string;
  /** A value of the rules: a word of theirs is humanised, anything else stays as it is written. */
  value(name: string): string;
  /** Title of the answers with the same verb. */
  verb(verb: string): string;
  /** Text after the verb of an answer. */
  rest(answer: string): string;
  /** A whole answer as an order: "Bid 3". */
  answer(answer: string): string;
  /** Sentence of an event after the name of its actor; `nameOf` names seats, `deed` is the answer behind the event. */
  event(event: GameEvent, nameOf: (seat: number) => string, deed?: string): string;
  refusals: Named;
  ending(reason: string): string;
  reason(key: string, params: Readonly<Record<string, string | number>>): string | undefined;
}

/** True for a word of the rules: it begins with a letter and is longer than a coordinate. */
const isWord = (text: string): boolean => /^[a-z][A-Za-z_-]{2,}$/.test(text);

const REST = /\s*\{rest\}\s*/;

export function speechOf(text: GameText): Speech {
  const value = (name: string): string => text.names?.[name] ?? (isWord(name) ? humanised(name) : name);
  const verb = (name: string): string => text.verbs?.[name]?.replace(REST, ' ').trim() ?? value(name);
  const wordsAfter = (answer: string): readonly string[] => answer.split(' ').slice(1);
  const rest = (answer: string): string => wordsAfter(answer).map(value).join(' ');
  return {
    field: name => text.names?.[name] ?? humanised(name),
    own: name => text.names?.[name] ?? singular(humanised(name)),
    value,
    verb,
    rest,
    answer(answer) {
      const [first = ''] = answer.split(' ');
      const template = text.verbs?.[first];
      if (template && REST.test(template)) return fill(template, { rest: rest(answer) }).trim();
      return [verb(first), rest(answer)].filter(Boolean).join(' ');
    },
    event(event, nameOf, deed = '') {
      const { type, reveals: _, ...fields } = event as GameEvent & Readonly<Record<string, unknown>>;
      const said = Object.entries(fields).map(([key, given]): readonly [string, string] => [
        key,
        key === 'seat' && typeof given === 'number' ? nameOf(given) : spokenValue(given, value),
      ]);
      const template = text.events?.[type];
      if (template !== undefined) return fill(template, Object.fromEntries(said));
      const details = said.filter(([key]) => key !== 'seat');
      const named = details.map(([key, one]) => `${humanised(key).toLowerCase()} ${one}`).join(', ');
      const happened = humanised(type).toLowerCase();
      // "Roll · face 4": that whoever rolls has rolled is no news.
      if (happened.startsWith(verb(deed).toLowerCase()) && deed !== '') return named;
      return named === '' ? happened : labelled(settings().language, happened, named);
    },
    refusals: text.refusals ?? {},
    ending: reason => text.endings?.[reason] ?? `${humanised(reason)}.`,
    reason: (key, params) => {
      const template = text.reasons?.[key];
      return template === undefined ? undefined : fill(template, params);
    },
  };
}

function spokenValue(given: unknown, value: (name: string) => string): string {
  if (Array.isArray(given)) return given.map(one => spokenValue(one, value)).join(' ');
  return typeof given === 'string' ? value(given) : JSON.stringify(given);
}
