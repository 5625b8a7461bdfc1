/** Client of a position that is no match: nothing is played or stored; what covers it is shown (`retry.ts`). */
import type { Reason } from '@tessera/bots';
import { createSignal } from '../ui/render/signal.ts';
import type { MatchClient, MatchSetup, MatchSnapshot } from './client.ts';
import { NO_NOTES, type Notes } from './notes.ts';
import type { Again } from './reviewing.ts';

export interface Still {
  readonly client: MatchClient<unknown>;
  /** Changes the title, as after a change of language. */
  entitle(title: string, seats: MatchSetup['seats']): void;
}

/** Beyond the answers of any line. */
const LATER = 1e6;

/** Games load the words for reasons when there are some: those are told beside the table. */
const notesWith = ([reason]: readonly Reason[]): Notes =>
  reason ? { ...NO_NOTES, reasons: [{ count: LATER, reason }] } : NO_NOTES;

export function stillAt(setup: MatchSetup, { seat, view }: Again, reasons: readonly Reason[]): Still {
  const state = createSignal<MatchSnapshot<unknown>>({
    setup,
    seq: 1,
    view,
    insight: null,
    toAct: seat,
    isYours: false,
    legal: [],
    lasting: {},
    moves: [],
    events: [],
    undo: 'nothingToUndo',
    redo: false,
    thinking: null,
    outcome: null,
    notes: notesWith(reasons),
  });
  const nothing = async (): Promise<undefined> => undefined;
  const none = (): undefined => undefined;
  return {
    entitle(title, seats) {
      const now = state.get();
      state.set({ ...now, setup: { ...now.setup, title, seats } });
    },
    client: {
      snapshot: state.get,
      subscribe: state.subscribe,
      failure: none,
      detail: none,
      submit: nothing,
      whyNot: nothing,
      undo: nothing,
      redo: nothing,
      resign: nothing,
      offer: nothing,
      viewAt: async () => view,
      momentAt: async () => ({ position: setup.position ?? '', log: null }),
      history: async () => [],
      review: nothing,
      advise: nothing,
      canSave: () => false,
      file: nothing,
      people: { table: none, subscribe: () => () => {}, tell: nothing },
      dispose: none,
    },
  };
}
