/** One step of the trace in a line with Back and Next, for narrow layouts. */
import './story.css';
import { fill, useLoadedWords } from '../../text/index.ts';
import { Stepping } from './Stepping.tsx';
import type { ToldStep } from './StoryPanel.tsx';
import type { Tracing } from './useTrace.ts';
import { loadWords } from './words/index.ts';

interface StripProps extends Pick<Tracing<never>, 'step' | 'showStep'> {
  readonly className: string;
  /** Name of the actor; undefined for several. */
  readonly name: string | undefined;
  /** Aim or sum of all steps in a sentence, shown instead of the title. */
  readonly aim?: string | undefined;
  readonly steps: readonly ToldStep[];
}

export default function StoryStrip({ className, name, aim, steps, step, showStep }: StripProps) {
  const words = useLoadedWords(loadWords);
  if (!words) return null;
  const title = name === undefined ? words.many : fill(words.title, { name });
  const told = step === undefined ? undefined : steps[step];
  return (
    <section className={`st-strip ${className}`} aria-label={title}>
      <p aria-live="polite">
        {told ? (
          <>
            <i className={told.actor}>{(step ?? 0) + 1}</i>
            {told.sign}
            <span>
              {told.text}
              {told.more && <small> {told.more}</small>}
            </span>
          </>
        ) : (
          <span>{aim ? aim : <b>{title}</b>}</span>
        )}
      </p>
      <Stepping words={words} count={steps.length} step={step} showStep={showStep} />
    </section>
  );
}
