/** How quantum is played, in Czech. */
import type { Guide } from '../../guide.ts';
import type { QuantumFigure } from './Figure.tsx';

export const guide: Guide<QuantumFigure> = {
  lead: 'Flotily kostek pro dva až čtyři hráče, každý sám za sebe. Čtení zabere asi šest minut, hra asi hodinu.',
  sections: [
    {
      id: 'goal',
      title: 'O co jde',
      parts: [
        'Máte několik *kvantových krychlí*, na základní mapě pět. Kdo první položí všechny na planety, hned vyhrává, ať je na tahu kdokoli. [Q-WIN-1]',
        'Položit krychli lze dvojím způsobem. Postavíte ji: součet vašich lodí u planety se rovná jejímu číslu. [Q-BUILD-1] Nebo si ji vysloužíte v bojích: tomu se říká nechvalná sláva. [Q-DOM-3]',
      ],
    },
    {
      id: 'map',
      title: 'Mapa',
      parts: [
        'Mapa se skládá z dílků o devíti polích s planetou uprostřed. Na planetu žádná loď nevletí. [Q-MAP-3] Čtyři pole vedle ní jsou její *oběžná dráha*; rohy dílku k ní nepatří. [Q-MAP-5]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'Základní mapa pro dva, připravená ke hře. Velké číslo je součet, který lodě musejí dát; malé čtverečky jsou místa pro krychle: je jich tolik, o kolik číslo převyšuje šest. [Q-COMP-1] Každá flotila začíná s jednou krychlí a třemi loděmi na oběžné dráze své planety. [Q-SETUP-6]',
            },
          ],
        },
        'Před hrou každý hodí třemi loděmi a smí všechny tři jednou přehodit. [Q-SETUP-3] Začíná hráč s nejnižším součtem. [Q-SETUP-4] Dvě další lodě čekají v záloze. [Q-SETUP-2]',
      ],
    },
    {
      id: 'ships',
      title: 'Vaše lodě',
      parts: [
        'Loď je kostka a hodnota, kterou ukazuje, je její typ. Lodě s nízkou hodnotou jsou pomalé a v bojích vítězí, lodě s vysokou jsou rychlé a prohrávají. Každý typ má schopnost, kterou lze použít jednou za tah a která nikdy nestojí akci. [Q-SHIP-0]',
        {
          figures: [
            {
              figure: 'station',
              title: 'Bitevní stanice',
              caption: 'Úder: zaútočí na nepřítele hned vedle, před pohybem nebo po něm. [Q-SHIP-1]',
            },
            {
              figure: 'flagship',
              title: 'Vlajková loď',
              caption:
                'Přeprava: vezme s sebou loď z některého z osmi polí kolem a vyloží ji kolem pole, kde se zastaví; to může být i to, ze kterého vyletěla. [Q-SHIP-2]',
            },
            {
              figure: 'destroyer',
              title: 'Torpédoborec',
              caption: 'Warp: vymění si místo s kteroukoli jinou vaší lodí na mapě. [Q-SHIP-3]',
            },
            {
              figure: 'frigate',
              title: 'Fregata',
              caption: 'Přestavba: stane se trojkou nebo pětkou. [Q-SHIP-4]',
            },
            {
              figure: 'interceptor',
              title: 'Stíhač',
              caption: 'Manévr: pohybuje se a útočí i šikmo. [Q-SHIP-5]',
            },
            {
              figure: 'scout',
              title: 'Průzkumník',
              caption: 'Rekonfigurace zdarma: přehazuje se, dokud neukáže jinou hodnotu. [Q-SHIP-6]',
            },
          ],
        },
        'Každá kostka se za tah pohne jednou a použije jednu schopnost, i když se mezitím její hodnota změní. [Q-TURN-4]',
      ],
    },
    {
      id: 'turn',
      title: 'Tah',
      parts: [
        'Máte tři akce v libovolném pořadí a smíte je opakovat: [Q-TURN-3]',
        {
          points: [
            'pohnout lodí, a chcete-li, zaútočit s ní; [Q-MOVE-1]',
            'rekonfigurovat: přehazovat loď, dokud neukáže jinou hodnotu; [Q-RECONF-2]',
            'nasadit: vrátit loď ze šrotiště do hry; [Q-DEPLOY-2]',
            'zkoumat: posunout ukazatel výzkumu o 1; [Q-RES-1]',
            'stavět: položit krychli. To jediné stojí dvě akce. [Q-BUILD-1]',
          ],
        },
        'Pak si vezmete kartu za každou krychli položenou v tomto tahu. [Q-ADV-1] Dosáhl-li váš výzkum šesti, je to *průlom*: karta navíc a ukazatel se vrátí na jedničku. [Q-RES-3]',
      ],
    },
    {
      id: 'move',
      title: 'Pohyb',
      parts: [
        'Loď letí o tolik polí, kolik je její hodnota, nebo méně; smí zatáčet, ale nesmí letět šikmo. [Q-MOVE-1] Planety a všechny lodě jí stojí v cestě. [Q-MOVE-2]',
        {
          figures: [
            {
              figure: 'reach',
              caption: 'Torpédoborec letí až o tři pole. Na okrajích dílků nezáleží. [Q-MAP-4]',
            },
            {
              figure: 'odds',
              caption:
                'Na lodě v dosahu lze zaútočit; mapa ukazuje vaši šanci na výhru. Pole nepřítele se do pohybu počítá. [Q-ATK-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'fight',
      title: 'Boj',
      parts: [
        'Obě strany hodí kostkou a přičtou hod k hodnotě své lodi. *Nižší* součet vítězí, při shodě vyhrává útočník. [Q-CMB-6]',
        {
          figures: [
            {
              figure: 'fight',
              caption:
                'Tři a tři proti čtyřem a dvěma: obojí dává šest, vítězí tedy útočník, modrý. [Q-CMB-6]',
            },
          ],
        },
        'Vyhraje-li útočník, druhá loď je zničena: přehodí se a přijde na šrotiště svého hráče. Útočník smí pole obsadit, nebo zůstat, kde je. [Q-CMB-7] Vyhraje-li obránce, nic se neztrácí; útočník zůstane na poli, odkud útočil. [Q-CMB-8]',
        'Loď ze šrotiště vrátíte do hry nasazením na oběžnou dráhu planety, na které máte krychli. [Q-DEPLOY-2] Hodnotu si ponechá. [Q-DEPLOY-3]',
        'Za zničenou loď získáte bod *převahy*, za ztracenou bod ztratíte. [Q-DOM-1] Na šesti přichází nechvalná sláva: položte krychli na planetu s volným místem, kde žádnou nemáte, ať u ní lodě jsou, nebo ne, a vraťte se na jedničku. [Q-DOM-3]',
      ],
    },
    {
      id: 'construct',
      title: 'Stavba',
      parts: [
        'Chcete-li stavět, musí se součet všech vašich lodí na oběžné dráze přesně rovnat číslu planety. Žádnou nelze vynechat. [Q-BUILD-2] Na planetě musí být volné místo a žádná vaše krychle. [Q-BUILD-1]',
        {
          figures: [
            {
              figure: 'sum',
              caption:
                'Pět a tři je osm: modrý smí stavět. Dvojka v rohu se nepočítá a červená loď také ne. [Q-BUILD-2]',
            },
            {
              figure: 'over',
              caption:
                'Pět, tři a jedna je devět: jedna loď přebývá. Odleťte s ní, nebo změňte některou hodnotu. [Q-BUILD-1]',
            },
          ],
        },
        'Ke konci hry se může stát, že na každé planetě s volným místem už krychli máte. Pak, a jen pak, smíte na některou položit druhou; při stavbě musí být součet o tři vyšší za každou krychli, kterou tam máte. [Q-ENT-2] V tomto jediném případě se odchylujeme od francouzských pravidel, která by vám další krychli nedovolila; s vypnutým *Provázáním* platí vytištěné pravidlo. [Q-ENT-4]',
      ],
    },
    {
      id: 'cards',
      title: 'Karty',
      parts: [
        'Pro všechny je vyloženo šest karet: tři karty *Velení* a tři *Gambity*. [Q-SETUP-7] Za každou získanou kartu si jednu vezměte, nebo vyložte šest nových. [Q-ADV-2]',
        {
          points: [
            'Karta Velení vám zůstane a platí od příštího tahu. [Q-ADV-5] Nejvýš tři; čtvrtá nahradí některou starší. [Q-ADV-6]',
            'Gambit působí hned a je pryč; teprve pak na jeho místo přijde nová karta. [Q-ADV-3] Expanze, nejčastější z nich, uvede do hry loď ze zálohy. [Q-CARD-EXPANSION]',
          ],
        },
        'Některé karty Velení mohou zasáhnout při útoku i v cizím tahu nebo přehodit bojovou kostku: nejdřív rozhoduje útočník, pak obránce. [Q-CMB-4]',
        'Na některých mapách je *Prázdnota*, dílek bez planety: za každou loď, kterou tam máte na začátku tahu, získáte bod výzkumu. [Q-VOID-1]',
      ],
    },
    {
      id: 'advice',
      title: 'První rady',
      parts: [
        {
          points: [
            'Než pohnete lodí, počítejte: jaký součet která planeta potřebuje a které dvě vaše lodě ho dají? Sedm a osm je snadné, deset chce trpělivost.',
            'Dívejte se i na dráhy ostatních. Z hotového součtu bude v příštím tahu krychle: zničte jednu loď a součet nevyjde.',
            'Odražený útok stojí jen akci. Útočte loděmi s nízkou hodnotou na ty s vysokou.',
            'Nevíte, co s poslední akcí? Zkoumejte: na šestce získáte kartu.',
            'Vezměte si Expanzi brzy: pět lodí zmůže víc než tři.',
          ],
        },
      ],
    },
  ],
};
