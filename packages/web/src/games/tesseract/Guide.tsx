/** One line for somebody new, in the first round of a first match: what this is about, now. */
import { useEffect, useState } from 'preact/hooks';
import { Sign } from '../../table/signs.tsx';
import type { Model } from './useModel.ts';

const KEY = 'tessera.tesseract.guided';

// Storage throws where it is forbidden; then the line comes again.
function wasGuided(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // It comes again in the next match.
  }
}

export function Guide({ model }: { readonly model: Model }) {
  const [isWanted, want] = useState(() => !wasGuided());
  const { words, snapshot } = model;
  const isFirstRound = snapshot.view.turn <= snapshot.view.labs.length;
  useEffect(() => {
    if (!isFirstRound) remember();
  }, [isFirstRound]);
  if (!isWanted || !isFirstRound || snapshot.outcome || !isLesson(model)) return null;
  const close = (): void => {
    remember();
    want(false);
  };
  return (
    <aside className="tt-guide" aria-label={words.table.guide.title}>
      <p>{words.table.guide[lessonOf(model)]}</p>
      <button type="button" aria-label={words.table.guide.close} onClick={close}>
        <Sign name="close" size={16} />
      </button>
    </aside>
  );
}

/** Whoever resolves a card has enough to read. */
const isLesson = ({ snapshot, deeds }: Model): boolean =>
  deeds.offer.isFree || snapshot.view.phase !== 'action';

type Lesson = 'goal' | 'collect' | 'contain' | 'threat';

/** The next thing to understand. */
function lessonOf({ snapshot, deeds, lab }: Model): Lesson {
  const { view } = snapshot;
  if (view.phase === 'setup') return 'goal';
  if (view.phase !== 'action' || view.actions === 0) return 'threat';
  if (deeds.offer.byVerb.has('contain')) return 'contain';
  return (view.labs[lab]?.cubes.length ?? 0) > 3 ? 'threat' : 'collect';
}
