/** Text of the settings page only, in Czech. */
import type { PageWords } from '../SettingsPage.tsx';

export const cs: PageWords = {
  title: 'Nastavení',
  lead: 'Uloženo jen v tomto prohlížeči.',
  notStored: 'Tento prohlížeč nastavení neukládá, vydrží tedy jen do zavření stránky.',
  tryIt: 'Vyzkoušet',
  name: {
    label: 'Vaše jméno',
    text: 'Tak vám stoly budou říkat. Zůstává v tomto prohlížeči.',
    placeholder: 'Vy',
  },
  about: {
    theme: 'Stoly jsme kreslili nejdřív v tmavém.',
    language: 'Všech stránek, stolů a pravidel.',
    motion: 'Omezený pohyb zastaví obrázky; kameny skočí rovnou na místo.',
    animation: 'Jak rychle se kameny pohybují a kostky kutálejí.',
    botSpeed: 'Jak dlouho čekají, než uvidíte, co se stalo před nimi.',
    oneClick: 'Hod, odkrytí i konec tahu prvním kliknutím. Jinak první kliknutí ukáže, co by se stalo.',
    sound: 'Drobný, vytvářený přímo zde. Vypnutý, dokud ho nechcete.',
    coaching: 'Jedna věta, když se u stolu něco stane poprvé.',
  },
};
