/** Words of the course of rift, in Czech. */
import type { RiftCourseWords } from './index.ts';

export const cs: RiftCourseWords = {
  lessons: {
    straight: {
      title: 'Rovně vpřed',
      rule: 'Kameny stojí na průsečících drážek. *Teserakt* chodí rovně všemi osmi směry, kam až je volno. Zastaví ho každý kámen, který mu stojí v cestě.',
      steps: { go: 'Pošlete svůj Teserakt z h3 nahoru jeho drážkou až k posuvníku, který ho zastaví.' },
      wrong: {
        stopped: 'Tam by se zastavit mohl, ale dál je volno: pokračujte až k posuvníku, na h8.',
        elsewhere: 'I tam Teserakt smí. Tentokrát ale pojede svou drážkou nahoru, na h8.',
        other: 'To je jiný kámen. Teserakt stojí na h3.',
      },
      learned: 'Teserakt jde tak daleko, jak chce, a zastaví ho každý kámen v cestě, i váš vlastní.',
    },
    jump: {
      title: 'Braní skokem',
      rule: '*Figurka* je každý kámen kromě posuvníků a křížů. Soupeřovu figurku seberete, když ji po přímce přeskočíte. Průsečík *hned za ní* musí být volný: tam dopadnete. Přijít můžete i zdaleka.',
      steps: {
        take: 'Vašemu Teseraktu stojí v cestě dvě figurky, na h8 a na l7. Seberte tu, za kterou je volno.',
      },
      wrong: {
        backed: 'Za hvězdou na l7 leží posuvník: není kam dopadnout, a tak je v bezpečí. Podívejte se na h8.',
        short: 'Cesta je správná. Stiskněte přímo obdélník na h8: přeskočíte ho a dopadnete na h9.',
        away: 'Tam se nic nebere. Přeskočte obdélník na h8: h9 hned za ním je volné.',
        other: 'Tento kámen odsud nic nebere. Váš Teserakt ano: podívejte se jeho drážkou na h8.',
      },
      learned: 'Volný průsečík hned za soupeřovou figurkou znamená, že ji lze sebrat. Kámen za ní ji chrání.',
    },
    win: {
      title: 'Jak se vyhrává',
      rule: 'Přeskočte soupeřův *Teserakt* a hned vyhráváte, ať na desce zbývá cokoli.',
      steps: { take: 'Černý Teserakt stojí na k10 a vede k němu úhlopříčka. Vyhrajte.' },
      wrong: {
        short:
          'Úhlopříčka je správná, ale zastavíte se před skokem a Černý může utéct nebo udeřit. Stiskněte přímo k10.',
        away: 'Úhlopříčka z e4 vede přes k10 a l11 za ním je volné: tímto skokem hned vyhráváte.',
        other: 'Vyhrát lze hned tímto tahem: váš Teserakt na e4 přeskočí k10.',
      },
      learned: 'Vyhráváte, když přeskočíte soupeřův Teserakt. Prohráváte, když někdo přeskočí ten váš.',
    },
    corner: {
      title: 'Za roh',
      rule: '*Hvězda* jde dva kroky po úhlopříčce, v pravém úhlu zahne a pak jde, jak daleko chce. *Jehlan* dělá totéž po drážkách. Po zlomu berou skokem jako ostatní.',
      steps: {
        star: 'Stiskněte svou hvězdu na f5 a pak obdélník na k6: hvězda sejde na h3, zahne a přeskočí ho.',
        pyramid: 'Teď stiskněte svůj jehlan na b3 a pak hvězdu na d9: dva kroky na d3, zlom a skok nahoru.',
      },
      wrong: {
        star: 'Hvězda tam smí, ale nic tam nebere. Dolů na h3, zahnout a nahoru přes k6.',
        pyramidFirst: 'Dobře vidíte, to přijde hned potom. Nejdřív seberte hvězdou obdélník na k6.',
        pyramid: 'Jehlan tam smí, ale nic tam nebere. Doprava na d3, zahnout a nahoru přes d9.',
        other:
          'Tento kámen teď na řadě není. Stiskněte svůj v čárkovaném rámečku a podívejte se, kde smí zahnout.',
      },
      learned: 'Hvězdy útočí za roh úhlopříček, jehlany za roh drážek. Vaše i soupeřovy.',
    },
    flight: {
      title: 'Přes všechno',
      rule: '*Obdélník* jde dva kroky po drážce a dva v pravém úhlu a přeskočí všechno. Sebere *každou* soupeřovu figurku, nad kterou letí, a volné místo za ní nepotřebuje.',
      steps: { both: 'Přeleťte z f5 na h7 a seberte přitom obě figurky.' },
      wrong: {
        otherWay: 'Cíl je správný, ale druhou cestou: nad g5, h5 a h6 nikdo není. Leťte přes f6 a g7.',
        single: 'To sebere jednu. Z f5 na h7 přes f6 a g7 seberete dvě.',
        none: 'Na této cestě nikdo není. Leťte na h7, nejdřív nahoru, pak doprava.',
        other: 'To není obdélník. Stojí na f5 a jen on může sebrat dvě figurky najednou.',
      },
      learned: 'Obdélník sebere jedním letem až tři figurky a cestu volíte vy.',
    },
    slide: {
      title: 'Posuvníky',
      rule: '*Posuvník* jezdí v drážce, ve které leží, nebo se otočí na místě. I on bere figurky skokem, ale nikdy Teserakt, a posuvník nikdo nesebere.',
      steps: { take: 'Posuňte svůj posuvník z c7 jeho drážkou a seberte válec na j7.' },
      wrong: {
        turned: 'Otočení je celý tah a nic nebere. Váš posuvník na c7 už ve správné drážce leží.',
        tesseract:
          'Posuvník nikdy nebere Teserakt: ten na h12 by ho prostě zastavil. Použijte posuvník na c7.',
        short: 'Posuvník je správný, ale zastaví se před válcem. Stiskněte j7 a přeskočte ho.',
        other: 'Tato lekce je o posuvnících. Ten na c7 leží v drážce válce.',
      },
      learned:
        'Posuvníky jsou zdi, které koušou. Berou figurky, nikdy Teserakt, a na desce zůstávají navždy.',
    },
    cross: {
      title: 'Kolem kříže',
      rule: 'Přes střed *kříže* se dostane jen obdélník a čtyři průsečíky na koncích jeho ramen jsou pro figurky zavřené: nesmějí tam zastavit, projít ani dopadnout.',
      steps: {
        take: 'Váš Teserakt na f2 má na dosah dvě figurky, na f5 a na i5. Sebrat lze jen jednu. Seberte ji.',
      },
      wrong: {
        closed:
          'Za f5 je f6, konec ramene: tam dopadnout nelze, a tak je ta figurka v bezpečí. Podívejte se na i5.',
        away: 'Tam se nic nebere. Válec na i5 stojí na vaší úhlopříčce a j6 za ním je otevřené.',
        other: 'Tento kámen odsud nic nebere. Váš Teserakt na f2 ano.',
      },
      learned: 'Na konec ramene se nedopadá. Figurka před ním je v bezpečí stejně jako před zdí.',
    },
    drop: {
      title: 'Ze zásoby',
      rule: 'Místo tahu můžete nasadit kámen ze *zásoby* na kterýkoli volný průsečík. Táhnout smí od vašeho příštího tahu.',
      steps: {
        drop: 'Nasaďte svůj válec na h11, těsně před černý Teserakt. Záda mu kryje váš posuvník na h10.',
        take: 'Černý se díval jinam. Dokončete to válcem.',
      },
      wrong: {
        bare: 'Odtud by hrozil, ale záda mu nic nekryje: Teserakt by ho přeskočil. Za h11 leží váš posuvník.',
        far: 'Odtud válec ničím nehrozí: jde nejvýš dva kroky a bere jen souseda. Nasaďte ho na h11.',
        away: 'Necháváte ho utéct! Přeskočte válcem Teserakt na h12.',
        other: 'Kamenem této lekce je válec: z h11 hrozí Teseraktu.',
      },
      learned:
        'Cokoli leží v zásobě, může v příštím tahu stát vedle vás. Zapomenout na soupeřovu zásobu je chyba začátečníků číslo jedna.',
    },
    guard: {
      title: 'Hlídejte svůj Teserakt',
      rule: 'Nikdo neříká „šach“. Před každým tahem se podívejte na svůj *Teserakt*: míří na něj někdo a je hned za ním volno?',
      steps: { guard: 'Válec na h5 se chystá přeskočit váš Teserakt. Nasaďte kámen tam, kam by dopadl.' },
      wrong: {
        ran: 'Útěk také pomůže, je-li nové místo bezpečné. Naučte se klidnější způsob: nasaďte kámen na h3 a zůstaňte.',
        place: 'Válec skáče z h5 přes h4 a dopadne na h3. Místo k dopadu mu vezme jen kámen na h3.',
        other: 'Pak Černý přeskočí váš Teserakt a hra je prohraná. Nasaďte kámen na h3.',
      },
      learned:
        'Kámen hned za Teseraktem ho zachrání. Táhnout a nepodívat se na něj je chyba začátečníků číslo dvě.',
    },
    around: {
      title: 'Nebezpečí za rohem',
      rule: 'Hvězdy a jehlany útočí tam, kam žádná přímka nevede. Hledejte je dva kroky stranou od každé otevřené cesty.',
      steps: { take: 'Hvězda na m5 jde na k7, zahne a přeskočí váš Teserakt. Seberte ji dřív.' },
      wrong: {
        ran: 'Utéct může, ale hvězda zůstane a loví dál. Váš válec ji může sebrat hned.',
        cylinder: 'Kámen je správný. Stiskněte hvězdu na m5: m6 hned za ní je volné.',
        other: 'Pak hvězda přeskočí váš Teserakt a hra je prohraná. Váš válec na m4 ji může sebrat.',
      },
      learned:
        'Přehlédnout hvězdu nebo jehlan za rohem je chyba začátečníků číslo tři. Seberte je, zavřete jim zlom, nebo odejděte.',
    },
    locked: {
      title: 'Není kam jít',
      rule: 'Je-li Teserakt vaše poslední figurka a nemůže se hnout, když jste na tahu, prohráváte, ať máte posuvníků kolik chcete.',
      steps: { lock: 'Černému zbývá jen Teserakt v rohu a jediná cesta ven, přes o14. Zavřete ji.' },
      wrong: {
        short: 'Drážka je správná, ale o14 je pořád otevřené. Dojeďte posuvníkem až nahoru.',
        turned: 'Napříč už nahoru nepojede. Posuňte ho na o14.',
        opened: 'Tento posuvník už jednu cestu zavírá: nechte ho být. Přivezte ten z o5.',
        other: 'Teserakt by utekl přes o14. Posuňte svůj posuvník z o5 na o14.',
      },
      learned: 'Prohrát lze dvěma způsoby: někdo přeskočí váš Teserakt, nebo zbude sám a nemůže se hnout.',
    },
  },
  finale: {
    title: 'Malá hra',
    text: 'S bílými proti mírnému robotovi, kterému zbývají tři figurky.',
  },
};
