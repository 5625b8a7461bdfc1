/** Text of the settings page only, in Czech. */
import type { PageWords } from '../SettingsPage.tsx';

export const cs: PageWords = {
  title: 'Nastavení',
  lead: 'Uloženo jen v tomto prohlížeči.',
  notStored: 'Tento prohlížeč nastavení neukládá, vydrží tedy jen do zavření stránky.',
  tryIt: 'Vyzkoušet',
  name: {
    label: 'Vaše jméno',
    text: 'Vaše jméno u stolu. Zůstává v tomto prohlížeči.',
    placeholder: 'Vy',
  },
  about: {
    theme: 'Stoly jsme navrhovali nejdřív pro tmavý vzhled.',
    language: 'Pro všechny stránky, stoly a pravidla.',
    motion: 'Omezený: obrázky se nehýbou a kameny skočí rovnou na místo.',
    animation: 'Jak rychle se kameny pohybují a kostky kutálejí.',
    botSpeed: 'Jak dlouho roboti čekají, aby se hra dala sledovat.',
    oneClick: 'Hod, odkrytí i konec tahu prvním kliknutím. Jinak první kliknutí ukáže, co by se stalo.',
    sound: 'Tiché zvuky, ve výchozím nastavení vypnuté.',
    coaching: 'Jedna věta, když se u stolu něco stane poprvé.',
  },
};
