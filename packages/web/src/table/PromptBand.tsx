/** Prompt below the top bar: who decides what, what threatens, how far the phase is. */
import { isHandheld } from '../ui/breakpoints.ts';
import './PromptBand.css';
import type { ComponentChildren } from 'preact';
import { fill } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { onDemand } from '../ui/render/lazy.tsx';
import type { Deeds } from './deeds.ts';
import { Emphasised } from './Emphasised.tsx';
import type { TableModel } from './useTable.ts';

const EndStrip = onDemand(() => import('./ending/EndStrip.tsx'));

/** A game's text for the prompt. `*` stands around emphasised words. */
export interface Prompt {
  /** Whose turn it is: "Your turn:". */
  readonly head: string;
  readonly body: string;
  /** Replaces the body where space is short. */
  readonly short?: string | undefined;
  readonly mood: 'act' | 'asked' | 'wait' | 'back' | 'over';
  /** The latest answer, while others play. */
  readonly said?: string;
  readonly threat?: { readonly text: string; readonly isHigh: boolean } | undefined;
  /** Counters that can end the game. */
  readonly counters?: readonly (string | Counter)[];
  readonly phase?: PhaseProgress | undefined;
}

export interface Counter {
  readonly text: string;
  /** Replaces the text where space is short. */
  readonly short?: string;
  /** True for a counter near its limit. */
  readonly isHigh?: boolean;
  /** True if screen readers announce it. */
  readonly isAloud?: boolean;
}

export const counterOf = (counter: string | Counter): Counter =>
  typeof counter === 'string' ? { text: counter } : counter;

/** Steps of a phase, in order. */
export interface PhaseProgress {
  readonly label: string;
  /** Text before the steps: "Turn 13". */
  readonly round?: string;
  readonly steps: readonly string[];
  /** Index of the current step; -1 for none. */
  readonly now: number;
}

interface BandProps {
  readonly model: TableModel<unknown>;
  readonly deeds: Deeds;
  readonly prompt: Prompt;
  /** The number of the answer that decided the match. */
  readonly decisive: number | undefined;
  /** Content of the game after the end. */
  readonly children?: ComponentChildren;
}

export function PromptBand({ model, deeds, prompt, decisive, children }: BandProps) {
  const { layout, text, clock, back, snapshot } = model;
  const { table } = text;
  const arriving: Prompt = {
    ...prompt,
    head: table.time.arriving,
    body: '',
    short: '',
    said: '',
    mood: 'wait',
  };
  const looking: Prompt = {
    head: table.heads.back,
    body: lookingWords(model),
    mood: 'back',
    ...(prompt.mood === 'back' && prompt),
    short: fill(table.time.after, { count: back.count ?? 0, all: snapshot.moves.length }),
  };
  const told = back.count === undefined ? prompt : looking;
  const {
    head,
    body,
    short,
    mood,
    said,
    threat,
    counters = [],
    phase,
  } = clock.isLanded || back.count !== undefined ? told : arriving;
  return (
    <section className={`tb-prompt is-${mood}`} aria-label={table.asked}>
      <p>
        <b>{head}</b> <Emphasised text={isHandheld(layout) ? (short ?? body) : body} />
        {said && <span className="tb-said"> {said}</span>}
      </p>
      {clock.canSkip && (
        <button type="button" className="tb-pill" aria-label={table.skipAbout} onClick={clock.skip}>
          {table.skip}
          <Icon name="skip" size={14} />
        </button>
      )}
      {mood === 'back' && (
        <>
          <button
            type="button"
            className="tb-pill"
            aria-label={table.time.now}
            onClick={() => back.show(snapshot.moves.length)}
          >
            {isHandheld(layout) ? <Icon name="last" size={14} /> : table.time.now}
          </button>
          <button type="button" className="tb-pill" onClick={deeds.playOn}>
            {table.time.playOn}
          </button>
        </>
      )}
      {mood === 'over' && <EndStrip model={model} deeds={deeds} decisive={decisive} />}
      {threat && (
        <span className={threat.isHigh ? 'tb-threat is-high' : 'tb-threat'}>
          <Icon name="threat" size={16} />
          {threat.text}
        </span>
      )}
      {counters.map(counterOf).map(({ text: long, short: brief = long, isHigh = false }) => (
        <span key={long} className={isHigh ? 'tb-threat is-high' : 'tb-threat'}>
          {isHandheld(layout) || layout === 'portrait' || layout === 'middle' ? brief : long}
        </span>
      ))}
      {phase && <PhaseSteps phase={phase} />}
      {children}
    </section>
  );
}

/** Text for a past board: its number, and that nothing can be played there. */
export const lookingWords = ({ text, back, snapshot }: TableModel<unknown>): string =>
  fill(text.table.time.looking, { count: back.count ?? 0, all: snapshot.moves.length });

const PhaseSteps = ({ phase }: { readonly phase: PhaseProgress }) => (
  <div className="tb-phase">
    {phase.round}
    {phase.steps.length > 0 && (
      <ol aria-label={phase.label}>
        {phase.steps.map((step, i) => (
          <li key={step} aria-current={i === phase.now ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    )}
  </div>
);
