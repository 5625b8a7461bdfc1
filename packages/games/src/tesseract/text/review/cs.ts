// @chunk own
/** Reviews in Czech. Numbers stand after colons, where they need no plural forms. */
import type { ReviewText } from './index.ts';

export const cs: ReviewText = {
  title: { lost: 'Proč jsme prohráli?', won: 'Jak těsné to bylo?' },
  luck: {
    fair: 'Kostky padaly spravedlivě. Fáze kolapsu s trhlinou: {actual}, očekávané: {expected}.',
    bad: 'Kostky vám nepřály. Fáze kolapsu s trhlinou: {actual}, očekávané: {expected}.',
    good: 'Kostky vám přály. Fáze kolapsu s trhlinou: {actual}, očekávané: {expected}.',
  },
  breaches: {
    prime: 'Tah {turn}, {lab}: {cube} na {cell} se hroutí, padá {values}.',
    SH: 'Tah {turn}, {lab}: Posílení hází {cube|ou}, padá {values}.',
    CR: 'Tah {turn}, {lab}: při Řetězové reakci se hroutí {cube} na {cell}, padá {values}.',
    FI: 'Tah {turn}, {lab}: při Štěpení se hroutí {cube}, padá {values}.',
    IP: 'Tah {turn}, {lab}: Interfáze zvedá kostky na {values}.',
  },
  decisive: {
    risk: 'Tah {turn}: {lab} vstupuje do fáze kolapsu s rizikem {before} %; stačilo {answer} a bylo by {after} %.',
    chain:
      'Tah {turn}, {lab}: jediná kostka spouští řetěz událostí ({symbols}) a žeton jde {from|z} na {to}.',
    double: 'Tah {turn}, {lab}: dvojitá trhlina, hodnota {values}, a žeton jde {from|z} na {to}.',
    unlucky: 'Tah {turn}, {lab}: riziko jen {chance} %, a přece trhlina.',
    shockwave: 'Tah {turn}, {lab}: Rázová vlna zasahuje laboratoře. Ztracené kostky: {count}.',
    last: 'Tah {turn}, {lab}: poslední trhlina, hodnota {values}. Fáze kolapsu začala s rizikem {chance} %.',
    lastEvent: 'Tah {turn}, {lab}: poslední trhlina, hodnota {values}, uprostřed fáze akcí.',
    empty: 'Tah {turn}, {lab}: na fázi kolapsu už nezbývá žádná kostka.',
    close:
      'Tah {turn}: žeton je na {breach}, {lab} vstupuje do fáze kolapsu s rizikem {chance} %, a vyšlo to.',
    fatal: 'Tah {turn}, {lab}: riziko prohry {chance} %, a vyšlo to.',
  },
  missing: {
    row: '{colour}: chybí {count}',
    column: 'Hodnota {value}: chybí {count}',
    total: 'Stabilizováno: {contained} z 24.',
    slots: 'Chybí: {cubes}.',
  },
  lost: {
    acceleration: 'Zrychlením: {count}',
    shockwave: 'Rázovou vlnou: {count}',
    adjusted: 'úpravou pod 1: {count}',
    destroyed: 'kartami a výzkumníky: {count}',
    identical: 'identická dvojčata: {count}',
  },
  advice: {
    crowded:
      'Trhliny s hodnotou {value}: {count}. Mají-li dvě zhroucené kostky stejnou hodnotu, jednu upravte.',
    remedy: 'Fáze kolapsu, které začaly s rizikem 50 % a více, přestože by je jediný tah zmírnil: {count}.',
    twins: 'Stabilizujte, co má dvojče v oblasti zhroucení: dvojče je anihilováno také.',
    unspent: 'Nevyužité akce: {count}. Úprava v oblasti zhroucení nikdy nepřijde nazmar.',
    hands: 'Nezahrané karty výzkumu: {count}. Nestojí akci a nezahrané nikomu nepomohou.',
    unlocked: 'Nezahrané zpřístupněné karty objevů: {count}. Zahrát je smí kdokoli a nestojí akci.',
    rolls: 'Stabilizace bez hodu zbytkem sady: {count}. Hod vynese kartu výzkumu.',
    events: 'Trhliny z událostí: {count}. Než sloupec vyprázdníte, podívejte se na jeho symbol.',
    refill: 'Plná řada a některé karty vracejí anihilované kostky na Teserakt: tím získáte další tahy.',
    slow: 'Stabilizováno: {contained}, počet tahů: {turns}. Sbírejte od začátku jednu barvu nebo jednu hodnotu.',
    behind: 'Barva {colour} zaostala, chybí {count}. Rozdělte si barvy mezi laboratoře.',
    luck: 'Mohly za to hlavně kostky. Stejný plán může příště vyjít.',
    harder: 'Měli jste to pevně v rukou. Zkuste těžší základnu.',
  },
  /** Infinitives, since they follow „stačilo“. */
  answers: {
    remove: 'vytěžit kostku na {cell}',
    adjustUp: 'upravit {cube|ou} nahoru',
    adjustDown: 'upravit {cube|ou} dolů',
    adjustAway: 'upravit {cube|ou} pod 1',
    adjustFlip: 'převrátit {cube|ou}',
    contain: 'stabilizovat ze sady {set}',
    specialize: 'využít specialitu',
    play: 'zahrát kartu {card}',
    use: 'zahrát kartu {card}',
  },
};
