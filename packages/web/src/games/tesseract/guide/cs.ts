/** The guide of tesseract, in Czech. */
import type { Guide } from '../../guide.ts';
import type { TesseractFigure } from './Figure.tsx';

export const guide: Guide<TesseractFigure> = {
  lead: 'Kooperativní hra s kostkami pro jednoho až čtyři výzkumníky. Vyhrajete nebo prohrajete společně. Čtení zabere asi sedm minut, hra asi hodinu.',
  sections: [
    {
      id: 'goal',
      title: 'O co jde',
      parts: [
        'Uprostřed místnosti visí krychle z 64 kostek, Teserakt, a rozpadá se. Odebírejte z ní kostky, pracujte s nimi ve svých laboratořích a dopravte po jedné od každé barvy a hodnoty, celkem 24, na panel stabilizace. Tím vyhrajete. [T-END-1]',
        'Po každém vašem tahu však Teserakt vrátí úder: uvolní se další kostka a *zhroutí* se. Příliš mnoho zhroucených kostek jedné hodnoty způsobí trhlinu a sedmá trhlina znamená konec světa. [T-END-4]',
      ],
    },
    {
      id: 'cubes',
      title: 'Teserakt',
      parts: [
        'Jsou čtyři barvy a od každé šestnáct *kostek*; [T-COMP-1] každá barva má také svou značku, tvar svých teček. Hodnota kostky je číslo na její horní stěně. [T-GEO-3]',
        {
          figures: [
            {
              figure: 'cube',
              caption:
                'Orámované kostky jsou *volné*: mají odkrytou horní stěnu a aspoň dvě ze čtyř bočních. [T-GEO-5] Na jiné kostky Teseraktu nikdo sáhnout nesmí. [T-GEO-6]',
            },
            {
              figure: 'colours',
              caption:
                'Žluté kruhy, oranžové trojúhelníky, fialové čtverce, modré kosočtverce: čtyři kostky hodnoty 3. [T-COMP-2]',
            },
          ],
        },
        'Kostky stojí v šestnácti sloupcích. Odcházejí z vrcholu sloupce a vracejí se jen na vrchol; nic neklouže. [T-GEO-2] Co je uvnitř, nikdo neví: barva je známa, jakmile je vidět jedna stěna, hodnota, jakmile je vidět horní. [T-INFO-3]',
      ],
    },
    {
      id: 'turn',
      title: 'Tah',
      parts: [
        'Na začátku si každý vezme kostku z některého horního rohu Teseraktu, hodí jí a dá si ji do laboratoře. [T-SETUP-6] Další dvě kostky se zhroutí. [T-SETUP-7]',
        'V tazích se střídáte. Každý tah má dvě fáze: napřed hrajete vy, potom Teserakt. [T-TURN-1]',
        {
          points: [
            '*Fáze akcí*: máte tři akce v libovolném pořadí a kombinaci a hrajete tolik karet, kolik chcete. [T-TURN-2] Skončit smíte dřív; nevyužité akce propadají. [T-TURN-3]',
            '*Fáze kolapsu*: jedna kostka Teseraktu se zhroutí, ať provedete cokoli. [T-THREAT-3] Potom je na řadě další výzkumník. [T-THREAT-4]',
          ],
        },
        'Mluvte spolu, jak chcete: nikdo nemá nic jen pro sebe. [T-INFO-5] Poslední slovo má ten, kdo je na tahu. [T-TURN-5] V sólové hře vedete střídavě dvě laboratoře. [T-SETUP-4]',
      ],
    },
    {
      id: 'actions',
      title: 'Šest akcí',
      parts: [
        {
          figures: [
            {
              figure: 'remove',
              title: 'Vytěžení',
              caption:
                'Vezměte volnou kostku do své laboratoře, kde je šest míst. [T-REMOVE-1] Její hodnota se nemění. [T-REMOVE-2]',
            },
            {
              figure: 'adjust',
              title: 'Úprava',
              caption:
                'Změňte kostku ve své laboratoři nebo zhroucenou kostku o jedna nahoru či dolů. [T-ADJUST-1] Zhroucená 1 smí klesnout na nulu: je anihilována. [T-ADJUST-3]',
            },
            {
              figure: 'transfer',
              title: 'Přenos',
              caption:
                'Dejte kostku do jiné laboratoře, nebo si odtud jednu vezměte, [T-TRANSFER-1] pokud druhý výzkumník souhlasí. [T-TRANSFER-3]',
            },
            {
              figure: 'study',
              title: 'Analýza',
              caption: 'Odhoďte kartu výzkumu úrovně 2 nebo 3 a doberte kartu další úrovně. [T-STUDY-1]',
            },
            {
              figure: 'contain',
              title: 'Stabilizace',
              caption:
                'Ukažte sadu aspoň tří kostek ze své laboratoře; jedna z nich jde na své políčko panelu. [T-CONTAIN-2]',
            },
            {
              figure: 'specialize',
              title: 'Specialita',
              caption: 'Udělejte, co umí jen váš výzkumník; říká to karta vedle vaší laboratoře. [T-SPEC-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'sets',
      title: 'Sady ke stabilizaci',
      parts: [
        'Sada jsou tři kostky z vaší laboratoře nebo více. Jejich hodnoty jsou všechny stejné, nebo jdou po sobě bez mezery. Jejich barvy jsou všechny stejné, nebo každá jiná. [T-CONTAIN-1]',
        {
          figures: [
            { figure: 'equal', title: 'Sada', caption: 'Tři stejné hodnoty, tři různé barvy.' },
            { figure: 'run', title: 'Sada', caption: 'Čtyři hodnoty po sobě, čtyři různé barvy.' },
            { figure: 'one', title: 'Sada', caption: 'Tři hodnoty po sobě, všechny jedné barvy.' },
            {
              figure: 'mixed',
              title: 'Není sada',
              caption: 'Dvě žluté kostky a jedna modrá: ani všechny stejné, ani každá jiná.',
            },
          ],
        },
        'Která kostka sady půjde na panel, volíte vy; její políčko musí být ještě prázdné. [T-CONTAIN-2] Ostatní zůstanou v laboratoři. Chcete-li, hoďte všemi: doberete kartu výzkumu, tím silnější, čím více kostkami hodíte. [T-CONTAIN-5] Jinak se k novým kartám výzkumu přijít nedá. [T-CONTAIN-8]',
        'A leží-li v oblasti zhroucení identická kostka, stejné barvy i hodnoty, je hned anihilována. [T-CONTAIN-3] To je vaše nejlepší zbraň proti trhlinám.',
      ],
    },
    {
      id: 'board',
      title: 'Panel stabilizace',
      parts: [
        {
          figures: [
            {
              figure: 'containment',
              caption:
                'Stabilizováno je devět z 24. Dvě kostky ve sloupci otočí jeho kartu objevu lícem vzhůru, [T-BONUS-1] čtyři ji zpřístupní. [T-BONUS-2] Tady lze kartu čtyřek zahrát, karty dvojek a pětek přečíst.',
            },
          ],
        },
        'Zpřístupněná karta objevu patří všem: zahrát ji smí ten, kdo je právě na tahu, a to jednou. [T-CARD-2] Plná řada šesti kostek jednu vrátí: vyberte některou z anihilovaných, hoďte jí a položte ji na sloupec Teseraktu. [T-BONUS-3]',
      ],
    },
    {
      id: 'threat',
      title: 'Fáze kolapsu',
      parts: [
        'Která kostka se zhroutí, není náhoda. Ze všech volných kostek je to jedna z nejnižšího patra, a z těch ta s nejnižší hodnotou. Zbývá-li jich více, volí aktivní výzkumník. Tato kostka se nazývá *mezní*. [T-GEO-8] Stůl vždy ukazuje, která to je.',
        {
          figures: [
            {
              figure: 'layers',
              caption:
                'Týž Teserakt po patrech. Označená kostka je volná a ze všech nejníže: zhroutí se příště.',
            },
          ],
        },
        'Kostkou se hodí a umístí se do oblasti zhroucení podle nové hodnoty. [T-PRIME-1] Jsou-li tam pak tři, čtyři nebo pět kostek této hodnoty, je to jedna trhlina; od šesti dvě. Kostky zůstávají, takže každá další téže hodnoty způsobí další trhlinu. [T-BREACH-1]',
        {
          figures: [
            {
              figure: 'primed',
              caption:
                'Oblast zhroucení podle hodnot. Nad čárkovanou čarou způsobí každá kostka trhlinu: teď by to byla 2 nebo 5.',
            },
            {
              figure: 'breach',
              caption: 'Trhliny se počítají na této prasklině. Při sedmi hned prohráváte. [T-BREACH-3]',
            },
          ],
        },
        'Co s oblastí zhroucení provedete sami, trhlinu nikdy nezpůsobí. [T-BREACH-2]',
      ],
    },
    {
      id: 'base',
      title: 'Symboly pod Teseraktem',
      parts: [
        'Teserakt stojí na základně se symboly. Jakmile zmizí poslední kostka sloupce, ať jakkoli a v kterékoli fázi, odkryje se symbol pod ní a jeho událost hned nastane. [T-EVENT-1] Těžší základny jich mají víc a horších.',
        {
          figures: [
            {
              figure: 'AC',
              title: 'Zrychlení',
              caption: 'Mezní kostka je anihilována. [T-EVENT-AC]',
            },
            {
              figure: 'SH',
              title: 'Posílení',
              caption:
                'Zhroucenou kostkou nejnižší hodnoty se hodí znovu, což může způsobit trhlinu. [T-EVENT-SH]',
            },
            {
              figure: 'CR',
              title: 'Řetězová reakce',
              caption: 'Mezní kostka se hned zhroutí. [T-EVENT-CR]',
            },
            {
              figure: 'FI',
              title: 'Štěpení',
              caption: 'Mezní kostka se zhroutí a po ní i jedna anihilovaná. [T-EVENT-FI]',
            },
            {
              figure: 'SD',
              title: 'Vlna EMP',
              caption: 'Jednu laboratoř ušetříte; všemi kostkami v ostatních se hodí. [T-EVENT-SD]',
            },
            {
              figure: 'EM',
              title: 'Výbuch EMP',
              caption: 'Hodí se všemi kostkami ve všech laboratořích. [T-EVENT-EM]',
            },
            {
              figure: 'IP',
              title: 'Interfáze',
              caption: 'Ze zhroucených 2 budou 3 a ze 4 budou 5; obojí může způsobit trhliny. [T-EVENT-IP]',
            },
            {
              figure: 'SW',
              title: 'Rázová vlna',
              caption:
                'Ve všech laboratořích jsou anihilovány kostky s hodnotou té naposledy zhroucené. [T-EVENT-SW]',
            },
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Karty a výzkumníci',
      parts: [
        'Karty výzkumu nestojí žádnou akci. Hrají se ve vlastní fázi akcí, před akcemi, mezi nimi nebo po nich, a potom se odhodí. [T-CARD-1] Ve fázi kolapsu se hraje jen karta, která to říká; žádná z našich to neříká. [T-CARD-7] Začínáte s jednou kartou úrovně 2. [T-SETUP-5] Váš výzkumník má dovednost, která působí pořád, a vlastní akci. [T-SPEC-2]',
        'Kdo chce něco změnit v cizí laboratoři, zeptá se napřed jejího výzkumníka. [T-CARD-6]',
      ],
    },
    {
      id: 'end',
      title: 'Jak hra končí',
      parts: [
        {
          points: [
            'Vyhráváte všichni, jakmile je zaplněno 24. políčko. [T-END-2]',
            'Prohráváte všichni, když žeton trhliny dojde na sedm, [T-END-4] nebo když začíná fáze kolapsu a v Teseraktu není žádná kostka. [T-END-5]',
          ],
        },
      ],
    },
    {
      id: 'advice',
      title: 'První rady',
      parts: [
        {
          points: [
            'Dvě zhroucené kostky stejné hodnoty jsou už hrozba. Jednu z nich upravte, než se zase hodí.',
            'Sady plánujte společně: přenos bývá levnější než tři úpravy.',
            'Než stabilizujete, podívejte se, zda by kostka po jedné úpravě nebyla identická s některou zhroucenou. Jedna akce pak udělá dvě věci.',
            'Podívejte se pod sloupec, než z něj vezmete poslední kostku. Některé symboly je nejlepší odkrýt schválně, když je v laboratořích málo kostek.',
            'Zbytkem sady házejte, když už ty kostky nepotřebujete. Hru vyhrávají karty.',
          ],
        },
      ],
    },
  ],
};
