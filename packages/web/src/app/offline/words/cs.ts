import type { OfflineWords } from './index.ts';

export const cs: OfflineWords = {
  setting: {
    label: 'Hraní bez připojení',
    about:
      'Všechny stránky, pravidla a jednou otevřené hry zůstávají v tomto zařízení. Chcete-li mít Tesseru mezi aplikacemi, zvolte v nabídce prohlížeče „Nainstalovat“.',
    cannot:
      'Tento prohlížeč tu nic neuchová: potřebuje zabezpečenou adresu (https) a běžné, ne anonymní okno.',
    install: 'Nainstalovat aplikaci Tessera',
    keep: 'Uložit všechny čtyři hry ({size})',
    progress: '{done} / {all}',
    whole: 'Všechno je v tomto zařízení.',
    failed: 'Spojení se přerušilo. Co už dorazilo, zůstává; zkuste to znovu.',
    used: 'Využito {used}, nejvýš {quota}.',
    persistent: 'Prohlížeč vaše partie uchová, dokud je nesmažete.',
    evictable:
      'Dojde-li v zařízení místo, prohlížeč může všechno smazat, i vaše partie. Uložením všech her ho požádáte, aby to nedělal.',
    unpromised:
      'Dojde-li v zařízení místo, prohlížeč může všechno smazat, i vaše partie: Tessera ho požádala, aby to nedělal, ale neslíbil to. Partii uložené do souboru nic nehrozí.',
  },
  update: {
    ready: 'Nová verze Tessery je připravena.',
    atTable: 'Nová verze Tessery je připravena. Spustí se, až odejdete od tohoto stolu.',
    starting: 'Nová verze Tessery se spustí, jakmile v žádném jiném okně není otevřený stůl.',
    start: 'Spustit hned',
    read: 'Dobře',
  },
};
