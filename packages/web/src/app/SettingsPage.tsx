/** What holds for every page and table. */
import './settings.css';
import { LANGUAGES } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { Choice } from './Choice.tsx';
import { Icon } from './Icon.tsx';
import { PageTitle } from './PageTitle.tsx';
import {
  ANIMATIONS,
  areSettingsStored,
  BOT_SPEEDS,
  changeSettings,
  MOTIONS,
  NAME_LIMIT,
  THEMES,
  useSettings,
} from './settings.ts';
import { play } from './sound.ts';

export default function SettingsPage() {
  const text = useText();
  const { settings: words, languages } = text;
  const { theme, language, motion, animation, botSpeed, oneClick } = useSettings();
  return (
    <div className="settings">
      <PageTitle title={words.title} />
      <p className="lead">{areSettingsStored() ? words.lead : words.notStored}</p>
      <div className="card settings-list">
        <Setting words={words.theme}>
          <Choice
            label={words.theme.label}
            values={THEMES}
            value={theme}
            onChange={next => changeSettings({ theme: next })}
            show={one => words.theme[one]}
          />
        </Setting>
        <Setting words={words.language}>
          <Choice
            label={words.language.label}
            values={LANGUAGES}
            value={language}
            onChange={next => changeSettings({ language: next })}
            show={one => languages[one]}
          />
        </Setting>
        <Setting words={words.motion}>
          <Choice
            label={words.motion.label}
            values={MOTIONS}
            value={motion}
            onChange={next => changeSettings({ motion: next })}
            show={one => words.motion[one]}
          />
        </Setting>
        <Setting words={words.animation}>
          <Choice
            label={words.animation.label}
            values={ANIMATIONS}
            value={animation}
            onChange={next => changeSettings({ animation: next })}
            show={one => words.animation[one]}
          />
        </Setting>
        <Setting words={words.botSpeed}>
          <Choice
            label={words.botSpeed.label}
            values={BOT_SPEEDS}
            value={botSpeed}
            onChange={next => changeSettings({ botSpeed: next })}
            show={one => words.botSpeed[one]}
          />
        </Setting>
        <Setting words={words.oneClick}>
          <Choice
            label={words.oneClick.label}
            values={['off', 'on'] as const}
            value={oneClick ? 'on' : 'off'}
            onChange={next => changeSettings({ oneClick: next === 'on' })}
            show={one => words.sound[one]}
          />
        </Setting>
        <SoundSetting />
        <CoachingSetting />
        <NameSetting />
      </div>
    </div>
  );
}

interface SettingProps {
  readonly words: { readonly label: string; readonly text: string };
  readonly field?: string;
  readonly children: ComponentChildren;
}

function Setting({ words, field, children }: SettingProps) {
  return (
    <section className="setting">
      <div>
        <h2>{field === undefined ? words.label : <label htmlFor={field}>{words.label}</label>}</h2>
        <p>{words.text}</p>
      </div>
      <div className="setting-control">{children}</div>
    </section>
  );
}

function SoundSetting() {
  const { sound: words } = useText().settings;
  const { sound } = useSettings();
  const choose = (value: 'on' | 'off') => {
    changeSettings({ sound: value === 'on' });
    play('place');
  };
  return (
    <Setting words={words}>
      {sound && (
        <button type="button" className="button is-quiet" onClick={() => play('capture')}>
          <Icon name="sound" />
          {words.test}
        </button>
      )}
      <Choice
        label={words.label}
        values={['off', 'on'] as const}
        value={sound ? 'on' : 'off'}
        onChange={choose}
        show={one => words[one]}
      />
    </Setting>
  );
}

function CoachingSetting() {
  const { coaching: words, sound } = useText().settings;
  const { coaching } = useSettings();
  return (
    <Setting words={words}>
      <Choice
        label={words.label}
        values={['off', 'on'] as const}
        value={coaching ? 'on' : 'off'}
        onChange={value => changeSettings({ coaching: value === 'on' })}
        show={one => sound[one]}
      />
    </Setting>
  );
}

function NameSetting() {
  const { name: words } = useText().settings;
  const { name } = useSettings();
  const field = useId();
  return (
    <Setting words={words} field={field}>
      <input
        id={field}
        className="field"
        value={name}
        maxLength={NAME_LIMIT}
        placeholder={words.placeholder}
        autoComplete="nickname"
        onInput={event => changeSettings({ name: event.currentTarget.value })}
      />
    </Setting>
  );
}
