/** Screen of a table: a sequence of snapshots, each completed by answers of the worker. */
import type { TableView } from '@tessera/wire';
import type { MatchSetup, MatchSnapshot } from './client.ts';
import type { HeardTable } from './heard.ts';
import { type Answers, type Known, NO_ANSWERS, type TableAnswers, type TableRequest } from './protocol.ts';
import { isAsked, tableSnapshot } from './tableSnapshot.ts';

export type AskWorker = <K extends TableRequest['type']>(
  request: Extract<TableRequest, { readonly type: K }>,
) => Promise<TableAnswers[K] | undefined>;

/** Overlay on the match, such as a plan. */
export interface Overlay {
  /** Prepares the overlay for the table shown next. */
  prepare(heard: HeardTable): Promise<void>;
  cover(match: MatchSnapshot<unknown>, heard: HeardTable): MatchSnapshot<unknown>;
}

export interface Screen {
  snapshot(): MatchSnapshot<unknown> | undefined;
  /** Table now on screen. */
  shown(): HeardTable | undefined;
  /** Queues a table to be shown after those before it. */
  show(heard: HeardTable): void;
  /** Prepares the overlay again. */
  cover(): Promise<void>;
  /** Resolves when everything received is shown. */
  settled(): Promise<void>;
  /** True while the overlay hides the match. */
  isCovered(): boolean;
}

export const knownIn = ({ view: { game, you, standing } }: HeardTable): Known => ({
  game,
  seat: you,
  view: standing?.view,
});

/** `onSnapshot` is called with each new snapshot. */
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
  /** Queue: the worker is asked in between, and no change may be skipped. */
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

  /** Adds the insight later: the snapshot does not wait for the analyst. */
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
