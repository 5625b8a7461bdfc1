import { fill } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { neighbourOf } from './trace.ts';
import type { Tracing } from './useTrace.ts';
import type { StoryWords } from './words/index.ts';

interface SteppingProps extends Pick<Tracing<never>, 'step' | 'showStep'> {
  readonly words: StoryWords;
  readonly count: number;
}

/** Back and Next; past either end the whole trace is shown again. */
export const Stepping = ({ words, count, step, showStep }: SteppingProps) => (
  <span className="st-steps">
    <button type="button" aria-label={words.back} onClick={() => showStep(neighbourOf(step, count, -1))}>
      <Icon name="back" size={13} />
    </button>
    {step !== undefined && (
      <span title={fill(words.step, { step: step + 1, count })}>
        {step + 1}/{count}
      </span>
    )}
    <button type="button" onClick={() => showStep(neighbourOf(step, count, 1))}>
      {words.next}
      <Icon name="forward" size={13} />
    </button>
  </span>
);
