/** The cards and researchers in Czech, by id. */
import type { TesseractText } from '../index.ts';

export const cards: TesseractText['cards'] = {
  'L2-01': {
    name: 'Energetická inverze',
    text: 'Převraťte zhroucenou kostku, potom kostku ve své laboratoři.',
  },
  'L2-02': {
    name: 'Jemné ladění',
    text: 'Proveďte až dvě úpravy ve své laboratoři nebo v oblasti zhroucení.',
  },
  'L2-03': {
    name: 'Odběr dronem',
    text: 'Vezměte volnou kostku do své laboratoře, potom jednu kostku v laboratoři upravte.',
  },
  'L2-04': { name: 'Nákladní raketoplán', text: 'Přesuňte až dvě kostky mezi libovolnými laboratořemi.' },
  'L2-05': { name: 'Posun mřížky', text: 'Relokujte až dvě volné kostky.' },
  'L2-06': { name: 'Přepis', text: 'Nastavte kostku ve své laboratoři na libovolnou hodnotu.' },
  'L2-07': {
    name: 'Souznění',
    text: 'Dejte zhroucené kostce hodnotu některé kostky ze své laboratoře.',
  },
  'L2-08': { name: 'Druhé čtení', text: 'Proveďte jednu analýzu zdarma, potom jednu úpravu.' },
  'L3-01': { name: 'Imploze', text: 'Anihilujte zhroucenou kostku.' },
  'L3-02': { name: 'Přetaktování', text: 'Získáváte tři akce navíc.' },
  'L3-03': {
    name: 'Dvojitý přepis',
    text: 'Nastavte až dvě kostky ve své laboratoři nebo v oblasti zhroucení.',
  },
  'L3-04': {
    name: 'Vlna polarity',
    text: 'Převraťte až čtyři kostky v libovolných laboratořích nebo v oblasti zhroucení.',
  },
  'L3-05': {
    name: 'Dvojitá těžba',
    text: 'Vezměte až dvě volné kostky do své laboratoře, potom v ní proveďte až dvě úpravy.',
  },
  'L3-06': {
    name: 'Obnova hmoty',
    text: 'Hoďte až dvěma anihilovanými kostkami a položte je na Teserakt.',
  },
  'L3-07': {
    name: 'Výměna spektra',
    text: 'Vyměňte kostku ve své laboratoři za anihilovanou kostku jiné barvy, kterou hodíte. Potom ve své laboratoři jednu kostku nastavte.',
  },
  'L4-01': { name: 'Deaktivace', text: 'Vezměte zhroucenou kostku do své laboratoře.' },
  'L4-02': { name: 'Dvojitá imploze', text: 'Anihilujte až dvě zhroucené kostky.' },
  'L4-03': { name: 'Přímá izolace', text: 'Stabilizujte kostku ze své laboratoře bez stabilizační sady.' },
  'L4-04': { name: 'Nouzová izolace', text: 'Stabilizujte zhroucenou kostku.' },
  'L4-05': {
    name: 'Stázové pole',
    text: 'V příští fázi kolapsu se nic nezhroutí. Proveďte až dvě úpravy v oblasti zhroucení.',
  },
  'L4-06': {
    name: 'Globální přepis',
    text: 'Nastavte až čtyři kostky v libovolných laboratořích nebo v oblasti zhroucení.',
  },
  'L4-07': { name: 'Hypersoustředění', text: 'Získáváte pět akcí navíc.' },
  'L4-08': {
    name: 'Rezonanční kolaps',
    text: 'Anihilujte až tři zhroucené kostky téže hodnoty.',
  },
  'L4-09': { name: 'Nulový štít', text: 'Příští událost se ruší. Anihilujte zhroucenou kostku.' },
  'L4-10': {
    name: 'Rekonstituce',
    text: 'Hoďte až čtyřmi anihilovanými kostkami a položte je na Teserakt.',
  },
  'L4-11': {
    name: 'Provázané laboratoře',
    text: 'Přesuňte až šest kostek mezi libovolnými laboratořemi, potom v nich až dvě kostky nastavte.',
  },
  'C-01': {
    name: 'Časová singularita',
    text: 'Vraťte dvě zhroucené kostky na Teserakt, hodnoty se nemění.',
  },
  'C-02': { name: 'Horizont událostí', text: 'Anihilujte až tři zhroucené kostky.' },
  'C-03': {
    name: 'Sešití trhliny',
    text: 'Vraťte žeton trhliny o políčko zpět. Anihilujte zhroucenou kostku.',
  },
  'C-04': { name: 'Absolutní nula', text: 'V příštích dvou fázích kolapsu se nic nezhroutí.' },
  'C-05': {
    name: 'Sjednocená teorie',
    text: 'Stabilizujte až dvě kostky z libovolných laboratoří bez stabilizační sady.',
  },
  'C-06': {
    name: 'Dimenzionální záhyb',
    text: 'Stabilizujte volnou kostku z Teseraktu, potom zhroucenou kostku.',
  },
  'C-07': {
    name: 'Hlavní rovnice',
    text: 'Nastavte libovolný počet kostek v libovolných laboratořích.',
  },
  'C-08': {
    name: 'Velký odraz',
    text: 'Hoďte až šesti anihilovanými kostkami a položte je na Teserakt.',
  },
  'C-09': {
    name: 'Uzavřená časová smyčka',
    text: 'Získáváte tři akce navíc. V příští fázi kolapsu se nic nezhroutí.',
  },
};

