// @chunk own
/** Reviews in Czech. */
import type { ReviewText } from './index.ts';

export const cs: ReviewText = {
  title: { lost: 'Proč jsme prohráli?', won: 'Jak těsné to bylo?' },
  luck: {
    fair: 'Kostky padaly spravedlivě. Trhlinu {actual|prineslyFaze}, v průměru by to bylo {expected}.',
    bad: 'Kostky vám nepřály. Trhlinu {actual|prineslyFaze}, v průměru by to bylo {expected}.',
    good: 'Kostky vám přály. Trhlinu {actual|prineslyFaze}, v průměru by to bylo {expected}.',
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
    shockwave: 'Tah {turn}, {lab}: Rázová vlna zasahuje laboratoře a ty přicházejí o {count|kostky4}.',
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
      'Hodnotu {value} {count|melyTrhliny}. Mají-li dvě zhroucené kostky stejnou hodnotu, jednu upravte.',
    remedy: 'S rizikem 50 % a více {count|zacalyFaze}, přestože by ho jediný tah zmírnil.',
    twins: 'Stabilizujte, co má dvojče v oblasti zhroucení: dvojče je anihilováno také.',
    unspent: 'Bez využití {count|zustalyAkce}. Úprava v oblasti zhroucení nikdy nepřijde nazmar.',
    hands: 'V rukou {count|zustalyKarty} výzkumu. Karta nestojí akci a nezahraná nikomu nepomůže.',
    unlocked: 'Nikdo nezahrál {count|objevy4}. Takovou kartu smí zahrát kdokoli a nestojí akci.',
    rolls: 'Po stabilizaci {count|krat} nikdo nehodil zbytkem sady. Hod vynese kartu výzkumu.',
    events: 'Události způsobily {count|trhliny4}. Než sloupec vyprázdníte, podívejte se na jeho symbol.',
    refill: 'Plná řada a některé karty vracejí anihilované kostky na Teserakt: tím získáte další tahy.',
    slow: 'Za {turns|tahy} se podařilo stabilizovat jen {contained|kostky4}. Sbírejte od začátku jednu barvu nebo jednu hodnotu.',
    behind: 'Barva {colour} zaostala, chybí {count}. Rozdělte si barvy mezi laboratoře.',
    luck: 'Mohly za to hlavně kostky. Stejný plán může příště vyjít.',
    harder: 'Bylo to pevně ve vašich rukou. Zkuste těžší základnu.',
    flawless:
      'Dobrá práce: když riziko ve fázi kolapsu dosáhlo 50 %, nešlo ho už žádným tahem snížit. Trhlina na konci: {breach} ze 7.',
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
