/** Reasons why a match cannot be played or stored, in Czech. */
import type { FailureWords } from './index.ts';

export const cs: FailureWords = {
  title: 'Tuto partii tady nelze hrát',
  detail: 'Podrobnosti anglicky: {why}.',
  missing: {
    title: 'Tato partie není v tomto prohlížeči',
    text: 'Partie zůstává v prohlížeči, ve kterém začala. Tato byla možná odstraněna, nebo je v jiném prohlížeči či zařízení.',
  },
  unreadable: {
    heading: 'Nečitelné partie',
    title: 'Nečitelná partie',
    text: 'Tuto partii nelze přečíst. Podrobnosti anglicky: {why}.',
    download: 'Stáhnout',
    remove: 'Smazat',
  },
  files: {
    refused: 'Soubor {file} nelze otevřít: {why}',
    tooLarge: 'na partii je příliš velký.',
    notRead: 'prohlížeč ho nedokázal přečíst.',
    damaged: 'obsah není platná partie. Podrobnosti anglicky: {why}.',
  },
  failures: {
    noWorkers:
      'Tento prohlížeč nedovolí stránkám pracovat na pozadí (chybí Web Workers) a stůl to potřebuje. Postačí kterýkoli současný prohlížeč.',
    crashed: 'Část stránky, která řídí hru, se zastavila. Načtěte stránku znovu: všechny tahy jsou uložené.',
    broken: 'Partii uloženou v tomto prohlížeči už nelze přečíst, a proto nemůže pokračovat.',
    otherRules: 'Tato partie začala podle starší verze pravidel, a proto nemůže pokračovat.',
    unknownGame: 'Toto je partie hry, která ještě není k dispozici.',
    botFailed: 'Robot selhal, a tak se za něj zahrál jednoduchý tah. Tahy můžete vrátit a zkusit to znovu.',
    notKept: 'Tento prohlížeč už nic neukládá: hrát můžete dál, ale jen do zavření stránky.',
    removed: 'Partie byla odstraněna v jiné kartě prohlížeče: hrát můžete dál, ale nic se neukládá.',
  },
};
