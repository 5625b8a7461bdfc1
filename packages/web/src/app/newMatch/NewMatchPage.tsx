/** New match: seats, options with sensible defaults, and a game to start at once. */
import './newMatch.css';
import { RIFT_OPTIONS } from '@tessera/games/rift';
import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { plural, useText } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import { loadTable } from '../match/tables.ts';
import { PageTitle } from '../PageTitle.tsx';
import {
  type Draft,
  FRIEND_DRAFT,
  isChanged,
  keepDraft,
  keptDraft,
  optionOf,
  refusalOf,
  withOption,
  withSeat,
  withSwappedSeats,
} from './draft.ts';
import { OptionField } from './OptionField.tsx';
import { advancedGroups, type OptionName, PLAIN_OPTIONS } from './optionGroups.ts';
import { Recommended } from './Recommended.tsx';
import { SeatCard } from './SeatCard.tsx';
import { Summary } from './Summary.tsx';
import { startMatch, startRecommended } from './start.ts';

/** The draft as it was left; `?with=friend` begins one for two people. */
function useDraft(): readonly [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() =>
    new URLSearchParams(location.search).get('with') === 'friend' ? FRIEND_DRAFT : keptDraft(),
  );
  const change = (next: Draft) => {
    keepDraft(next);
    setDraft(next);
  };
  return [draft, change];
}

export default function NewMatchPage() {
  const text = useText();
  const { newMatch, rift } = text;
  const [draft, change] = useDraft();
  const form = useRef<HTMLFormElement>(null);
  // The table is fetched while the player chooses, so that it opens at once.
  useEffect(() => void loadTable('rift'), []);

  const start = (event: TargetedSubmitEvent<HTMLElement>) => {
    event.preventDefault();
    const refused = PLAIN_OPTIONS.find(name => refusalOf(draft, name, text) !== undefined);
    if (refused === undefined) return startMatch(draft, text);
    form.current?.querySelector<HTMLElement>(`[data-option="${refused}"] input[inputmode]`)?.focus();
  };

  return (
    <form ref={form} className="new-match" onSubmit={start} noValidate>
      <header className="new-head">
        <p className="new-game">{rift.name}</p>
        <PageTitle title={newMatch.title} />
      </header>
      <Recommended {...newMatch.recommended} onStart={() => startRecommended(text)} />
      <Seats draft={draft} onChange={change} />
      <Options draft={draft} onChange={change} />
      <Summary draft={draft} />
    </form>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Seats({ draft, onChange }: PartProps) {
  const { seats } = useText().newMatch;
  return (
    <section className="new-part">
      <h2>{seats.heading}</h2>
      <div className="seats">
        <SeatCard colour={0} seat={draft.seats[0]} onChange={to => onChange(withSeat(draft, 0, to))} />
        <button
          type="button"
          className="button swap"
          aria-label={seats.swap}
          title={seats.swap}
          onClick={() => onChange(withSwappedSeats(draft))}
        >
          <Icon name="swap" size={20} />
        </button>
        <SeatCard colour={1} seat={draft.seats[1]} onChange={to => onChange(withSeat(draft, 1, to))} />
      </div>
    </section>
  );
}

function Options({ draft, onChange }: PartProps) {
  const text = useText();
  const { heading, advanced, advancedText, changed, groups } = text.newMatch.options;
  const grouped = advancedGroups();
  const count = grouped.flatMap(({ names }) => names).filter(name => isChanged(draft, name)).length;
  const field = (name: OptionName) => (
    <OptionField
      key={name}
      name={name}
      spec={RIFT_OPTIONS[name]}
      words={text.rift.options[name]}
      value={optionOf(draft, name)}
      refusal={refusalOf(draft, name, text)}
      onChange={value => onChange(withOption(draft, name, value))}
    />
  );
  return (
    <section className="new-part">
      <h2>{heading}</h2>
      <div className="card options">{PLAIN_OPTIONS.map(field)}</div>
      <details className="card advanced">
        <summary>
          <Icon name="down" />
          <span>
            <b>{advanced}</b> {advancedText}
          </span>
          {count > 0 && <span className="pill is-waiting">{plural(text.language, changed, count)}</span>}
        </summary>
        {grouped.map(({ group, names }) => (
          <div key={group} className="options" role="group" aria-label={groups[group]}>
            <p className="options-title">{groups[group]}</p>
            {names.map(field)}
          </div>
        ))}
      </details>
    </section>
  );
}
