/** Field for the number of agents, and for solo play with one deck. */
import { useId } from 'preact/hooks';
import { chosenOf, isChanged, withOption } from '../../../table/newMatch/draft.ts';
import { OptionField } from '../../../table/newMatch/OptionField.tsx';
import type { FieldProps, Spec } from '../../../table/newMatch/preparation.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { agentsIn, FORM, isAlone, teamSizes, withTeam } from './form.ts';
import type { PageWords } from './words/index.ts';

export function TeamField({ draft, words, onChange }: FieldProps<PageWords>) {
  const { team, game } = words;
  const sizes = teamSizes(draft);
  const meaning = useId();
  if (sizes.length === 1) return null;
  return (
    <section className="new-part" data-option="agents">
      <h2>{team.heading}</h2>
      <div className="card">
        <div className="options">
          <div className="option">
            <div className="option-words">
              <h3>{team.size}</h3>
              <p id={meaning}>{isAlone(draft) ? team.sizeAlone : team.sizeText}</p>
            </div>
            <div className="option-control">
              <Choice
                label={team.size}
                describedBy={meaning}
                values={sizes.map(String)}
                value={String(agentsIn(draft).length)}
                onChange={size => onChange(withTeam(draft, Number(size)))}
                show={size => size}
              />
            </div>
          </div>
          {draft.seats.length === 1 && (
            <OptionField
              name="solo"
              spec={FORM.options.solo as Spec}
              words={game.options.solo}
              unit={undefined}
              suggested={undefined}
              holdings={[]}
              value={chosenOf(FORM, draft, 'solo')}
              isChanged={isChanged(FORM, draft, 'solo')}
              refusal={undefined}
              onChange={isOneDeck => onChange(withOption(draft, 'solo', isOneDeck))}
            />
          )}
        </div>
      </div>
    </section>
  );
}
