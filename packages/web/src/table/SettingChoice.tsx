// @chunk own
/** One setting as a segmented control, on the settings page and in the menu of a table. */
import { LANGUAGE_NAMES, LANGUAGES } from '@tessera/engine';
import { useText } from '../text/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { ANIMATIONS, BOT_SPEEDS, changeSettings, MOTIONS, THEMES, useSettings } from '../ui/settings.ts';
import { play } from '../ui/sound.ts';

const SWITCH = ['off', 'on'] as const;

const VALUES = {
  theme: THEMES,
  language: LANGUAGES,
  motion: MOTIONS,
  animation: ANIMATIONS,
  botSpeed: BOT_SPEEDS,
  oneClick: SWITCH,
  sound: SWITCH,
  coaching: SWITCH,
} as const;

export type SettingName = keyof typeof VALUES;

interface SettingChoiceProps {
  readonly name: SettingName;
  readonly className?: string;
}

export function SettingChoice({ name, className }: SettingChoiceProps) {
  const { settings: words } = useText();
  const now = useSettings()[name];
  const shown: Readonly<Record<string, string>> = { ...LANGUAGE_NAMES, ...words.sound, ...words[name] };
  const choose = (value: string): void => {
    changeSettings({ [name]: typeof now === 'boolean' ? value === 'on' : value });
    // Sample sound as feedback when sounds are turned on.
    if (name === 'sound') play('place');
  };
  return (
    <Choice
      label={words[name].label}
      values={VALUES[name] as readonly string[]}
      value={typeof now === 'boolean' ? (SWITCH[Number(now)] ?? '') : now}
      onChange={choose}
      show={one => shown[one]}
      {...(className ? { className } : {})}
    />
  );
}
