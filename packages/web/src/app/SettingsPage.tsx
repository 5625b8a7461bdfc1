/** Settings of every page and table. */
import './settings.css';
import { catalogue } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { SettingChoice, type SettingName } from '../table/SettingChoice.tsx';
import { useLoadedWords, useText, type Words } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { onDemand } from '../ui/render/lazy.tsx';
import { areSettingsStored, changeSettings, NAME_LIMIT, useSettings } from '../ui/settings.ts';
import { play } from '../ui/sound.ts';
import { Waiting } from '../ui/Waiting.tsx';
import type { en } from './settingsWords/en.ts';

const OfflineSetting = onDemand(() => import('./offline/OfflineSetting.tsx'));

export type PageWords = Words<typeof en>;

export const loadWords = catalogue<PageWords>(language => import(`./settingsWords/${language}.ts`));

const CHOICES: readonly SettingName[] = [
  'theme',
  'language',
  'motion',
  'animation',
  'botSpeed',
  'oneClick',
  'sound',
  'coaching',
];

export default function SettingsPage() {
  const words = useLoadedWords(loadWords);
  const { waiting } = useText();
  return words ? <Page words={words} /> : <Waiting text={waiting} />;
}

interface PageProps {
  readonly words: PageWords;
}

function Page({ words }: PageProps) {
  const { settings } = useText();
  const choice = (name: SettingName) => (
    <Setting key={name} label={settings[name].label} about={words.about[name]}>
      {name === 'sound' && <SoundTrial words={words} />}
      <SettingChoice name={name} />
    </Setting>
  );
  return (
    <div className="settings">
      <PageTitle title={words.title} />
      <p className="lead">{areSettingsStored() ? words.lead : words.notStored}</p>
      <div className="card settings-list">
        {CHOICES.map(choice)}
        <NameSetting words={words} />
        <OfflineSetting />
      </div>
    </div>
  );
}

interface SettingProps {
  readonly label: ComponentChildren;
  readonly about: string;
  readonly children: ComponentChildren;
}

const Setting = ({ label, about, children }: SettingProps) => (
  <section className="setting">
    <div>
      <h2>{label}</h2>
      <p>{about}</p>
    </div>
    <div className="setting-control">{children}</div>
  </section>
);

function SoundTrial({ words }: PageProps) {
  const { sound } = useSettings();
  if (!sound) return null;
  return (
    <button type="button" className="button is-quiet" onClick={() => play('capture')}>
      <Icon name="sound" />
      {words.tryIt}
    </button>
  );
}

function NameSetting({ words: { name: words } }: PageProps) {
  const { name } = useSettings();
  const field = useId();
  return (
    <Setting label={<label htmlFor={field}>{words.label}</label>} about={words.text}>
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
