// @chunk draft
/** Options of a game, rendered from their specifications; options for experts are collapsed. */
import type { FirstGame } from '../../games/manifest.ts';
import {
  type Chosen,
  chosenOf,
  expertGroups,
  heldBy,
  isChanged,
  listOf,
  refusalOf,
  specOf,
  withOption,
} from '../../table/newMatch/draft.ts';
import { OptionField } from '../../table/newMatch/OptionField.tsx';
import type { OptionGroup, PartProps } from '../../table/newMatch/preparation.ts';
import { plural, useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';

interface OptionsProps extends PartProps {
  /** Initial values of numeric options, by option. */
  readonly suggested: FirstGame['options'];
}

export function Options(props: OptionsProps) {
  const { preparation, draft, words } = props;
  const { language, newMatch } = useText();
  const expert = expertGroups(preparation);
  // A game may have form fields of its own for all its options.
  if (preparation.plain.length + expert.length === 0) return null;
  const changed = expert.flatMap(({ names }) => names).filter(name => isChanged(preparation, draft, name));
  return (
    <section className="new-part">
      <h2>{newMatch.options.heading}</h2>
      <div className="card">
        <Groups {...props} groups={preparation.plain} />
      </div>
      {expert.length > 0 && (
        <details className="card advanced">
          <summary>
            <Icon name="down" />
            <span>
              <b>{words.advanced}</b> {words.advancedText}
            </span>
            {changed.length > 0 && (
              <span className="pill is-waiting">
                {plural(language, newMatch.options.changed, changed.length)}
              </span>
            )}
          </summary>
          <Groups {...props} groups={expert} />
        </details>
      )}
    </section>
  );
}

function Groups({ groups, ...props }: OptionsProps & { readonly groups: readonly OptionGroup[] }) {
  return groups.map(({ group, names }) => {
    const fields = names.map(name => <Field key={name} {...props} name={name} />);
    const key = names.join(' ');
    if (group === undefined) {
      return (
        <div key={key} className="options">
          {fields}
        </div>
      );
    }
    const title = props.words.groups[group];
    return (
      <div key={key} className="options" role="group" aria-label={title}>
        <p className="options-title">{title}</p>
        {fields}
      </div>
    );
  });
}

function Field({ suggested, name, ...props }: OptionsProps & { readonly name: string }) {
  const { preparation, draft, words, onChange } = props;
  const text = useText();
  const said = words.game.options[name];
  if (!said) throw new Error(`${preparation.facts.id} has no words for its option ${name}`);
  const spec = specOf(preparation, draft, name);
  const names = preparation.holdings(words);
  return (
    <OptionField
      name={name}
      spec={spec}
      words={said}
      unit={words.units?.[name]}
      house={preparation.house && name in preparation.house ? words.house : undefined}
      about={words.about?.[name]}
      suggested={suggested[name] as Chosen | undefined}
      holdings={heldBy(preparation, draft)
        .flat()
        .map(thing => names[thing] ?? '')}
      value={spec.kind === 'perSeat' ? listOf(preparation, draft, name) : chosenOf(preparation, draft, name)}
      isChanged={isChanged(preparation, draft, name)}
      refusal={refusalOf(preparation, draft, name, said.label, text)}
      onChange={chosen => onChange(withOption(draft, name, chosen))}
    />
  );
}
