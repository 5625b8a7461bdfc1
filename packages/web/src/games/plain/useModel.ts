/** Model of the plain table: data that its parts share, computed once per change. */
import type { Reason } from '@tessera/bots';
import type { Seat } from '@tessera/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { speakerOf } from '../../match/seating.ts';
import { confirm, type Hand, mean, settled } from '../../table/hand.ts';
import type { Story } from '../../table/log.ts';
import { lookingWords } from '../../table/PromptBand.tsx';
import { sayingOf } from '../../table/refusals.ts';
import { useHand } from '../../table/useHand.ts';
import { type Log, useLog } from '../../table/useLog.ts';
import { useStart } from '../../table/useStart.ts';
import type { TableModel } from '../../table/useTable.ts';
import { capitalised } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import { type AnswerGroup, groupsOf, matching } from './answers.ts';
import { outcomeWords } from './prompt.ts';
import { type FieldKind, hasHidden, type Scene, sceneOf } from './scene.ts';
import { type GameText, type Speech, speechOf } from './text.ts';
import { type Cover, useCover } from './useCover.ts';
import type { PlainWords } from './words/index.ts';

/** Text of the table, and the declared kinds of fields. */
export interface PlainSpoken {
  readonly words: PlainWords;
  readonly text: GameText;
  readonly name: string;
  readonly kinds: Readonly<Record<string, FieldKind>>;
  readonly isTogether: boolean;
}

/** State of the list of answers: search and collapsed groups. */
interface Letters {
  readonly query: string;
  search(query: string): void;
  /** True if the list is long enough for a search field. */
  readonly isLong: boolean;
  readonly groups: readonly AnswerGroup[];
  /** Verbs whose groups are expanded. */
  readonly unfolded: ReadonlySet<string>;
  fold(verb: string): void;
}

export interface PlainModel extends TableModel<unknown>, Omit<PlainSpoken, 'text' | 'kinds'> {
  readonly speech: Speech;
  readonly scene: Scene;
  /** The seat this screen speaks for; nobody's where it only watches. */
  readonly me: Seat | undefined;
  readonly log: Log;
  readonly letters: Letters;
  /** Over the secrets of a seat, until whoever sits there has the screen. */
  readonly cover: Cover | undefined;
  /** Chosen and not done yet, in notation. */
  readonly chosen: string | undefined;
  press(answer: string): void;
  show(answer: string): void;
  confirm(): void;
  letGo(): void;
}

/** Number of answers above which a list has a search field and a group is collapsed. */
const LONG = 18;
const SEARCH = 'pl-search';

export const focusSearch = (): void => document.getElementById(SEARCH)?.focus();

const NOTHING: readonly string[] = [];

/** Visible answers of a group. */
export const shownOf = (
  { letters: { unfolded, query } }: Pick<PlainModel, 'letters'>,
  { verb, answers }: AnswerGroup,
): readonly string[] => (unfolded.has(verb) || query !== '' ? answers : answers.slice(0, LONG));

/** Visible answers in the order of the screen. */
export const listed = (model: Pick<PlainModel, 'letters'>): readonly string[] =>
  model.letters.groups.flatMap(group => shownOf(model, group));

export function useModel(table: TableModel<unknown>, spoken: PlainSpoken): PlainModel {
  const { snapshot, shown, names, client } = table;
  const { words, text, name, kinds, isTogether } = spoken;
  const { toAct } = shown;
  const speech = useMemo(() => speechOf(text), [text]);
  const start = useStart(client);
  const scene = useMemo(
    () => sceneOf(shown.view, { speech, names, kinds, start, toAct }),
    [shown.view, speech, names, kinds, start, toAct],
  );
  const cover = useCover(snapshot, hasHidden(scene));
  return {
    ...table,
    words,
    name,
    isTogether,
    speech,
    scene,
    cover,
    me: speakerOf(snapshot.setup, snapshot.toAct),
    log: useStory(table, spoken, speech),
    letters: useLetters(table, speech, cover),
    ...useAnswering(table, speech),
  };
}

function useLetters(
  { canAct, snapshot: { legal, seq } }: TableModel<unknown>,
  speech: Speech,
  cover: Cover | undefined,
): Letters {
  const [query, search] = useState('');
  const [unfolded, unfold] = useState<ReadonlySet<string>>(new Set());
  const given = canAct && !cover ? legal : NOTHING;
  // What was looked for was found: the next decision is another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the match.
  useEffect(() => search(''), [seq]);
  return {
    query,
    search,
    isLong: given.length > LONG,
    groups: useMemo(() => groupsOf(matching(given, query, speech.answer)), [given, query, speech]),
    unfolded,
    fold: verb =>
      unfold(before => new Set([...before].filter(one => one !== verb).concat(before.has(verb) ? [] : verb))),
  };
}

/** Selection of an answer: a press plays it; touch, and answers that cannot be undone, need confirmation. */
function useAnswering(
  table: TableModel<unknown>,
  speech: Speech,
): Pick<PlainModel, 'chosen' | 'press' | 'show' | 'confirm' | 'letGo'> {
  const { client, snapshot, canAct, layout, text, back, say } = table;
  const { oneClick } = useSettings();
  const fresh = useMemo(
    (): Hand<string, never> => ({ seq: snapshot.seq, asking: undefined, pending: undefined }),
    [snapshot.seq],
  );
  const { hand, change, follow } = useHand<string, Hand<string, never>>({
    client,
    fresh,
    answersOf: answer => [answer],
    onPress: () => say(undefined),
    onRefused: refusal =>
      say(back.past ? { sentence: lookingWords(table) } : sayingOf(text, speech.refusals, refusal)),
  });
  const mustChoose = (answer: string): boolean =>
    isHandheld(layout) || (!oneClick && answer in snapshot.lasting);
  return {
    chosen: canAct ? hand.pending : undefined,
    press: useStable(answer => follow(() => mean(hand, answer, mustChoose(answer)))),
    show: useStable(answer => change({ ...fresh, pending: answer })),
    confirm: useStable(() => follow(() => confirm(hand))),
    letGo: useStable(() => change(settled(hand))),
  };
}

/** Log of the match: the game's sentences, or the answer and the names of its events. */
function useStory(table: TableModel<unknown>, spoken: PlainSpoken, speech: Speech): Log {
  const { snapshot, names } = table;
  const { text } = spoken;
  const { outcome } = snapshot;
  const end = outcome ? outcomeWords({ ...spoken, ...table, speech }, outcome) : undefined;
  const story = useMemo((): Story => {
    const nameOf = (seat: Seat): string => names[seat] ?? '';
    return {
      teller: () => entry => {
        const said = entry.events
          .filter(({ type }) => !text.events || text.events[type] !== undefined)
          .map(event => speech.event(event, nameOf, entry.move.split(' ')[0]))
          .filter(Boolean);
        const deed = speech.answer(entry.move);
        const told = text.events && said.length > 0 ? said.join(' ') : [deed, ...said].join(' · ');
        return [
          { who: nameOf(entry.seat), isSubject: !!text.events && said.length > 0, text: told, tone: 'plain' },
        ];
      },
      why: ({ key, params }: Reason) => capitalised(speech.reason(key, params) ?? ''),
      end,
    };
  }, [names, text, speech, end]);
  return useLog(table, story, undefined);
}
