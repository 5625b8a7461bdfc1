/**
 * Form fields for the terms of a table: pace, who may join and watch, what happens when time is up, hints.
 */
import './terms.css';
import type { Doors, NewTable } from '@tessera/wire';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { levelName } from '../../table/names.ts';
import { useText } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { PACE_NAMES, PACES, type PaceName } from '../../text/online/paces.ts';
import { Choice } from '../../ui/Choice.tsx';

export interface Terms extends Pick<NewTable, 'title' | 'openTo' | 'onTime' | 'hasHints'> {
  readonly doors: Doors;
  readonly pace: PaceName;
  /** Bot level of keepers; empty until one is chosen. */
  readonly keeper: string;
}

export const USUAL_TERMS: Terms = {
  title: '',
  pace: 'live',
  openTo: 'link',
  onTime: 'bot',
  keeper: '',
  hasHints: false,
  doors: { mayWatch: true, mayTalk: true },
};

/** Default level of keepers, the same as the server's: a bot that plays as well as most people. */
const usualKeeper = (levels: readonly string[]): string =>
  levels.find(level => level === 'fair') ?? levels.at(-1) ?? '';

/** Maximum length of a title, as the server checks it. */
const TITLE_LIMIT = 40;

interface TermsProps {
  readonly terms: Terms;
  readonly words: OnlineWords;
  /** True for co-operative games, which nobody can lose against the others. */
  readonly isTogether: boolean;
  /** Bot levels of the game, weakest first. */
  readonly levels: readonly string[];
  /** Fields before all others. */
  readonly children?: ComponentChildren;
  onChange(terms: Terms): void;
}

export function TermsFields({
  terms,
  words: { pace, make },
  isTogether,
  levels,
  children,
  onChange,
}: TermsProps) {
  const text = useText();
  const { total, move } = PACES[terms.pace];
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part });
  const isTimed = total !== null || move !== null;
  return (
    <div className="card options">
      {children}
      <Field label={make.name} text={make.nameText}>
        {({ label, describedBy }) => (
          <input
            className="field"
            value={terms.title}
            maxLength={TITLE_LIMIT}
            autoComplete="off"
            aria-label={label}
            aria-describedby={describedBy}
            onInput={event => change({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        isWide
        label={pace.label}
        text={total !== null ? pace.text.total : isTimed ? pace.text.move : pace.text.none}
      >
        {about => (
          <Choice
            {...about}
            values={PACE_NAMES}
            value={terms.pace}
            onChange={chosen => change({ pace: chosen })}
            show={one => pace[one]}
          />
        )}
      </Field>
      <Field label={make.openTo} text={make.openToText}>
        {about => (
          <Choice
            {...about}
            values={['link', 'everybody'] as const}
            value={terms.openTo}
            onChange={openTo => change({ openTo })}
            show={one => make[one]}
          />
        )}
      </Field>
      <Field label={make.watch} text={make.watchText}>
        {about => (
          <Choice
            {...about}
            values={['on', 'off'] as const}
            value={terms.doors.mayWatch ? 'on' : 'off'}
            onChange={one => change({ doors: { ...terms.doors, mayWatch: one === 'on' } })}
            show={one => make[one]}
          />
        )}
      </Field>
      {terms.doors.mayWatch && (
        <Field label={make.talk} text={make.talkText}>
          {about => (
            <Choice
              {...about}
              values={['on', 'off'] as const}
              value={terms.doors.mayTalk ? 'on' : 'off'}
              onChange={one => change({ doors: { ...terms.doors, mayTalk: one === 'on' } })}
              show={one => make[one]}
            />
          )}
        </Field>
      )}
      {isTimed && !isTogether && (
        <Field label={make.onTime} text={make.onTimeText}>
          {about => (
            <Choice
              {...about}
              values={['bot', 'loss'] as const}
              value={terms.onTime}
              onChange={onTime => change({ onTime })}
              show={one => make[one]}
            />
          )}
        </Field>
      )}
      {isTimed && (isTogether || terms.onTime === 'bot') && (
        <Field isWide label={make.keeper} text={make.keeperText}>
          {about => (
            <Choice
              {...about}
              values={levels}
              value={terms.keeper || usualKeeper(levels)}
              onChange={keeper => change({ keeper })}
              show={level => levelName(level, text)}
            />
          )}
        </Field>
      )}
      <Field label={make.hints} text={make.hintsText}>
        {about => (
          <Choice
            {...about}
            values={['off', 'on'] as const}
            value={terms.hasHints ? 'on' : 'off'}
            onChange={one => change({ hasHints: one === 'on' })}
            show={one => make[one]}
          />
        )}
      </Field>
    </div>
  );
}

interface FieldProps {
  /** True if the value is invalid; the label then says why. */
  readonly isWrong?: boolean;
  /** True for a control too wide to stand beside its label. */
  readonly isWide?: boolean;
  readonly label: string;
  readonly text: string;
  readonly children: (about: { readonly label: string; readonly describedBy: string }) => ComponentChildren;
}

export function Field({ isWide = false, isWrong = false, label, text, children }: FieldProps) {
  const id = useId();
  return (
    <div className={isWide ? 'option is-wide' : 'option'}>
      <div className="option-words">
        <h3>{label}</h3>
        <p id={id} {...(isWrong && { className: 'refusal', role: 'alert' })}>
          {text}
        </p>
      </div>
      <div className="option-control">{children({ label, describedBy: id })}</div>
    </div>
  );
}
