/** Words of the short courses on the further modes of loop, in Czech. */
import type { LoopModeWords } from './index.ts';

export const cs: LoopModeWords = {
  supa: {
    title: 'Sajanské superklony',
    lessons: {
      supa: {
        title: 'Zničte superklon',
        rule: '*Superklon* se počítá jako klon a zničí se v epoše své barvy. Zůstane po něm *věčná energie*, ale i nové klony: po prvním jeden, po druhém dva, po třetím tři.',
        steps: {
          use: 'Superklon ve vaší epoše patří do Věku robotů. Použijte kartu Prak.',
          way: 'Odstrčte ho do Věku robotů.',
        },
        wrong: {
          card: 'To se superklonem nic neudělá. Prak ho odstrčí.',
          move: 'Superklon stojí ve vaší epoše, zůstaňte u něj. Použijte Prak tady.',
          way: 'Tím se jen přesune jinam. Jeho epocha je Věk robotů, na druhé straně.',
          other: 'Superklon je pořád tady. Použijte kartu Prak.',
        },
        learned:
          'Modrá kostka a jeden klon z vaku. Superklony ničte tam, kde nové klony nevadí: daleko od dr. Foo.',
      },
      perpetual: {
        title: 'Energie, která zůstává',
        rule: '*Modrá* kostka se počítá jako jedna energie a nikdy se nespotřebuje: znovu zaplatí každý přesun i každý LOOP.',
        steps: {
          loop: 'Jediná energie je tu modrá. Zaplaťte jí LOOP Pruhů: hasák je vyčerpaný.',
          use: 'Použijte kartu Kvantový hasák.',
          move: 'A modrá kostka platí dál: jděte do sousední epochy.',
        },
        wrong: {
          dimension: 'Karty Hvězdy byly připravené i tak. Vyčerpaný hasák patří k Pruhům.',
          other: 'Nejdřív LOOP Pruhů, pak hasák, pak přesun: to vše s jednou modrou kostkou.',
        },
        learned: 'Cena LOOPů roste i tak: s jednou modrou kostkou stojí druhý ještě jednu zelenou energii.',
      },
      win: {
        title: 'Jak se vyhrává v tomto režimu',
        rule: 'Potřebujete čtyři archivované mise *a* zničené všechny superklony, v libovolném pořadí.',
        steps: {
          use: 'Čtyři mise jsou archivované a zbývá jeden superklon. Použijte kartu Prak.',
          which: 'Vyberte superklon.',
          way: 'Jeho epocha je Průmyslová éra. Odstrčte ho tam.',
        },
        wrong: {
          end: 'Můžete vyhrát hned teď. Použijte kartu Prak.',
          which: 'To je obyčejný klon a výhru nepřinese. Vyberte superklon.',
          way: 'To je špatná strana. Odstrčte ho do Průmyslové éry.',
          other: 'Zbývá zničit jen poslední superklon. Použijte kartu Prak.',
        },
        learned: 'Nechat si všechny superklony na konec je tady chyba: každý přinese víc klonů.',
      },
    },
    finale: {
      title: 'Malá hra',
      text: 'Zbývají dvě mise a dva superklony; hrajete se silným robotem.',
    },
  },
  centrifuge: {
    title: 'Odstředivky L.A.S.E.R',
    lessons: {
      locked: {
        title: 'Jediná dimenze',
        rule: 'Dokud jste v epoše *odstředivky*, fungují jen karty a LOOPy *dimenze, kterou ukazuje*.',
        steps: {
          use: 'Tato odstředivka ukazuje Pruhy. Z vašich karet funguje jen Kvantový hasák. Použijte ho.',
          leave: 'Ostatní karty fungují jinde. Jděte vedle.',
          free: 'Teď jednu z nich použijte.',
        },
        wrong: {
          move: 'Za chvíli. Jsou tu trhliny a jedna vaše karta tu funguje.',
          end: 'Jedna vaše karta tu funguje a jsou tu trhliny. Nejdřív ji použijte.',
          other: 'Použijte tady hasák, jděte vedle a použijte tam jinou kartu.',
        },
        learned: 'Než vejdete, podívejte se na karty v ruce: se špatnými tam nesvedete nic.',
      },
      damage: {
        title: 'Zničte ji LOOPy',
        rule: 'Každý LOOP udělaný v její epoše dá odstředivce *jedno poškození*. Třetí ji zničí.',
        steps: { loop: 'Dvě karty Pruhů jsou vyčerpané a je tu jedna energie. Udělejte LOOP Pruhů.' },
        wrong: {
          spent: 'To by stálo energii, kterou potřebujete na LOOP.',
          away: 'LOOP se musí udělat tady, v epoše odstředivky.',
          other: 'To odstředivku nepoškodí. Udělejte tady LOOP Pruhů.',
        },
        learned:
          'Dvě karty připravené, jedno poškození. Tři LOOPy v jednom tahu by stály jednu, dvě a tři energie.',
      },
      last: {
        title: 'Poslední poškození',
        rule: 'Zničená odstředivka dá *jedno poškození každé odhalené misi*. Poslední poškození smíte odmítnout a počkat na lepší chvíli.',
        steps: {
          loop: 'Má dvě poškození. Udělejte třetí LOOP.',
          last: 'Obě mise ještě poškození potřebují. Umístěte poslední.',
        },
        wrong: {
          spent: 'To by stálo energii, kterou potřebujete na LOOP.',
          wait: 'Odstředivka by zůstala a žádná mise by poškození nedostala. Čekat se vyplatí, jen když je některá mise už splněná.',
          other: 'Ještě jeden LOOP tady ji zničí. Udělejte LOOP Pruhů.',
        },
        learned: 'V tomto režimu vyhráváte se čtyřmi archivovanými misemi a všemi odstředivkami zničenými.',
      },
    },
    finale: {
      title: 'Malá hra',
      text: 'Zbývají dvě mise a dvě odstředivky; hrajete se silným robotem.',
    },
  },
  ultramachina: {
    title: 'Ultramachina',
    lessons: {
      walk: {
        title: 'Ví, kam jde',
        rule: 'V tomto režimu jde dr. Foo *po směru hodinových ručiček, epochu po epoše*. Než začne házet, spustí všechny karty Ultramachiny v epoše, kam přišel.',
        steps: {
          end: 'Další je Středověk s kartou Příliš pevné hrady. Ukončete akce a dívejte se, co udělá.',
        },
        wrong: { other: 'Ve hře dobrý nápad. Tady ukončete akce a dívejte se.' },
        learned:
          'V Globalizaci se otevřela trhlina, a to navíc k hodu. Vždycky víte, které karty přijdou na řadu: panel je ukazuje.',
      },
      damage: {
        title: 'Energií proti strojům',
        rule: 'Každá energie, kterou v epoše *přidáte*, dá jedno poškození některé kartě Ultramachiny, která tam leží. Karta, která má všechna poškození, je zničená.',
        steps: {
          use: 'Ve vaší epoše leží karta Mírná nadspotřeba. Přidejte energii kartou Kazeta BreizhWerk.',
        },
        wrong: {
          card: 'Tato karta energii nepřidá. Kazeta ano.',
          end: 'Dr. Foo přišel a kartu spustil. Poškoďte ji, než dorazí.',
          other: 'Kartu poškodí jen přidaná energie. Použijte kazetu.',
        },
        learned: 'Energie, která tam už leží, se nepočítá: musíte ji přidat.',
      },
      choose: {
        title: 'Kterou dřív?',
        rule: 'Kde leží víc karet, vyberete, která poškození dostane. Zničená karta opustí hru a ze Stroje vypadne *jedna energie*.',
        steps: {
          use: 'Dr. Foo sem přijde příště. Ve vaší epoše leží dvě karty a jedna už poškození má. Přidejte energii kazetou.',
          which:
            'Karta Širokopásmoví holubi otevře trhlinu na Úsvitu věků, a ten je plný. Jedno poškození ji zničí.',
        },
        wrong: {
          end: 'Dr. Foo sem přijde příště a spustil by obě karty. Nejdřív použijte kazetu.',
          slow: 'Ta potřebuje tři poškození. Holubi se spustili a z Úsvitu věků byl vír.',
          none: 'Nic se nepoškodilo. Holubi se spustili a z Úsvitu věků byl vír.',
          other: 'To tady energii nepřidá. Použijte kazetu.',
        },
        learned:
          'Zničte, co by uškodilo příště. Trochu poškození všude je chyba tohoto režimu. Vyhrává se jako vždy: čtyřmi archivovanými misemi.',
      },
    },
    finale: {
      title: 'Malá hra',
      text: 'Zbývají dvě mise, na prstenci jsou tři stroje a hrajete se silným robotem.',
    },
  },
};
