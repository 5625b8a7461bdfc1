/** What holds for every page and table. */
import './settings.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { Icon } from './Icon.tsx';
import { PageTitle } from './PageTitle.tsx';
import { SettingChoice, type SettingName } from './SettingChoice.tsx';
import { areSettingsStored, changeSettings, NAME_LIMIT, useSettings } from './settings.ts';
import { play } from './sound.ts';

const CHOICES: readonly SettingName[] = ['theme', 'language', 'motion', 'animation', 'botSpeed', 'oneClick'];

export default function SettingsPage() {
  const { settings: words } = useText();
  return (
    <div className="settings">
      <PageTitle title={words.title} />
      <p className="lead">{areSettingsStored() ? words.lead : words.notStored}</p>
      <div className="card settings-list">
        {CHOICES.map(name => (
          <Setting key={name} words={words[name]}>
            <SettingChoice name={name} />
          </Setting>
        ))}
        <SoundSetting />
        <Setting words={words.coaching}>
          <SettingChoice name="coaching" />
        </Setting>
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
  return (
    <Setting words={words}>
      {sound && (
        <button type="button" className="button is-quiet" onClick={() => play('capture')}>
          <Icon name="sound" />
          {words.test}
        </button>
      )}
      <SettingChoice name="sound" />
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
