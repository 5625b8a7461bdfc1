/** Fields for mode and difficulty, with their meaning in this match. */
import { fill } from '@tessera/engine';
import { DIFFICULTIES, type Difficulty, MODE_COMPLEXITY, MODE_IDS, type ModeId } from '@tessera/games/loop';
import { chosenOf, type Draft, withOption } from '../../../table/newMatch/draft.ts';
import { Pictures } from '../../../table/newMatch/pictures/Pictures.tsx';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { FORM, packOf } from './form.ts';
import { ModeSign } from './ModeSign.tsx';
import { textOf } from './said.ts';
import type { PageWords } from './words/index.ts';

type Props = FieldProps<PageWords>;

export const modeIn = (draft: Draft): ModeId => chosenOf(FORM, draft, 'mode') as ModeId;
export const difficultyIn = (draft: Draft): Difficulty => chosenOf(FORM, draft, 'difficulty') as Difficulty;

export function ModeField({ draft, words, onChange }: Props) {
  const { options, modes, difficulties } = textOf(draft, words);
  const { complexity, character, first } = words.modes;
  const chosen = modeIn(draft);
  return (
    <Pictures
      option="mode"
      heading={options.mode.label}
      words={options.mode}
      values={MODE_IDS}
      value={chosen}
      onChange={mode => onChange(withOption(draft, 'mode', mode))}
      keyOf={mode => mode}
      show={mode => (
        <>
          <ModeSign mode={mode} />
          <b>{modes[mode].name}</b>
          <span>{complexity[MODE_COMPLEXITY[mode]]}</span>
        </>
      )}
    >
      <p className="mode-text">
        {modes[chosen].text} {character[chosen]}
      </p>
      <p className="mode-text mode-first">
        {fill(first, { mode: modes.sabotage.name, difficulty: difficulties.month.name })}
      </p>
    </Pictures>
  );
}

/** Extra pieces of the set-up, compared with the simplest one. */
export function startOf(draft: Draft, difficulty: Difficulty, { starts }: PageWords): string {
  const mode = modeIn(draft);
  const count = packOf(draft).modes.find(({ id }) => id === mode)?.[difficulty] ?? 0;
  return [
    count === 0 ? starts.none : fill(starts[mode], { count }),
    ...(mode === 'centrifuge' && difficulty === 'infinity' ? [starts.rifts] : []),
    ...(difficulty === 'month' ? [] : [starts.mega]),
  ].join(' ');
}

export function DifficultyField({ draft, words, onChange }: Props) {
  const { game } = words;
  const chosen = difficultyIn(draft);
  return (
    <Pictures
      option="difficulty"
      heading={game.options.difficulty.label}
      words={game.options.difficulty}
      values={DIFFICULTIES}
      value={chosen}
      onChange={difficulty => onChange(withOption(draft, 'difficulty', difficulty))}
      keyOf={difficulty => difficulty}
      show={difficulty => (
        <>
          <b>{game.difficulties[difficulty].name}</b>
          <span>{startOf(draft, difficulty, words)}</span>
        </>
      )}
    >
      <p className="mode-text">{game.difficulties[chosen].text}</p>
    </Pictures>
  );
}