export const researchers: TesseractText['researchers'] = {
  R01: {
    name: 'Dopravní inženýrka',
    ability: 'Každou kostku, kterou přenášíte, smíte změnit o jedna.',
    action:
      'Vezměte volnou kostku do kterékoli laboratoře, nebo přesuňte až dvě kostky mezi libovolnými laboratořemi.',
  },
  R02: {
    name: 'Magnetický fyzik',
    ability: 'Místo úpravy smíte kostku převrátit, i při efektech karet.',
    action: 'Převraťte až dvě kostky ve své laboratoři nebo v oblasti zhroucení.',
  },
  R03: {
    name: 'Částicová fyzička',
    ability: 'Jednou za tah vám ke stabilizaci stačí dvě kostky stejné hodnoty.',
    action: 'Nastavte kostku ve své laboratoři na libovolnou hodnotu.',
  },
  R04: {
    name: 'Spektroskopista',
    ability: 'Ve stabilizační sadě smí jedna kostka, ne však ta stabilizovaná, zastoupit libovolnou barvu.',
    action: 'Vyměňte kostku ve své laboratoři za anihilovanou kostku jiné barvy, kterou hodíte.',
  },
  R05: {
    name: 'Jaderná chemička',
    ability: 'Když anihilujete identickou zhroucenou kostku, proveďte až dvě úpravy v oblasti zhroucení.',
    action: 'Anihilujte zhroucenou kostku hodnoty 1 nebo 2.',
  },
  R06: {
    name: 'Statik',
    ability:
      'Při vytěžení smíte porušit pravidlo: vzít i kostku, která není volná, je-li vidět její horní a jedna boční stěna.',
    action: 'Relokujte až dvě volné kostky.',
  },
  R07: {
    name: 'Ředitelka výzkumu',
    ability: 'Při analýze vidíte dvě karty a jednu si necháte; druhá jde pod balíček.',
    action: 'Dejte kartu výzkumu jinému výzkumníkovi, nebo si od něj jednu vezměte.',
  },
  R08: {
    name: 'Systémová analytička',
    ability: 'Kde smíte upravovat ve své laboratoři, smíte upravovat i v kterékoli jiné.',
    action: 'Proveďte až dvě úpravy v libovolných laboratořích nebo v oblasti zhroucení.',
  },
  R09: {
    name: 'Chronolog',
    ability: 'Jednou za svou fázi kolapsu smíte zhroucenou kostkou hodit znovu; druhý hod už platí.',
    action: 'Jednou za tah: vraťte zhroucenou kostku hodnoty 1, 2 nebo 3 na Teserakt.',
  },
  R10: {
    name: 'Inženýrka robotiky',
    ability: 'Do vaší laboratoře se vejde osm kostek.',
    action: 'Vezměte až dvě volné kostky do své laboratoře.',
  },
  R11: {
    name: 'Koordinátor mise',
    ability: 'Když ukončíte fázi s nevyužitou akcí, má další výzkumník o jednu akci více.',
    action: 'Jiný výzkumník hned provede jednu akci.',
  },
};
