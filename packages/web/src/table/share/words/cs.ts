/** Text of the share dialogs, in Czech. */
import type { ShareWords } from './index.ts';

export const cs: ShareWords = {
  title: 'Kopírovat nebo sdílet',
  position: 'Tato pozice',
  game: 'Celá partie',
  text: 'Kopírovat text',
  link: 'Kopírovat odkaz',
  atMoment: 'Odkaz otevře partii v tomto okamžiku.',
  hidden: 'Sdílená partie obsahuje i to, co je ještě skryté; ve sdílené pozici se to zamíchá znovu.',
  copied: 'Zkopírováno.',
  notCopied: 'Tento prohlížeč kopírování nedovolil. Označte text a zkopírujte ho ručně:',
  tooLong: 'Na odkaz je to příliš dlouhé. Zkopírujte raději text.',
  failed: 'Nepovedlo se to. Načtěte stránku znovu; všechny tahy jsou uložené.',
  open: 'Otevřít pozici nebo partii',
  branch: 'Začne nová partie s dosavadními tahy (celkem {count}). Tato zůstane, jak je.',
  deal: 'Od tohoto okamžiku začne nová partie. Co je skryté, se zamíchá znovu a kostkami se hodí znovu. Tato zůstane, jak je.',
  begin: 'Začít',
  online: 'Pokračovat online',
  toTable: 'Přejít k online stolu',
  goesOn: 'Tato partie pokračuje u online stolu.',
  home: 'Vzít partii domů',
  homeEnds:
    'Partie bude pokračovat v tomto prohlížeči a u online stolu skončí bez výsledku: její kostky od té chvíle nejsou tajné.',
  homeSure: 'Ukončit ji tam a vzít domů',
  homeFailed: 'Partii se nepodařilo stáhnout. Zkuste to za chvíli znovu; nic se neztratilo.',
};
