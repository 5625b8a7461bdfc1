/** Reasons why a match cannot be played or stored, in Czech. */
import type { FailureWords } from './index.ts';

export const cs: FailureWords = {
  title: 'Tuto hru tady nelze hrát',
  detail: 'Podrobně: {why}.',
  missing: {
    title: 'Tato hra není v tomto prohlížeči',
    text: 'Hry žijí v prohlížeči, ve kterém začaly. Tato byla možná odstraněna, nebo patří jinému prohlížeči či zařízení.',
  },
  unreadable: {
    heading: 'Nečitelné hry',
    title: 'Nečitelná hra',
    text: 'Tuto hru nelze přečíst: {why}.',
    download: 'Stáhnout',
    remove: 'Smazat',
  },
  files: {
    refused: '{file} nelze otevřít: {why}',
    tooLarge: 'na hru je příliš velký.',
    notRead: 'prohlížeč ho nedokázal přečíst.',
  },
  failures: {
    noWorkers:
      'Tento prohlížeč nedovolí stránkám přemýšlet na pozadí (chybí Web Workers) a stůl to potřebuje. Postačí kterýkoli současný prohlížeč.',
    crashed: 'Část stránky, která hru hraje, se zastavila. Načtěte stránku znovu: všechny tahy jsou uložené.',
    broken: 'Co si tento prohlížeč o hře uložil, už nelze přečíst, a hra proto nemůže pokračovat.',
    otherRules: 'Tato hra začala podle starší verze pravidel, a proto nemůže pokračovat.',
    unknownGame: 'Toto je partie hry, která ještě není hotová.',
    botFailed:
      'Robot selhal, a tak za něj prostý tah zahrála pravidla. Tahy můžete vrátit a zkusit to znovu.',
    notKept: 'Tento prohlížeč už nic neukládá: hrát můžete dál, ale jen do zavření stránky.',
    removed: 'Hra byla odstraněna v jiné kartě prohlížeče: hrát můžete dál, ale nic se neukládá.',
  },
};
