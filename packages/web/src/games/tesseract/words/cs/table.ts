import type { TableText } from '../en/table.ts';
import { answering } from './answering.ts';
import { asking } from './asking.ts';

export const table: TableText = {
  ...asking,
  ...answering,
  threat: {
    line: 'Trhlina {breach} {last|z}, příští zhroucení {chance}',
    safe: 'Trhlina {breach} {last|z}, příští zhroucení bezpečné',
    skipped: 'Trhlina {breach} {last|z}, příští zhroucení odpadá',
    cubes: {
      one: 'ještě {count} kostka, pak prohra',
      few: 'ještě {count} kostky, pak prohra',
      other: 'ještě {count} kostek, pak prohra',
    },
    plain: 'Trhlina {breach} {last|z}',
    turn: 'Tah {turn}',
    setup: 'Příprava',
    action: 'Akce',
    threat: 'Kolaps',
    phase: 'Fáze',
  },
  seats: { bot: 'robot', active: 'aktivní výzkumník' },
  views: {
    title: 'Zobrazení Teseraktu',
    cube: 'Krychle',
    layers: 'Patra',
    left: {
      one: 'zbývá *{count}* kostka',
      few: 'zbývají *{count}* kostky',
      other: 'zbývá *{count}* kostek',
    },
    removable: {
      one: '*{count}* volná',
      few: '*{count}* volné',
      other: '*{count}* volných',
    },
    loading: 'Staví se krychle',
    noCube: 'Tento prohlížeč neumí krychli nakreslit ve 3D.',
    stage: 'Teserakt',
  },
  tip: {
    level: '{cell}, patro {level}',
    sides: 'boční stěny: {sides}',
    side: '{direction} {value}',
    directions: { north: 'sever', east: 'východ', south: 'jih', west: 'západ' },
    empty: '{cell} je prázdné',
    lastSpace: 'Zabere poslední místo v laboratoři.',
    space: {
      one: '{count} místo zůstane volné.',
      few: '{count} místa zůstanou volná.',
      other: '{count} míst zůstane volných.',
    },
    below: {
      one: '{count} kostka zůstane pod ní.',
      few: '{count} kostky zůstanou pod ní.',
      other: '{count} kostek zůstane pod ní.',
    },
    uncovers: 'Její vytěžení odkryje symbol {symbol}: {text}',
    blank: 'Pod ní žádný symbol není.',
    choose: 'Stisknutím ji vyberete.',
    put: 'Stisknutím kostku položíte sem.',
    free: 'Volné boční stěny: {count}, potřeba: {needed}.',
    labFull: 'Vaše laboratoř je plná.',
    next: 'Zhroutí se příště.',
    under: '{cube} leží pod jinými: vzít lze jen vrchní, {top|a}.',
    fired: 'Zde byl odkryt symbol {symbol}.',
  },
  chosen: {
    toLab: 'Půjde do *vaší laboratoře*. {space}',
    shows: 'Kostka pod ní, *{colour}*, ukáže svou hodnotu.',
    showsAll: 'Kostka pod ní ukáže barvu i hodnotu.',
    top: 'Navrchu pak bude *{cube|a}*.',
    noEvent: {
      one: 'Bez události: na {cell} zůstane {count} kostka.',
      few: 'Bez události: na {cell} zůstanou {count} kostky.',
      other: 'Bez události: na {cell} zůstane {count} kostek.',
    },
    breach: 'Trhlina *{before} → {after}*',
    contain: 'Stabilizovat {cube|ou}',
    toBoard: 'Zaplní své políčko panelu: *{count} z 24*.',
    restCard: {
      one: 'Pak můžete hodit zbylou kostkou.',
      few: 'Pak můžete hodit zbylými {count} a dobrat kartu *úrovně {level}*.',
      other: 'Pak můžete hodit zbylými {count} a dobrat kartu *úrovně {level}*.',
    },
    breaches: 'Trhlinu způsobí hod: *{values}*.',
    primed: 'Hodí se jí a *zhroutí se*.',
    gone: 'Bude *anihilována*.',
    places: {
      one: '*{lab}* pak bude mít {count} volné místo.',
      few: '*{lab}* pak bude mít {count} volná místa.',
      other: '*{lab}* pak bude mít {count} volných míst.',
    },
    rolled: {
      one: 'Hodí se jednou kostkou.',
      few: 'Hodí se {count} kostkami najednou.',
      other: 'Hodí se {count} kostkami najednou.',
    },
    deck: {
      one: 'Úroveň {level}: v balíčku je {count} karta.',
      few: 'Úroveň {level}: v balíčku jsou {count} karty.',
      other: 'Úroveň {level}: v balíčku je {count} karet.',
    },
    after: 'Vaše laboratoř potom',
    twin: 'Zhroucená *{cube|a}* bude anihilována také.',
    card: 'Druhá {column}: sloupec {column} odkryje svou kartu.',
    unlocks: 'Čtvrtá {column}: sloupec {column} zpřístupní svou kartu.',
    row: 'Řada je plná: vrátí se anihilovaná kostka.',
    rest: {
      one: 'Pak můžete hodit zbylou kostkou.',
      few: 'Pak můžete hodit zbylými {count}.',
      other: 'Pak můžete hodit zbylými {count}.',
    },
    goes: 'Která půjde',
    spends: {
      one: 'spotřebuje poslední akci',
      few: 'spotřebuje 1 {count|z} akcí',
      other: 'spotřebuje 1 {count|z} akcí',
    },
    pick: 'Vybrat {what|ou}',
  },
  chooser: {
    title: 'Co {what|scim}?',
    study: 'Kterou kartu?',
    contain: 'Kterou sadu?',
  },
  decide: {
    title: 'Vaše možnosti',
    glowing: {
      one: '{count} možnost svítí',
      few: '{count} možnosti svítí',
      other: '{count} možností svítí',
    },
  },
  tabs: {
    title: 'Panely',
    stage: 'Krychle',
    threat: 'Kolaps',
    board: 'Panel',
    labs: 'Laboratoře',
    cards: 'Karty',
    log: 'Záznam',
  },
  menu: {
    layers: 'Ukázat patra',
    cube: 'Ukázat krychli',
  },
  outcome: {
    titles: { contained: 'Stabilizováno!', breach: 'Roztrženo', empty: 'Vyčerpáno', resign: 'Vzdáno' },
    resignReason: 'Hra je vzdaná.',
    turns: { one: '{count} tah', few: '{count} tahy', other: '{count} tahů' },
    slots: 'stabilizováno {count} z 24',
    breaches: 'trhlina {breach} {last|z}',
    loading: 'Rozbor hry…',
    noReview: 'Tato hra nemá rozbor.',
  },
  drama: {
    single: 'Trhlina! {breach} {last|z}',
    double: 'Dvojitá trhlina! {breach} {last|z}',
    several: '{count}× trhlina! {breach} {last|z}',
    values: 'Tři nebo více zhroucených kostek má stejnou hodnotu: {values}.',
    warded: 'Ochrana událost ruší.',
  },
  log: {
    tesseract: 'Teserakt',
    yours: '{cube} z vaší laboratoře',
    of: '{cube} z laboratoře {name|ci}',
    sum: '{name}, tah v jedné větě: {deeds}.',
    removed: {
      one: 'vytěžena {count} kostka',
      few: 'vytěženy {count} kostky',
      other: 'vytěženo {count} kostek',
    },
    contained: { one: 'stabilizována {count}', few: 'stabilizovány {count}', other: 'stabilizováno {count}' },
    changed: {
      one: 'změněna {count} hodnota',
      few: 'změněny {count} hodnoty',
      other: 'změněno {count} hodnot',
    },
    drawn: 'dobráno: {cards}',
    breach: 'trhlina {before} → {after}',
    odds: 'příští zhroucení {before} → {after}',
    nothing: 'žádná trvalá změna',
  },
  lessons: {
    goal: 'Společně stabilizujte po jedné kostce každé barvy a hodnoty, celkem 24, než přijde sedmá trhlina.',
    tie: 'Leží stejně nízko a mají stejnou hodnotu, proto vybíráte vy. Pod kostkou může být událost.',
    breach:
      'Třetí zhroucená kostka téže hodnoty způsobí trhlinu. Sedmá znamená prohru: zhroucené včas upravujte.',
    eventDestroys:
      'Vyprázdněný sloupec spustí svou událost. Tato anihiluje kostku: prázdný Teserakt znamená prohru.',
    eventPrimes:
      'Vyprázdněný sloupec spustí svou událost. Tato hned zhroutí další kostku: než vezmete poslední, podívejte se pod ni.',
    eventRolls:
      'Vyprázdněný sloupec spustí svou událost. Tato hází kostkami v laboratořích: stabilizujte sady dřív.',
    eventStirs:
      'Vyprázdněný sloupec spustí svou událost. Tato mění zhroucené kostky, a to může způsobit trhlinu.',
    eventTakes:
      'Vyprázdněný sloupec spustí svou událost. Tato bere ze všech laboratoří kostky jedné hodnoty.',
    lastAction:
      'Poslední akce. Pak se zhroutí označená kostka: hodí se jí a třetí kostka téže hodnoty způsobí trhlinu.',
    contain: 'Máte sadu: stabilizujte ji. Jedna kostka jde na panel, hod zbylými přinese kartu.',
    colleague:
      'Kolegové smějí měnit kostky ve vaší laboratoři a dávat vám další: vyhrajete nebo prohrajete spolu.',
    card: 'Karta výzkumu: její zahrání nestojí akci. Analýza ji vymění za silnější.',
    prime: 'Kostkou se hodilo a zhroutila se: třetí téže hodnoty způsobí trhlinu.',
    contained: 'Dvě stabilizované kostky ve sloupci odkryjí jeho kartu, čtyři ji zpřístupní všem.',
    hidden:
      'Šipka ukazuje kostku, která se zhroutí příště, skrytou za jinými: stiskněte ji a Teserakt se otočí.',
    collect:
      'Sbírejte sadu: aspoň tři kostky stejné hodnoty nebo v postupce, všechny jedné barvy, nebo každou jiné.',
  },
  keys: {
    actions: 'Vytěžení, Úprava, Přenos, Analýza, Stabilizace, Specialita',
    numbers: 'vybrat ze seznamu',
    end: 'ukončit fázi',
    turn: 'otočit krychli',
    layers: 'krychle nebo patra',
  },
};
