/** The table on this screen: one snapshot after the other, with what the worker knows about each. */
import type { TableView } from '@tessera/wire';
import { NO_ANSWERS } from './answers.ts';
import type { MatchSetup, MatchSnapshot } from './client.ts';
import type { HeardTable } from './heard.ts';
import type { Answers, Known, TableAnswers, TableRequest } from './protocol.ts';
import { isAsked, tableSnapshot } from './tableSnapshot.ts';

export type AskWorker = <K extends TableRequest['type']>(
  request: Extract<TableRequest, { readonly type: K }>,
) => Promise<TableAnswers[K] | undefined>;

/** Something laid over the match, a plan say. */
export interface Overlay {
  /** Works it out for the table that is to be shown next. */
  prepare(heard: HeardTable): Promise<void>;
  cover(match: MatchSnapshot<unknown>, heard: HeardTable): MatchSnapshot<unknown>;
}

export interface Screen {
  snapshot(): MatchSnapshot<unknown> | undefined;
  /** The table as it stands on this screen. */
  shown(): HeardTable | undefined;
  /** Shows a table after whatever was to be shown before. */
  show(heard: HeardTable): void;
  /** Works the overlay out once more. */
  cover(): Promise<void>;
  /** Resolves when everything that was heard is shown. */
  settled(): Promise<void>;
  /** Whether the overlay hides the match. */
  isCovered(): boolean;
}

export const knownIn = ({ view: { game, you, standing } }: HeardTable): Known => ({
  game,
  seat: you,
  view: standing?.view,
});

/** `onSnapshot` is told of each new snapshot. */
export function createScreen(
  ask: AskWorker,
  setupOf: (view: TableView) => MatchSetup,
  onSnapshot: () => void,
  overlay?: Overlay,
): Screen {
  let shown: HeardTable | undefined;
  let answers: Answers = NO_ANSWERS;
  let insight: unknown;
  let match: MatchSnapshot<unknown> | undefined;
  let snapshot: MatchSnapshot<unknown> | undefined;
  /** The worker may be asked in between, and every change is to be seen: one at a time. */
  let last = Promise.resolve();

  async function take(heard: HeardTable): Promise<void> {
    const isNew = heard.changes !== shown?.changes || heard.view.phase !== shown.view.phase;
    const isYours = isAsked(heard.view);
    if (isNew || isYours !== match?.isYours)
      answers = isYours ? ((await ask({ type: 'answers', ...knownIn(heard) })) ?? NO_ANSWERS) : NO_ANSWERS;
    if (isNew) insight = undefined;
    shown = heard;
    await overlay?.prepare(heard);
    draw();
    if (isNew) void addInsight(heard);
  }

  function draw(): void {
    if (!shown) return;
    match = tableSnapshot(shown, answers, insight, setupOf(shown.view), match?.setup);
    snapshot = match && (overlay?.cover(match, shown) ?? match);
    onSnapshot();
  }

  /** Nobody waits for an analyst. */
  async function addInsight(about: HeardTable): Promise<void> {
    if (typeof about.view.standing?.toAct !== 'number') return;
    const found = await ask({ type: 'insight', ...knownIn(about) });
    if (found === undefined || shown?.changes !== about.changes) return;
    insight = found;
    draw();
  }

  return {
    snapshot: () => snapshot,
    shown: () => shown,
    show(heard) {
      last = last.then(() => take(heard));
    },
    cover() {
      last = last.then(async () => {
        if (shown) await overlay?.prepare(shown);
        draw();
      });
      return last;
    },
    settled: () => last,
    isCovered: () => snapshot !== match,
  };
}
