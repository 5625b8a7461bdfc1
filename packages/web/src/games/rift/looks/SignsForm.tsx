/** Choices below the looks of rift: coordinates, and signs in the move list. */
import { useLoadedWords } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { loadWords } from '../late/words/index.ts';
import { changeSigns, useSigns } from './signs.ts';

const SWITCH = ['on', 'off'] as const;

export function SignsForm() {
  const signs = useSigns();
  const words = useLoadedWords(loadWords)?.looks;
  if (!words) return null;
  return (
    <>
      {(['coordinates', 'figurines'] as const).map(name => (
        <div key={name} className="rt-sign">
          <span>{words[name]}</span>
          <Choice
            label={words[name]}
            values={SWITCH}
            value={signs[name] ? 'on' : 'off'}
            onChange={value => changeSigns({ [name]: value === 'on' })}
            show={value => words[value]}
          />
        </div>
      ))}
    </>
  );
}
