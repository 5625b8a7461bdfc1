/** Text of the share dialogs, in Czech. */
import type { ShareWords } from './index.ts';

export const cs: ShareWords = {
  title: 'Kopírovat nebo sdílet',
  position: 'Tato pozice',
  game: 'Celá hra',
  text: 'Kopírovat text',
  link: 'Kopírovat odkaz',
  atMoment: 'Odkaz otevře hru v tomto okamžiku.',
  hidden: 'Hra s sebou nese i to, co je v ní ještě skryté; v pozici se to zamíchá znovu.',
  copied: 'Zkopírováno.',
  notCopied: 'Tento prohlížeč kopírování nedovolil. Zde je text k ručnímu zkopírování:',
  tooLong: 'Na odkaz je to příliš dlouhé. Zkopírujte raději text.',
  failed: 'Nepovedlo se to. Načtěte stránku znovu; každý tah je uložen.',
  open: 'Otevřít pozici nebo hru',
  branch: 'Začne nová hra s tahy zahranými až sem (je jich {count}). Tato zůstane, jak je.',
  deal: 'V tomto okamžiku začne nová hra. Co je skryté, se zamíchá znovu, a kostky padnou nově. Tato zůstane, jak je.',
  begin: 'Začít',
  online: 'Pokračovat online',
  toTable: 'K online stolu',
  goesOn: 'Tato hra pokračuje u online stolu.',
  home: 'Vzít hru domů',
  homeEnds:
    'Hra bude pokračovat v tomto prohlížeči a u online stolu skončí bez výsledku: její kostky od té chvíle nejsou tajné.',
  homeSure: 'Ukončit ji tam a vzít domů',
  homeFailed: 'Hru se nepodařilo stáhnout. Zkuste to za chvíli znovu; nic se neztratilo.',
};
