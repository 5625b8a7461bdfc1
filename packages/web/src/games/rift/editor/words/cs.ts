/** Text of the position editor, in Czech. */
import type { EditorText } from './index.ts';

export const cs: EditorText = {
  title: 'Editor pozic',
  board: 'Deska',
  piece: '{piece} {colour|ho}',
  unreadable: 'Pozici z odkazu nelze přečíst. Místo ní tu je základní postavení.',
  keys: 'Klávesy: šipky pro pohyb; T S P R C H V G I X položí kámen, se Shiftem bílý, bez něj černý; Enter zvedne a položí, / otočí, Delete odebere, Ctrl+Z vrátí.',
  bar: {
    label: 'Pozice',
    undo: 'Zpět',
    redo: 'Znovu',
    clear: 'Prázdná deska',
    ready: 'Základní postavení',
    flip: 'Otočit desku',
    details: 'Podrobnosti a text',
  },
  crossing: { empty: 'prázdný', wrong: 'nesmí tu být' },
  box: {
    name: 'Kameny {colour|ho} mimo desku',
    slot: '{piece}, mimo desku: {count}',
    slotLost: '{piece}, mimo desku: {count}, sebráno: {lost}',
  },
  inHand: {
    nothing: 'Kámen přetáhněte, nebo klepněte na něj a pak na průsečík. Puštěním vedle desky ho odeberete.',
    fromTray: 'zvednuto: klepněte na průsečík.',
    onBoard: 'na {at}: klepněte, kam patří.',
    turn: 'Otočit',
    remove: 'Odebrat',
    captured: 'Počítat jako sebraný',
    notCaptured: 'Vrátit do zásoby',
  },
  terms: {
    side: 'Na tahu',
    phase: 'Fáze',
    phases: { p: 'Hra', s: 'Stavění', x: 'Nejdřív kříže' },
    camp: 'Tábory',
    camps: { inset: 'řady 2, 3', outer: 'řady 1, 2' },
    quiet: 'Klidné tahy',
  },
  text: {
    label: 'Pozice jako text',
    copy: 'Kopírovat',
    copyLink: 'Kopírovat odkaz',
    copied: 'Zkopírováno.',
    notCopied: 'Prohlížeč text nezkopíroval.',
    at: 'Znak {column}, „{sign}“:',
    atEnd: 'Na konci:',
    parts: {
      position:
        'pozice má šest částí oddělených mezerami: deska, kdo je na tahu, kameny mimo desku, fáze, klidné tahy, tahy.',
      board:
        'deska je 15 řádků od řady 15 dolů, oddělených /; čísla jsou prázdné průsečíky, písmena kameny a každý řádek má 15.',
      side: 'na tahu je w nebo b.',
      hands:
        'kameny mimo desku jsou v pořadí TSPRCHGX, bílé před černými, s číslem před více kusy, a ne víc, než každá strana má.',
      phase: 'fáze je p pro hru, s pro stavění nebo x pro stavění s kříži napřed.',
      quiet: 'klidné tahy jsou číslo.',
      ply: 'odehrané tahy jsou číslo.',
    },
  },
  test: {
    yes: 'Lze hrát, na tahu je {colour}.',
    yesSetup: 'Lze hrát, staví {colour}.',
    no: 'Ještě ne:',
    more: {
      one: 'a {count} další',
      few: 'a {count} další',
      other: 'a {count} dalších',
    },
    takable: '{colour} může hned sebrat soupeřův Teserakt.',
    stray: 'Při stavění by tam kříž stát nemohl ({at}), ale hrát se dá.',
  },
  faults: {
    armEnd: 'Na konci ramene nesmí stát figurka ani kříž: {at}.',
    tooMany: '{colour} má příliš mnoho kamenů ({piece}): {count} {full|z}.',
    noTesseract: '{colour} musí mít Teserakt na desce.',
    noCross: '{colour} musí mít na desce oba kříže.',
    camp: 'Při stavění stojí vše ve svém táboře, ne na {at}.',
    zone: 'Kříž i jeho ramena leží mezi tábory, ne na {at}.',
    progress:
      'Staví se střídavě: Teserakt, hvězda a jehlan, dva malé posuvníky, dva kříže. Postavené kameny: Bílý {white}, Černý {black}. Na řadě je {colour}.',
    over: 'Partie už skončila, vítězí {colour}. {reason}',
    other: 'Pravidla to nedovolují: {why}',
  },
  play: {
    button: 'Hrát odtud',
    heading: 'Hrát tuto pozici',
    who: 'Kdo hraje',
    sides: { both: 'Obě strany tady', white: 'Hraji bílými', black: 'Hraji černými' },
    level: 'Proti robotovi',
    start: 'Začít partii',
  },
  analyse: { button: 'Rozebrat' },
};
