/** On which terms people meet at a table: pace, who may come, what happens when time is up, hints. */
import './terms.css';
import type { NewTable } from '@tessera/wire';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useText } from '../../text/index.ts';
import { levelName } from '../../text/names.ts';
import { Choice } from '../Choice.tsx';
import { PACE_NAMES, PACES, type PaceName } from './paces.ts';
import type { OnlineWords } from './words/index.ts';

export interface Terms extends Pick<NewTable, 'title' | 'openTo' | 'onTime' | 'hasHints'> {
  readonly pace: PaceName;
  /** The level of bots that keep chairs; empty for as good as most people are. */
  readonly keeper: string;
}

export const USUAL_TERMS: Terms = {
  title: '',
  pace: 'live',
  openTo: 'link',
  onTime: 'bot',
  keeper: '',
  hasHints: false,
};

/** As long as a server takes it. */
const TITLE_LIMIT = 40;

interface TermsProps {
  readonly terms: Terms;
  readonly words: OnlineWords;
  /** A team has nobody to lose against. */
  readonly isTogether: boolean;
  /** How strong its bots can be, weakest first. */
  readonly levels: readonly string[];
  onChange(terms: Terms): void;
}

export function TermsFields({ terms, words: { pace, make }, isTogether, levels, onChange }: TermsProps) {
  const text = useText();
  const { total, move } = PACES[terms.pace];
  const change = (part: Partial<Terms>): void => onChange({ ...terms, ...part });
  const isTimed = total !== null || move !== null;
  return (
    <div className="card options">
      <Field label={make.name} text={make.nameText}>
        {({ label, describedBy }) => (
          <input
            className="field"
            value={terms.title}
            maxLength={TITLE_LIMIT}
            placeholder={make.nameExample}
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
              values={['', ...levels]}
              value={terms.keeper}
              onChange={keeper => change({ keeper })}
              show={level => (level === '' ? make.usualKeeper : levelName(level, text))}
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
  /** Too long to stand beside its words. */
  readonly isWide?: boolean;
  readonly label: string;
  readonly text: string;
  readonly children: (about: { readonly label: string; readonly describedBy: string }) => ComponentChildren;
}

function Field({ isWide = false, label, text, children }: FieldProps) {
  const id = useId();
  return (
    <div className={isWide ? 'option is-wide' : 'option'}>
      <div className="option-words">
        <h3>{label}</h3>
        <p id={id}>{text}</p>
      </div>
      <div className="option-control">{children({ label, describedBy: id })}</div>
    </div>
  );
}
