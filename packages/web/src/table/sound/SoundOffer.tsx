// @chunk table
/** Offers sounds once, at the first game of a player, in one line of the top bar. */
import './soundOffer.css';
import { useState } from 'preact/hooks';
import { useLoadedWords } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { changeSettings } from '../../ui/settings.ts';
import { play, soundOffer } from '../../ui/sound.ts';
import { loadWords } from './words/index.ts';

export default function SoundOffer() {
  const words = useLoadedWords(loadWords);
  const [isAnswered, answer] = useState(false);
  if (!words || isAnswered) return null;
  const choose = (sound: boolean) => (): void => {
    soundOffer.close();
    answer(true);
    if (!sound) return;
    changeSettings({ sound });
    play('turn');
  };
  return (
    <aside className="tb-sound" aria-label={words.offer}>
      <Icon name="sound" size={16} />
      <span>{words.offer}</span>
      <button type="button" className="tb-pill" onClick={choose(true)}>
        {words.on}
      </button>
      <button type="button" className="tb-pill" onClick={choose(false)}>
        {words.no}
      </button>
    </aside>
  );
}
