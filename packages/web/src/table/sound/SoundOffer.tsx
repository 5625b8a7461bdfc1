// @chunk table
/** Offers sounds once, at the first game of a player, in one line in the place of lessons. */
import './soundOffer.css';
import { useText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { changeSettings } from '../../ui/settings.ts';
import { play, soundOffer } from '../../ui/sound.ts';

export function SoundOffer({ onClose }: { onClose(): void }) {
  const words = useText().table.sound;
  const choose = (sound: boolean) => (): void => {
    soundOffer.close();
    onClose();
    if (!sound) return;
    changeSettings({ sound });
    play('turn');
  };
  return (
    <aside className="tb-lesson tb-sound" aria-label={words.offer}>
      <Icon name="sound" size={16} />
      <p>{words.offer}</p>
      <button type="button" className="tb-pill" onClick={choose(true)}>
        {words.on}
      </button>
      <button type="button" className="tb-pill" onClick={choose(false)}>
        {words.no}
      </button>
    </aside>
  );
}
