/** Panel of the trace: numbered steps with Back and Next, their aim, and their effects on the player. */
import '../panel.css';
import './story.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill, useLoadedWords } from '../../text/index.ts';
import { Stepping } from './Stepping.tsx';
import type { Tracing } from './useTrace.ts';
import { loadWords } from './words/index.ts';

/** A step in words. */
export interface ToldStep {
  readonly key: string;
  /** Class of its number, which colours it as its actor. */
  readonly actor: string;
  /** Heading above it: the next of several actors. */
  readonly head?: ComponentChildren;
  readonly sign: ComponentChildren;
  readonly text: ComponentChildren;
  readonly more?: string | undefined;
  /** Words that are shown with the step alone. */
  readonly details?: string;
}

/** Effect of the trace on the player. */
export interface Effect {
  readonly key: string;
  readonly sign: ComponentChildren;
  readonly text: string;
  readonly more?: string | undefined;
  /** Value after it, or the change. */
  readonly after?: string | undefined;
  readonly className?: string | undefined;
}

interface StoryProps extends Pick<Tracing<never>, 'step' | 'showStep'> {
  /** Classes of both panels. */
  readonly className: string;
  /** Name of the actor; undefined for several. */
  readonly name: string | undefined;
  /** Aim of the steps, in a sentence. */
  readonly aim?: string | undefined;
  readonly steps: readonly ToldStep[];
  readonly effects: readonly Effect[];
  /** True for effects that harm the player. */
  readonly isBad?: boolean;
}

export default function StoryPanel(props: StoryProps) {
  const words = useLoadedWords(loadWords);
  const list = useShownStep(props.step);
  if (!words) return null;
  const { className, name, aim, steps, effects, isBad = false, step, showStep } = props;
  const title = name === undefined ? words.many : fill(words.title, { name });
  return (
    <>
      <section className={`tb-panel st-panel st-story ${className}`} aria-label={title}>
        <header>
          <h2>{title}</h2>
          <Stepping words={words} count={steps.length} step={step} showStep={showStep} />
        </header>
        {aim && <p className="st-aim">{aim}</p>}
        <ol ref={list}>
          {steps.map((one, i) => (
            <li key={one.key}>
              {one.head && <h3>{one.head}</h3>}
              <button
                type="button"
                aria-pressed={step === i}
                onClick={() => showStep(step === i ? undefined : i)}
              >
                <i className={one.actor}>{i + 1}</i>
                {one.sign}
                <span>
                  {one.text}
                  {one.more && <small>{one.more}</small>}
                  {step === i && one.details && <small>{one.details}</small>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
      {effects.length > 0 && (
        <section
          className={`tb-panel st-panel st-effects ${isBad ? 'is-bad' : ''} ${className}`}
          aria-label={words.toYou}
        >
          <h2>{words.toYou}</h2>
          <ul>
            {effects.map(({ key, sign, text, more, after, className: flag }) => (
              <li key={key} className={flag}>
                {sign}
                <span>
                  {text}
                  {more && <small>{more}</small>}
                </span>
                {after && <b>{after}</b>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Scrolls the list to the step that is shown on the board; without one to its beginning. */
function useShownStep(step: number | undefined): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const shown = list.current?.children[step ?? 0];
    shown?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return list;
}
