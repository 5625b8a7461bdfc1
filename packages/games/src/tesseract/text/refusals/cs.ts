import type { RefusalText } from './load.ts';

export const cs: RefusalText = {
  E_OVER: 'Hra už skončila.',
  E_NOT_YOUR_TURN: 'Teď rozhoduje někdo jiný.',
  E_PHASE: 'To lze jen ve fázi akcí.',
  E_PENDING: 'Napřed dokončete rozdělaný krok.',
  E_UNKNOWN_CUBE: 'Taková kostka tam není.',
  E_NOT_REMOVABLE: 'Kostka není volná: musí mít odkrytou horní stěnu a aspoň dvě boční.',
  E_LAB_FULL: 'Tato laboratoř je plná.',
  E_COLUMN_FULL: 'Tento sloupec už má čtyři kostky.',
  E_SAME_STACK: 'Kostka musí přijít na jiný sloupec.',
  E_BAD_ZONE: 'Upravovat lze jen kostky ve vlastní laboratoři a zhroucené kostky.',
  E_RANGE: 'Hodnoty jdou od 1 do 6. Níž smí jen zhroucená 1: ta je anihilována.',
  E_NO_FLIP: 'Váš výzkumník nesmí kostku místo úpravy převrátit.',
  E_BAD_LAB: 'Kostku lze přenést jen z vaší laboratoře do jiné, nebo z jiné do vaší.',
  E_NO_CARD: 'Tuto kartu nemáte.',
  E_TOP_LEVEL: 'Úroveň 4 je nejvyšší: tuto kartu nelze analyzovat.',
  E_BAD_SET:
    'Sada má aspoň tři kostky stejných nebo po sobě jdoucích hodnot, všechny jedné barvy, nebo každou jiné.',
  E_SLOT_TAKEN: 'Tato barva a hodnota už na panelu stabilizace je.',
  E_ONCE: 'To je možné jen jednou za tah.',
  E_LOCKED: 'Tato karta objevu ještě není zpřístupněná.',
  E_NO_TARGET: 'Nic by se nestalo: není žádný vhodný cíl.',
  E_NOT_OFFERED: 'Tato možnost není v nabídce.',
};
