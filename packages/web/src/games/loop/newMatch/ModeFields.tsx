/** What the team is up against, and how hard: each with what it means in this match. */
import { DIFFICULTIES, type Difficulty, MODE_IDS, type ModeId } from '@tessera/games/loop';
import { chosenOf, type Draft, withOption } from '../../../app/newMatch/draft.ts';
import { Pictures } from '../../../app/newMatch/pictures/Pictures.tsx';
import type { FieldProps } from '../../../app/newMatch/preparation.ts';
import { FORM } from './form.ts';
import { ModeSign } from './ModeSign.tsx';
import type { PageWords } from './words/index.ts';

type Props = FieldProps<PageWords>;

export const modeIn = (draft: Draft): ModeId => chosenOf(FORM, draft, 'mode') as ModeId;
export const difficultyIn = (draft: Draft): Difficulty => chosenOf(FORM, draft, 'difficulty') as Difficulty;

export function ModeField({ draft, words: { game }, onChange }: Props) {
  const chosen = modeIn(draft);
  return (
    <Pictures
      option="mode"
      heading={game.options.mode.label}
      words={game.options.mode}
      values={MODE_IDS}
      value={chosen}
      onChange={mode => onChange(withOption(draft, 'mode', mode))}
      keyOf={mode => mode}
      show={mode => (
        <>
          <ModeSign mode={mode} />
          <b>{game.modes[mode].name}</b>
        </>
      )}
    >
      <p className="mode-text">{game.modes[chosen].text}</p>
    </Pictures>
  );
}

export function DifficultyField({ draft, words: { game, starts }, onChange }: Props) {
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
          <span>{starts[modeIn(draft)][difficulty]}</span>
        </>
      )}
    >
      <p className="mode-text">{game.difficulties[chosen].text}</p>
    </Pictures>
  );
}
