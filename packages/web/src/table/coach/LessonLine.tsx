/** Tip for something that happens to a player for the first time. */
import './lesson.css';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SoundOffer } from '../sound/SoundOffer.tsx';
import { SOUND_OFFER, type Teaching } from './useCoaching.ts';

interface LessonLineProps {
  readonly teaching: Teaching;
  /** Texts by the key of the lesson. */
  readonly words: Readonly<Record<string, string>>;
}

export function LessonLine({ teaching, words }: LessonLineProps) {
  const { coaching } = useText().table;
  const { lesson } = teaching;
  if (lesson === undefined) return null;
  if (lesson === SOUND_OFFER) return <SoundOffer onClose={teaching.close} />;
  return (
    <aside className="tb-lesson" aria-label={coaching.title} aria-live="polite">
      <Icon name="hint" size={16} />
      <p>{words[lesson]}</p>
      <button type="button" aria-label={coaching.close} title={coaching.close} onClick={teaching.close}>
        <Icon name="close" size={14} />
      </button>
    </aside>
  );
}
