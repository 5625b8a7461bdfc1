/** Words of the course of loop, in Czech. */
import type { LoopCourseWords } from './index.ts';

export const cs: LoopCourseWords = {
  lessons: {
    card: {
      title: 'Použijte kartu',
      rule: 'Stojíte v jedné ze sedmi *epoch* a v ruce máte tři karty. Karta udělá, co na ní stojí, většinou ve vaší epoše, a pak je *vyčerpaná*. Červené kostky jsou *trhliny*: do epochy se vejdou tři.',
      steps: { use: 'Vaše epocha je plná trhlin. Použijte kartu Kvantový hasák, která dvě odstraní.' },
      wrong: {
        card: 'Tato karta žádnou trhlinu neodstraní. Kvantový hasák odstraní ve vaší epoše dvě.',
        move: 'Když odejdete, hasák už tady nepomůže: účinkuje ve vaší epoše. Zůstaňte a použijte ho.',
        end: 'Dr. Foo sem shodil čtvrtou trhlinu: z epochy je vír a její mise je pryč. Nejdřív použijte hasák.',
        other: 'Tři trhliny tu pořád jsou. Použijte kartu Kvantový hasák.',
      },
      learned: 'Během svých akcí použijete tolik karet, kolik chcete, v libovolném pořadí.',
    },
    move: {
      title: 'Pohyb',
      rule: 'Jednou za tah vás *baterie* zdarma přenesou do sousední epochy. Každý další přesun stojí *jednu energii* z epochy, kterou opouštíte: zelenou kostku.',
      steps: {
        free: 'Na Konci časů jsou dvě trhliny, o dvě epochy dál. Nejdřív jděte do Věku robotů, zdarma.',
        pay: 'Baterie jsou prázdné, ale je tu jedna energie. Zaplaťte ji a jděte dál na Konec časů.',
        use: 'Teď Kvantový hasák účinkuje tady. Použijte ho.',
      },
      wrong: {
        back: 'Tím se vzdálíte. Trhliny jsou na Konci časů, na druhé straně.',
        nothing: 'Ve vaší epoše trhliny nejsou: hasák by neudělal nic. Jděte tam, kde trhliny jsou.',
        card: 'Karty mají větší cenu tam, kde je co dělat. Nejdřív se přibližte k trhlinám.',
        other: 'Tím se k trhlinám na Konci časů nepřiblížíte.',
      },
      learned: 'Energie patří své epoše: kdo v ní stojí, smí ji utratit za přesuny i za LOOPy.',
    },
    throw: {
      title: 'Dr. Foo hází',
      rule: 'Každý tah začíná dr. Foo. Jeho Stroj se otočí k jiné epoše a shodí *dvě kostky a jednu za každý klon v ní*. Padnou tam nebo hned vedle a stanou se z nich trhliny.',
      steps: { end: 'V Renesanci, kam dr. Foo míří, stojí dva klony. Ukončete akce a počítejte.' },
      wrong: { other: 'Ve hře dobrý nápad. Tady ukončete akce a dívejte se, co padá.' },
      learned: 'Dvě kostky a po jedné za každý ze dvou klonů: čtyři. Méně klonů, méně kostek.',
    },
    vortex: {
      title: 'Jak se prohrává',
      rule: 'Čtvrtá trhlina promění epochu ve *vír*: její trhliny, mise i karty zmizí. Přijde-li čtvrtá trhlina *do víru*, hra je prohraná.',
      steps: {
        use: 'Dvě sousední epochy jsou plné a jedna z nich už je vír. Použijte kartu Velká role lepicí pásky, která dosáhne i vedle.',
        where: 'Poslední karta dr. Foo v tomto cyklu je Renesance. Odstraňte trhlinu z víru, který tam je.',
      },
      wrong: {
        card: 'Tato karta žádnou trhlinu neodstraní. Lepicí páska odstraní jednu, tady nebo hned vedle.',
        end: 'Vír v Renesanci přetekl a byl konec hry. Nejdřív ho zachraňte.',
        plain: 'Z Globalizace se mohl stát nanejvýš vír, a to je zlé. Vír v Renesanci přetekl a byl konec.',
        none: 'Ve vaší vlastní epoše trhliny nejsou.',
        other: 'Plný vír v Renesanci je pořád v nebezpečí.',
      },
      learned: 'Prohráváte, když vír přeteče, když se má otevřít čtvrtý vír nebo když uplyne 21 tahů.',
    },
    clone: {
      title: 'Klony',
      rule: 'Za každý klon shodí dr. Foo v jeho epoše o kostku víc. Klon, který vstoupí do *epochy své barvy*, je zničen.',
      steps: {
        use: 'Ve vaší epoše jsou dva klony a dr. Foo sem přijde příště. Použijte kartu Prak, která jeden odstrčí vedle.',
        which: 'Vyberte fialový klon: patří do Věku robotů, a ten je hned vedle.',
        way: 'Odstrčte ho do Věku robotů.',
      },
      wrong: {
        card: 'Oba klony tu zůstanou. Prak jeden z nich odstrčí.',
        end: 'Dva klony, a tak padly čtyři kostky. Nejdřív se jednoho klonu zbavte.',
        which: 'Ten patří do Středověku, a tam je daleko: jen se posunul. Vyberte fialový.',
        way: 'Tím se jen přesune jinam. Odstrčte ho do epochy jeho barvy, do Věku robotů.',
        other: 'Oba klony tu pořád stojí. Použijte kartu Prak.',
      },
      learned: 'Nechávat klony na místě je chyba začátečníků číslo jedna: každý hod je kvůli nim větší.',
    },
    loop: {
      title: 'LOOP a ještě jednou',
      rule: '*LOOP* připraví všechny vaše karty jedné *dimenze*: Spirály, Hvězdy nebo Pruhů. První LOOP v tahu stojí jednu energii z vaší epochy.',
      steps: {
        use: 'Tři trhliny, a Kvantový hasák odstraní dvě. Použijte ho.',
        loop: 'Je vyčerpaný, ale je tu jedna energie. Udělejte LOOP Pruhů, to je dimenze hasáku.',
        again: 'Hasák je zase připravený. Použijte ho na poslední trhlinu.',
      },
      wrong: {
        card: 'Nejdřív trhliny: Kvantový hasák odstraní dvě.',
        dimension: 'Karty Hvězdy byly připravené i tak a energie je pryč. Hasák patří k Pruhům.',
        spent: 'To by stálo energii, kterou potřebujete na LOOP. Udělejte LOOP Pruhů.',
        other: 'To hasák nepřipraví. Použijte ho, udělejte LOOP Pruhů a použijte ho znovu.',
      },
      learned: 'Jedna karta, použitá v tahu dvakrát. Zbyla-li ve vaší epoše energie, byl tah příliš krátký.',
    },
    early: {
      title: 'Nejdřív použít, pak LOOP',
      rule: 'LOOP připraví naráz *všechny* vyčerpané karty své dimenze. Druhý LOOP v tahu stojí dvě energie, třetí tři.',
      steps: {
        use: 'Hasák je vyčerpaný, lepicí páska ne, a obě karty patří k Pruhům. Než uděláte LOOP, použijte lepicí pásku.',
        where: 'Odstraňte trhlinu tady, nebo hned vedle ve Věku robotů.',
        loop: 'Teď jsou vyčerpané obě. Udělejte LOOP Pruhů.',
      },
      wrong: {
        early:
          'Připravil se jen hasák a energie je pryč. Použijte nejdřív lepicí pásku: pak jeden LOOP připraví obě karty.',
        dimension: 'Spirála připraví jen jednu kartu. Pruhy připraví dvě, až budou vyčerpané obě.',
        spent: 'To by stálo vaši jedinou energii. Nechte si ji na LOOP.',
        none: 'V Průmyslové éře trhliny nejsou. Odstraňte jednu tady, nebo ve Věku robotů.',
        other: 'Dvě karty Pruhů, jeden LOOP: použijte lepicí pásku a pak udělejte LOOP Pruhů.',
      },
      learned: 'Jedna energie, dvě karty. LOOP udělaný příliš brzy je chyba začátečníků číslo dvě.',
    },
    mission: {
      title: 'Poškoďte misi',
      rule: 'Odhalené jsou vždy dvě mise a každá říká, co ji *poškodí*. „Zalepte dr. Foo!“ dostane jedno poškození za každou trhlinu odstraněnou *v epoše dr. Foo*.',
      steps: {
        move: 'Trhliny jsou tady i ve Věku robotů, kde je dr. Foo. Jděte za ním.',
        use: 'Použijte kartu Kvantový hasák: dvě trhliny, dvě poškození.',
      },
      wrong: {
        here: 'O dvě trhliny méně, ale žádné poškození: dr. Foo tu není. Udělejte to ve Věku robotů.',
        away: 'Dr. Foo je ve Věku robotů, na druhé straně.',
        other: 'Nic z toho misi nepoškodí. Odstraňte trhliny v epoše dr. Foo.',
      },
      learned: 'Táž karta, a k tomu mise. Než vyberete, kde hrát, podívejte se na mise.',
    },
    archive: {
      title: 'Archivujte ji',
      rule: 'Splněná mise se počítá, až když je *archivovaná*: to udělá agent, který *v její epoše ukončí akce*.',
      steps: {
        move: 'Mise „Zacyklete dr. Foo!“ je splněná. Leží ve Věku robotů. Jděte tam.',
        end: 'Jste tam. Ukončete akce.',
        archive: 'Archivujte ji.',
        bonus: 'Každý teď dostane kartu navrch svého dobíracího balíčku. Vyberte si svou.',
      },
      wrong: {
        away: 'Kdo tam nestojí, nic nearchivuje. Další kostky proměnily epochu ve vír a splněná mise byla ztracená.',
        wrong: 'Mise leží ve Věku robotů, na druhé straně.',
        card: 'Smíte, ale není to potřeba: mise je splněná. Ukončete akce.',
        later: 'Čekání se nevyplatilo: z epochy byl vír a mise byla ztracená. Archivujte ji hned.',
        other: 'To nic nearchivuje. Jděte do Věku robotů a ukončete tam akce.',
      },
      learned: 'Ukončit akce daleko od splněné mise je chyba začátečníků číslo tři.',
    },
    take: {
      title: 'Vylepšujte balíček',
      rule: 'Po akcích si smíte vzít *jednu kartu dostupnou ve vaší epoše*. Přijde navrch dobíracího balíčku: budete ji mít v příští ruce.',
      steps: {
        end: 'Všechny karty jsou vyčerpané. Ukončete akce: ve vaší epoše jsou dostupné dvě karty.',
        take: 'Jednu si vezměte. Každá z nich váš balíček posílí.',
      },
      wrong: {
        none: 'Tah skončil bez karty. Karty nic nestojí: když to jde, vezměte si jednu každý tah.',
        other: 'Nic dalšího už dělat nejde. Ukončete akce.',
      },
      learned:
        'Na tom, kde tah ukončíte, záleží, kterou kartu si smíte vzít. Vašich šest výchozích karet je nejslabších.',
    },
    win: {
      title: 'Jak se vyhrává',
      rule: 'Jakmile jsou archivované *čtyři mise*, vyhrává celý tým. Máte 21 tahů: tři cykly po sedmi.',
      steps: {
        use: 'Je 21. tah, poslední. Tři mise jsou archivované a ke čtvrté zbývá odstranit tady jednu trhlinu. Použijte kartu Kvantový hasák.',
        end: 'Je splněná a vy stojíte v její epoše. Ukončete akce.',
        archive: 'Archivujte ji.',
      },
      wrong: {
        move: 'Mise, dr. Foo i trhlina jsou tady. Zůstaňte a použijte hasák.',
        end: 'Byl to 21. tah a tři mise nestačí: hra byla prohraná. Nejdřív použijte hasák.',
        stay: 'Tah skončil daleko od mise a byl poslední: hra byla prohraná. Zůstaňte.',
        later: 'Žádné později není: po 21. tahu byla hra prohraná. Archivujte ji.',
        other: 'To misi nepoškodí. Použijte kartu Kvantový hasák.',
      },
      learned: 'Poškodit misi, ukončit akce v její epoše, archivovat ji. Čtyřikrát.',
    },
  },
  finale: {
    title: 'Malá hra',
    text: 'Vy a silný robot; dvě mise jsou archivované, dvě zbývají.',
  },
};
