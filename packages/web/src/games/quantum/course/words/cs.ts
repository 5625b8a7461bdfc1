/** Words of the course of quantum, in Czech. */
import type { QuantumCourseWords } from './index.ts';

export const cs: QuantumCourseWords = {
  lessons: {
    move: {
      title: 'Kostka je loď',
      rule: 'Loď letí nejvýš *o tolik polí, kolik ukazuje její kostka*, po řadách a sloupcích, a smí zatáčet. Planety a lodě stojí v cestě.',
      steps: {
        orbit: 'Přesuňte svou Fregatu 4 na oběžnou dráhu planety 7 vpravo od ní: na pole hned vedle planety.',
      },
      wrong: {
        corner: 'Toto pole se té planety stranou nedotýká. Oběžnou dráhu tvoří jen čtyři pole hned vedle ní.',
        modify: 'Fregata smí změnit svou hodnotu a bude se to hodit. Teď ji přesuňte na oběžnou dráhu.',
        ship: 'To je jiná loď. Fregata ukazuje 4.',
        other: 'Tím se na oběžnou dráhu nic nedostane. Vyberte Fregatu 4 a pak pole hned vedle planety 7.',
      },
      learned:
        'Vysoké hodnoty jsou rychlé, nízké pomalé. Čtyři pole vedle planety jsou její oběžná dráha, rohy ne.',
    },
    construct: {
      title: 'Stavba',
      rule: 'Když hodnoty *všech* vašich lodí na oběžné dráze planety dají *přesně* její číslo, smíte na ni položit krychli. Stojí to dvě akce.',
      steps: { build: 'Na oběžné dráze planety 7 je 4 a 3. Stavte.' },
      wrong: {
        face: 'Hodnoty neměňte: 4 a 3 je přesně 7.',
        move: 'Všechny lodě jsou na místě: 4 a 3 je 7. Stavte, než poletíte dál.',
        end: 'Akce i součet máte. Nejdřív stavte.',
        other: 'Součet je teď správný: 4 a 3 je 7. Stavte.',
      },
      learned: 'O krychle se hraje. Každá položená krychle navíc přinese na konci tahu kartu.',
    },
    sum: {
      title: 'Přesně, ne víc',
      rule: 'Počítá se *každá* vaše loď na oběžné dráze. Žádnou nelze vynechat.',
      steps: {
        leave: '4, 3 a 2 je 9, ale planeta chce 7. Přesuňte Vlajkovou loď 2 mimo oběžnou dráhu.',
        build: 'Teď je to 7. Stavte.',
      },
      wrong: {
        needed: 'Bez této lodi je součet příliš malý. Navíc je ta 2.',
        face: 'Změna hodnoty tu se třemi loděmi 7 nedá. Přesuňte tu 2 pryč.',
        other: '2 se pořád počítá. Přesuňte ji ze čtyř polí vedle planety.',
      },
      learned: 'Loď navíc zkazí součet: to je chyba začátečníků číslo jedna.',
    },
    reconfigure: {
      title: 'Rekonfigurace',
      rule: 'Při *rekonfiguraci* se lodí hází, dokud neukáže jinou hodnotu. Stojí jednu akci.',
      steps: {
        roll: '4 a 5 je 9. Rekonfigurujte Stíhače 5 a doufejte v 3.',
        build: 'Padla 3 a součet je 7. Stavte.',
      },
      wrong: {
        other5: 'Dokud tam je 5, musela by druhá loď ukázat 2. Tato lekce hází tou 5.',
        modify: 'Z Fregaty bude 3, nebo 5: s 5 vedle ní je to 8, nebo 10, ne 7.',
        other: 'Součet zůstává 9. Rekonfigurujte Stíhače 5 vedle planety.',
      },
      learned: 'Vyhovovala jediná hodnota z pěti. Kostky jsou o štěstí; mít víc dobrých hodnot je umění.',
    },
    ability: {
      title: 'Šest lodí, šest schopností',
      rule: 'Každá hodnota má *schopnost*, jednou za tah a bez akce. Torpédoborec 3 si vymění místo s kteroukoli vaší lodí.',
      steps: {
        warp: 'Stavba stojí obě vaše akce, tak vyměňte zdarma: stiskněte Torpédoborec 3, pak Warp, pak Průzkumníka 6.',
        build: '3 a 4: stavte za dvě ušetřené akce.',
      },
      wrong: {
        swap: 'Pak je 4 pryč a 6 a 3 dá 9. Vyměňte ho s Průzkumníkem 6.',
        move: 'Přesun stojí akci a ta by pak chyběla na krychli. Výměna je zdarma.',
        other: 'Obě akce si nechte na krychli. Výměna Torpédoborce 3 a Průzkumníka 6 je zdarma.',
      },
      learned:
        'Zapomenout na schopnost zdarma je chyba začátečníků číslo dvě. Stiskněte loď a přečtěte si její kartu.',
    },
    attack: {
      title: 'Útok',
      rule: 'Útočíte tak, že vletíte na soupeřovu loď. Obě strany sečtou hodnotu lodi a hod kostkou: *vyhrává nižší součet*, při shodě útočník.',
      steps: {
        attack: 'Zaútočte na soupeřova Průzkumníka 6 svou Bitevní stanicí 1.',
        stay: 'Boj je vyhraný. Obsaďte jeho pole, nebo zůstaňte.',
      },
      wrong: {
        strong:
          'Loď s nízkou hodnotou se dobře brání. Snadnou kořistí je Průzkumník 6 vedle vaší Bitevní stanice.',
        weak: 'Vysoká hodnota dá vysoký součet a vyhrává ten nižší. Zaútočte Bitevní stanicí 1.',
        roll: 'Házet netřeba: lépe než vaše Bitevní stanice 1 nebojuje nikdo.',
        other: 'Soupeřův Průzkumník 6 stojí vedle vaší Bitevní stanice 1. Zaútočte na něj.',
      },
      learned:
        'Lodě s nízkou hodnotou vyhrávají boje, s vysokou závody. Útočit s vysokou hodnotou je chyba začátečníků číslo tři.',
    },
    infamy: {
      title: 'Převaha',
      rule: 'Každá zničená soupeřova loď přinese bod převahy. Při *6* položíte krychli na kteroukoli volnou planetu bez ohledu na součet a začínáte znovu od 1.',
      steps: {
        attack: 'Vaše převaha je 5. Zničte Průzkumníka 6 svou Bitevní stanicí 1.',
        stay: 'Obsaďte jeho pole, nebo zůstaňte.',
        cube: 'Položte krychli na některou z nabízených planet.',
      },
      wrong: {
        weak: 'To by mohlo dopadnout špatně: lodě s vysokou hodnotou boje prohrávají. Použijte Bitevní stanici 1.',
        other: 'Ke krychli chybí jedna zničená loď. Zaútočte na Průzkumníka 6 Bitevní stanicí 1.',
      },
      learned: 'Ke krychli vedou dvě cesty: přesný součet a šest bodů převahy. Ztracená loď stojí bod.',
    },
    deploy: {
      title: 'Ze šrotiště',
      rule: 'Zničenými loděmi se hodí a čekají na *šrotišti*. *Nasazení* vrátí jednu na oběžnou dráhu planety s vaší krychlí.',
      steps: { deploy: 'Váš Torpédoborec 3 čeká na šrotišti. Nasaďte ho vedle své planety 8.' },
      wrong: {
        roll: 'Hodit jím lze i na šrotišti, ale tady ho chceme na mapě.',
        other: 'Na šrotišti ta loď nic nedělá. Nasaďte ji vedle své planety.',
      },
      learned: 'Nic není ztraceno navždy: zničená loď vás stojí bod a akci.',
    },
    research: {
      title: 'Výzkum a karty',
      rule: 'Akce *Výzkum* zvýší vaši kostku výzkumu o 1. Při 6 dostanete na konci akcí kartu.',
      steps: {
        research: 'Váš výzkum je 5. Proveďte ještě jeden.',
        end: 'Je to 6. Ukončete své akce.',
        take: 'Vezměte si jednu ze šesti karet. Karty Velení vám zůstanou, karty Gambit působí jednou, hned.',
      },
      wrong: {
        refresh: 'Nové karty by vás stály výběr. Vezměte si jednu z těchto.',
        other: 'Ke kartě chybí bod výzkumu. Proveďte výzkum a pak ukončete své akce.',
      },
      learned: 'Karta získaná brzy slouží celou hru. Akce navíc se vyplatí dát do výzkumu.',
    },
    win: {
      title: 'Jak se vyhrává',
      rule: 'Kdo položí svou *poslední krychli*, hned vyhrává. Prohráváte, když to někdo stihne před vámi.',
      steps: { build: 'Zbývá vám jedna krychle a na oběžné dráze planety 7 je 4 a 3. Vyhrajte.' },
      wrong: {
        end: 'Robot položil svou poslední krychli a vyhrál. Stavte dřív: i vám zbývá jediná.',
        other: 'Vyhrát lze právě teď: stavte na planetě 7.',
      },
      learned:
        'Před každým tahem spočítejte krychle ostatních: komu zbývá jedna, tomu je třeba překazit plány.',
    },
  },
  finale: {
    title: 'Malá hra',
    text: 'Proti mírnému robotovi: vám zbývá jedna krychle, jemu dvě.',
  },
};
