/** Words of the course of tesseract, in Czech. */
import type { TesseractCourseWords } from './index.ts';

/** After a lesson whose set leaves two cubes to roll. */
const REST =
  'Zbývá otázka: hodit dalšími dvěma a vzít si kartu, nebo jejich hodnoty nechat? Odpovězte, jak chcete: je o tom lekce 10.';

export const cs: TesseractCourseWords = {
  lessons: {
    remove: {
      title: 'Co smíte vytěžit',
      rule: 'Kostka je *volná*, když má odkrytý vršek a aspoň dvě boční strany. Vytěžíte ji do své laboratoře s hodnotou, kterou ukazuje.',
      steps: {
        take: 'V laboratoři máte žlutou a oranžovou 4. Vytěžte k nim modrou 4 na a3.',
      },
      wrong: {
        orange:
          'To je druhá oranžová 4. Barvy musí být všechny stejné, nebo každá jiná: potřebujete třetí barvu.',
        value: 'Tuto vytěžit smíte, ale není to 4. Modrá 4 leží na a3.',
        adjust: 'I úprava stojí akci. Třetí 4 na vás čeká: modrá na a3.',
        end: 'Ještě máte akce. Nejdřív vytěžte modrou 4.',
        other: 'To třetí 4 do laboratoře nepřinese. Vytěžte modrou 4 na a3.',
      },
      learned: 'Odkrytý vršek a dvě strany: pak ji smíte vytěžit. Kostky uvnitř musí počkat.',
    },
    contain: {
      title: 'Stabilizace kostky',
      rule: 'Tři nebo více kostek v laboratoři tvoří sadu, když mají stejnou hodnotu nebo jdou po sobě a jejich barvy jsou *všechny stejné*, nebo *každá jiná*. Jedna z nich se stabilizuje.',
      steps: {
        set: 'Máte žlutou, oranžovou a modrou 3. Stabilizujte.',
        goes: 'Vyberte kostku, která půjde na panel.',
        rest: REST,
      },
      wrong: {
        remove: 'Další kostky netřeba: tři 3 ve třech barvách už sadou jsou. Stabilizujte.',
        end: 'Sada je hotová a stabilizace stojí jednu akci. Stabilizujte, než fázi ukončíte.',
        other: 'To hotovou sadu kazí nebo zdržuje. Tři 3 ve třech barvách lze stabilizovat hned.',
      },
      learned: 'Dvě žluté a modrá sadou nejsou: míchat barvy je chyba začátečníků číslo jedna.',
    },
    run: {
      title: 'Úprava a postupka',
      rule: '*Úprava* změní kostku ve vaší laboratoři nebo zhroucenou kostku o jedna. Tři hodnoty za sebou tvoří *postupku*.',
      steps: {
        adjust: 'Vaše oranžové kostky ukazují 2, 3 a 5. Udělejte z 5 čtyřku.',
        set: 'Oranžová 2, 3, 4: postupka jedné barvy. Stabilizujte ji.',
        goes: 'Vyberte kostku, která půjde na panel.',
        rest: REST,
      },
      wrong: {
        up: 'Opačně: 4 mezeru zaplní, 6 ji zvětší.',
        cube: 'Tato kostka mezeru nezaplní. Snižte oranžovou 5 o jedna.',
        primed: 'Upravit lze i zhroucené kostky, ale teď je postupka blízko: snižte oranžovou 5.',
        again: 'Postupka je hotová: oranžová 2, 3, 4. Stabilizujte ji.',
        other: 'K oranžové 2, 3, 4 chybí jeden krok: snižte 5 a pak stabilizujte.',
      },
      learned: 'Jediná úprava často dokončí sadu. Ze 6 na 1 nevede nikdy.',
    },
    win: {
      title: 'Jak se vyhrává',
      rule: 'Když na panelu stabilizace stojí kostka *každé barvy a hodnoty*, celkem 24, vyhráváte všichni.',
      steps: {
        set: 'Chybí jen žlutá 3. Je ve vaší sadě 3, 4 a 5. Stabilizujte.',
      },
      wrong: {
        adjust: 'Na postupku nesahejte: žlutá 3, oranžová 4 a modrá 5 jsou připravené.',
        end: 'Nejdřív by hrál Teserakt a máte už 5 trhlin ze 7. Stabilizujte hned.',
        other: 'Poslední kostka je ve vaší laboratoři. Stabilizujte sadu a vyhráváte.',
      },
      learned: 'Stojí tam všech 24: vyhráváte. Prohráváte při sedmé trhlině, nebo když už není co vytěžit.',
    },
    threat: {
      title: 'Teserakt vrací úder',
      rule: 'Po vašich akcích hraje Teserakt: z volných kostek v *nejnižším* patře se hodí tou s nejnižší hodnotou a ta se *zhroutí*, ať provedete cokoli.',
      steps: {
        end: 'Ukončete fázi a sledujte fialovou 2 na d1, která je na řadě.',
      },
      wrong: {
        other: 'Ve hře dobré využití akce. Tady fázi ukončete a podívejte se, co se stane.',
      },
      learned: 'Každý tah se zhroutí jedna další kostka. Stůl vždy ukazuje, která to bude.',
    },
    breach: {
      title: 'Pozor na dvojice',
      rule: 'Když zhroucená kostka přijde tam, kde už leží aspoň dvě její hodnoty, vznikne *trhlina*, od šesté kostky téže hodnoty dvě. Při sedmé trhlině je hra prohraná.',
      steps: {
        part: 'Dvě zhroucené 5 čekají na třetí. Máte jednu akci: upravte jednu z nich.',
        end: 'Žádná hodnota tam neleží dvakrát. Ukončete fázi.',
      },
      wrong: {
        column: 'Obě 5 zůstaly, kde byly, a na další kostce padla 5: trhlina. Změňte jednu z nich.',
        lab: 'V nebezpečí není laboratoř, ale oblast zhroucení: přišla třetí 5 a s ní trhlina. Změňte jednu ze dvou 5.',
        end: 'Na další kostce padla 5, šance byla jedna ze šesti: trhlina. Nejdřív 5 rozdělte.',
        other: 'Pak padla 5: trhlina. Nejdřív upravte jednu ze dvou zhroucených 5.',
      },
      learned:
        'Padla 5 a nic se nestalo. Nechávat v oblasti zhroucení dvojice je chyba začátečníků číslo dvě.',
    },
    twin: {
      title: 'Anihilujte dvojče',
      rule: 'Je-li v oblasti zhroucení kostka *identická* se stabilizovanou, stejná barvou i hodnotou, anihiluje se.',
      steps: {
        set: 'Vaše tři 2 jsou sada. Stabilizujte tu, jejíž dvojče je zhroucené.',
        goes: 'Vyberte kostku, jejíž dvojče je zhroucené.',
        rest: REST,
      },
      wrong: {
        adjust: 'To trochu pomůže. Stabilizace té správné kostky anihiluje její dvojče bez další akce.',
        goes: 'Na panel by šla, ale její dvojče zhroucené není. V oblasti zhroucení leží fialová 2.',
        other: 'Tři 2 ve třech barvách jsou připravené. Stabilizujte je.',
      },
      learned:
        'Jedna akce, dva výsledky: kostka na panelu a o jednu zhroucenou méně. Než vyberete, hledejte dvojčata.',
    },
    transfer: {
      title: 'Z laboratoře do laboratoře',
      rule: '*Přenos* přesune kostku mezi vaší a jinou laboratoří, souhlasí-li s tím ten, komu patří. V sólové hře vedete laboratoře dvě.',
      steps: {
        take: 'Druhá laboratoř má modrou 5. Přeneste ji ke svým dvěma 5.',
        set: 'Tři 5 ve třech barvách. Stabilizujte.',
        goes: 'Vyberte kostku, která půjde na panel.',
        rest: REST,
      },
      wrong: {
        give: 'Opačně: dvě 5 jsou u vás. Vezměte z druhé laboratoře modrou 5.',
        cube: 'Tato kostka se nehodí. K vašim dvěma 5 patří modrá 5.',
        other: 'Třetí 5 leží v druhé laboratoři. Přeneste ji k sobě a pak stabilizujte.',
      },
      learned:
        'Laboratoře jsou oddělené, tým ne. Než začnete prohledávat Teserakt, podívejte se do druhé laboratoře.',
    },
    card: {
      title: 'Karty výzkumu',
      rule: 'Karty nestojí *žádnou akci*. Hrajte jich, kolik chcete, před akcemi, mezi nimi i po nich.',
      steps: {
        play: 'Zahrajte kartu Přepis, která nastaví kostku ve vaší laboratoři na libovolnou hodnotu.',
        cube: 'K vašim 3 chybí třetí. Vyberte modrou 6.',
        value: 'Udělejte z ní 3.',
      },
      wrong: {
        study: 'Analýza kartu vymění za silnější a stojí akci. Tady pomůže hned sama karta.',
        adjust: 'Ze 6 na 3 jsou potřeba tři akce. Karta to udělá zdarma.',
        cube: 'To už 3 je. Vyberte modrou 6.',
        value: 'Ostatní vaše kostky jsou 3: udělejte z ní 3.',
        other: 'To stojí akci. Nejdřív zahrajte kartu: je zdarma.',
      },
      learned: 'Karty jsou zdarma. Ukončit tah s užitečnou kartou v ruce nikomu nepomůže.',
    },
    research: {
      title: 'Odkud jsou karty',
      rule: 'Po stabilizaci smíte *hodit zbytkem sady*: dvě kostky přinesou kartu úrovně 2, tři úrovně 3, čtyři úrovně 4.',
      steps: {
        set: 'Vaše čtyři 3 mají čtyři barvy. Stabilizujte všechny čtyři jako jednu sadu.',
        goes: 'Vyberte kostku, která půjde na panel.',
        roll: 'Hoďte zbylými třemi a vezměte si kartu.',
      },
      wrong: {
        small: 'Menší sada nechá méně kostek k hodu a přinese slabší kartu. Vyberte sadu všech čtyř.',
        kept: 'Pak zůstanou, jak jsou, a karta nebude. Tady jimi hoďte.',
        other: 'Čtyři 3 ve čtyřech barvách jsou připravené. Stabilizujte všechny čtyři.',
      },
      learned:
        'Větší sada přinese silnější kartu a jiný zdroj karet výzkumu není. Něco dá i panel: dvě kostky ve sloupci odkryjí jeho kartu, čtyři ji zpřístupní a plná řada vrátí anihilovanou kostku.',
    },
    event: {
      title: 'Poslední ze sloupce',
      rule: 'Kdo vytěží *poslední kostku sloupce*, odkryje symbol základny a jeho událost nastane hned.',
      steps: {
        take: 'K vaší sadě se hodí dvě 4: modrá na d4, sama ve svém sloupci, a fialová na a3. Vytěžte tu, která nic neodkryje.',
      },
      wrong: {
        last: 'Je poslední ve sloupci: symbol pod ní vás bude stát další kostku. Vytěžte fialovou 4.',
        value: 'To není 4 třetí barvy. Vytěžte fialovou 4 na a3.',
        other: 'K sadě chybí třetí 4. Vytěžte fialovou.',
      },
      learned: 'Odkrýt základnu a nepodívat se na symbol je chyba začátečníků číslo tři.',
    },
  },
  finale: {
    title: 'Malá hra',
    text: 'Vy a silný robot; zbývá stabilizovat pět kostek.',
  },
};
