// @chunk draft
/** Summary of the match about to start, and the button that starts it. */
import type { Language, OptionValue } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { chosenOf, clockOf, isChanged, listOf, seatNames } from '../../table/newMatch/draft.ts';
import { valueName } from '../../table/newMatch/OptionField.tsx';
import type { PartProps } from '../../table/newMatch/preparation.ts';
import { labelled, type Text, useLoadedWords, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSettings } from '../../ui/settings.ts';

/** Fetched with the first match that has clocks. */
const loadClockWords = async (language: Language) =>
  (await import('../../table/newMatch/clock/ClockField.tsx')).loadClockWords(language);
const noWords = async (): Promise<undefined> => {};

type SummaryProps = Omit<PartProps, 'onChange'> & {
  readonly startWord?: string | undefined;
  /** Of a match that has begun; else the draft is drawn. */
  readonly picture?: ComponentChildren;
};

export function Summary(props: SummaryProps) {
  const { preparation, draft, words } = props;
  const text = useText();
  // Re-renders when the player's name, a setting, is edited in the form above.
  useSettings();
  const { heading, start } = text.newMatch.summary;
  const { Picture, who } = preparation;
  const clocks = useLoadedWords(clockOf(preparation, draft) ? loadClockWords : noWords)?.label;
  const lines = linesOf(props, clocks, text);
  return (
    <aside className="card summary" aria-label={heading}>
      <div className="summary-picture">{props.picture ?? <Picture draft={draft} words={words} />}</div>
      <div className="summary-words">
        <h2>{heading}</h2>
        <p className="summary-names">{who(seatNames(draft, text), words)}</p>
        {lines.length === 0 ? (
          <p className="summary-line">{words.defaults}</p>
        ) : (
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="submit" className="button is-main">
        {props.startWord ?? start}
        <Icon name="arrow" />
      </button>
    </aside>
  );
}

/** Lines of the summary: the game's own fields, the clocks, and options that differ from their defaults. */
export function linesOf(
  { preparation, draft, words }: Omit<SummaryProps, 'startWord'>,
  clocks: string | undefined,
  text: Text,
): readonly string[] {
  const { options, own, ownLines } = preparation;
  const changed = Object.keys(options).filter(
    name => !own.includes(name) && isChanged(preparation, draft, name),
  );
  const clock = clockOf(preparation, draft);
  const ours = [
    ...(ownLines?.(draft, words) ?? []),
    ...(clock && clocks ? [labelled(text.language, clocks, `${clock.minutes}+${clock.increment}`)] : []),
  ];
  if (changed.length === 0) return ours.length === 0 ? [] : [...ours, words.defaults];
  return [...ours, ...changed.map(name => describe({ preparation, draft, words }, name, text))];
}

/** An option and its value: "Set-up order: crosses first". Of what is just switched on the name is enough. */
function describe(
  { preparation, draft, words }: SummaryProps,
  name: string,
  { language, newMatch }: Text,
): string {
  const said = words.game.options[name] ?? { label: name, meaning: '', values: {} };
  const values =
    preparation.options[name]?.kind === 'perSeat'
      ? listOf(preparation, draft, name)
      : [chosenOf(preparation, draft, name) as OptionValue];
  if (values[0] === true) return said.label;
  const told = values.map(value => valueName(said, value, newMatch.options.none)).join(', ');
  const unit = words.units?.[name];
  // A limit that may also be none: "after 60 quiet moves".
  const isLimit = preparation.options[name]?.default === null && values[0] !== null && unit;
  const { limited } = newMatch.options;
  return labelled(language, said.label, isLimit ? `${limited.toLowerCase()} ${told} ${unit}` : told);
}
