/** What this screen shows of a table it hears of: one snapshot after the other, with what the worker knows about each. */
import { type Answers, NO_ANSWERS } from '../answers.ts';
import type { MatchSnapshot } from '../client.ts';
import { NO_NOTES, type Notes, notesUpTo } from '../notes.ts';
import type { HeardTable } from './heard.ts';
import { isAsked, plannedSnapshot, remoteSnapshot } from './remoteSnapshot.ts';
import type { Known, SeatAnswers, SeatRequest, Trial } from './seatHost.ts';

export type AskSeat = <K extends SeatRequest['type']>(
  request: Extract<SeatRequest, { readonly type: K }>,
) => Promise<SeatAnswers[K] | undefined>;

export interface Screen {
  snapshot(): MatchSnapshot<unknown> | undefined;
  /** The table as it stands on this screen. */
  shown(): HeardTable | undefined;
  /** Shows it after whatever was to be shown before. */
  show(heard: HeardTable): void;
  /** When everything that was heard is shown. */
  settled(): Promise<void>;
  setPlanning(isOn: boolean): void;
  isPlanning(): boolean;
  /** How far the plan leads; undefined while there is none. */
  triedPlan(): Trial | undefined;
  /** What stands on the board is a plan, and not the match. */
  isTrying(): boolean;
  note(change: (notes: Notes) => Notes): void;
}

export const knownIn = ({ view: { game, you, standing } }: HeardTable): Known => ({
  game,
  seat: you,
  view: standing?.view,
});

/** `onSnapshot` is told of each new one, `onTrial` when a plan was tried. */
export function createScreen(ask: AskSeat, onSnapshot: () => void, onTrial: () => void): Screen {
  let shown: HeardTable | undefined;
  let answers: Answers = NO_ANSWERS;
  let insight: unknown;
  let notes: Notes = NO_NOTES;
  let match: MatchSnapshot<unknown> | undefined;
  let snapshot: MatchSnapshot<unknown> | undefined;
  let isPlanning = false;
  let trial: Trial | undefined;
  /** The worker may be asked in between, and every change is to be seen: one at a time. */
  let last = Promise.resolve();

  async function take(heard: HeardTable): Promise<void> {
    const isNew = heard.changes !== shown?.changes || heard.view.phase !== shown.view.phase;
    const isYours = isAsked(heard.view);
    if (isNew || isYours !== match?.isYours)
      answers = isYours ? ((await ask({ type: 'answers', ...knownIn(heard) })) ?? NO_ANSWERS) : NO_ANSWERS;
    if (isNew) insight = undefined;
    shown = heard;
    notes = notesUpTo(notes, heard.view.moves.length);
    await plan();
    draw();
    if (isNew) void addInsight(heard);
  }

  /** A plan is tried again after every change. */
  async function plan(): Promise<void> {
    const { standing, plan: kept, you } = shown?.view ?? {};
    const { moves = [] } = kept ?? {};
    const isWanted = isPlanning || moves.length > 0;
    trial =
      isWanted && shown && standing?.outcome === null && typeof you === 'number'
        ? await ask({ type: 'trial', ...knownIn(shown), moves })
        : undefined;
  }

  function draw(): void {
    if (!shown) return;
    const { you, plan: kept } = shown.view;
    match = remoteSnapshot(shown, answers, insight, notes, match?.setup);
    // One's own turn is for playing.
    snapshot =
      isPlanning && trial && match && !match.isYours && you !== null
        ? plannedSnapshot(match, you, trial, kept?.moves ?? [])
        : match;
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
    settled: () => last,
    setPlanning(isOn) {
      isPlanning = isOn;
      last = last.then(async () => {
        await plan();
        draw();
        onTrial();
      });
    },
    isPlanning: () => isPlanning,
    triedPlan: () => trial,
    isTrying: () => snapshot !== match,
    note(change) {
      notes = change(notes);
      draw();
    },
  };
}
