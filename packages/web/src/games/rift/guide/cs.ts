/** The guide of rift, in Czech. */
import type { Guide } from '../../guide.ts';
import type { RiftFigure } from './figures.ts';

export const guide: Guide<RiftFigure> = {
  lead: 'Souboj dvou hráčů na dřevěné desce plné drážek. Bez kostek, bez tajemství, bez remízy. Čtení zabere asi šest minut, hra asi čtyřicet pět.',
  sections: [
    {
      id: 'goal',
      title: 'O co jde',
      parts: [
        'Každý střeží jeden kámen, na kterém záleží víc než na všech ostatních: *Teserakt*. Kdo přeskočí ten soupeřův, hned vyhrává. [R-END-1]',
        'Všechno ostatní slouží k tomu, aby se ten skok podařil, nebo aby se mu zabránilo: figurky, které útočí nezvyklým směrem, posuvníky, které zavřou drážku, kříže, přes které se nikdo nedostane, a zásoba kamenů, které se mohou objevit kdekoli.',
      ],
    },
    {
      id: 'board',
      title: 'Deska',
      parts: [
        'Patnáct drážek kříží patnáct jiných. Kameny stojí na průsečících, nikdy v polích mezi nimi. [R-BOARD-1] Figurky chodí po drážkách i po úhlopříčkách, posuvníky jen po drážkách. [R-BOARD-2]',
        {
          figures: [
            {
              figure: 'board',
              caption:
                'Hra těsně před začátkem. Bílý sedí dole, Černý nahoře. Dvě zabarvené řady před každým hráčem jsou jeho tábor, ostatní je neutrální pásmo. [R-BOARD-4] Po stavění už na táborech nezáleží. [R-BOARD-5]',
            },
          ],
        },
      ],
    },
    {
      id: 'pieces',
      title: 'Kameny',
      parts: [
        'Prvních pět jsou *figurky*: dají se sebrat a samy berou. Na obrázcích jsou tečky místa, kam lze jít, kroužky braní a malé kosočtverce zlomy, kde kámen zatáčí. Tah se zastaví před každým kamenem, který stojí v cestě. [R-MOVE-2]',
        {
          figures: [
            {
              figure: 'tesseract',
              title: 'Teserakt',
              caption: 'Rovně kterýmkoli z osmi směrů, pokud je cesta volná. [R-TESS-1] Máte jeden.',
            },
            {
              figure: 'star',
              title: 'Hvězda',
              caption:
                'Dva kroky po úhlopříčce, pravý úhel a potom aspoň krok, jak daleko chce. [R-BENT-1] Před zlomem se nikdy nezastaví. [R-BENT-2] Máte dvě, jednu z nich v zásobě.',
            },
            {
              figure: 'pyramid',
              title: 'Jehlan',
              caption: 'Jako hvězda, ale po drážkách. [R-BENT-1] Máte jeden.',
            },
            {
              figure: 'rectangle',
              title: 'Obdélník',
              caption:
                'Dva kroky po drážce a dva v pravém úhlu, vždy všechny čtyři. [R-RECT-1] Přeskočí všechno, i kříže. [R-RECT-2] Máte jeden, v zásobě.',
            },
            {
              figure: 'cylinder',
              title: 'Válec',
              caption: 'Jako Teserakt, ale o jeden nebo dva kroky. [R-CYL-1] Máte jeden, v zásobě.',
            },
            {
              figure: 'small',
              title: 'Malý posuvník',
              caption:
                'V drážce, ve které leží, pokud je cesta volná. [R-SLIDE-1] Nebo se na místě otočí. [R-PIVOT-2] Máte jich pět, tři z nich v zásobě.',
            },
            {
              figure: 'large',
              title: 'Velký posuvník',
              caption:
                'Leží na dvou průsečících najednou a jezdí jako malý. Otáčí se kolem kteréhokoli z nich, má-li druhý konec místo. [R-PIVOT-3] Máte dva, v zásobě.',
            },
            {
              figure: 'cross',
              title: 'Kříž',
              caption: 'Nikdy se nehýbe a překáží oběma hráčům stejně. [R-CROSS-4] Máte dva.',
            },
          ],
        },
      ],
    },
    {
      id: 'setup',
      title: 'Stavění',
      parts: [
        'Kdo začíná, určí los. [R-SETUP-1] Potom střídavě stavíte po jednom kameni: [R-SETUP-2]',
        {
          points: [
            'svůj Teserakt, jednu hvězdu a svůj jehlan do svého tábora, v libovolném pořadí;',
            'dva malé posuvníky do svého tábora, položené, jak chcete;',
            'dva kříže do neutrálního pásma, i se všemi čtyřmi rameny. [R-CROSS-2]',
          ],
        },
        'Vše ostatní je vaše zásoba, oběma na očích. [R-SETUP-5] Při první hře je snazší postavit napřed kříže: poznáte desku dřív, než obsadíte tábor. [R-SETUP-3] Kdo stavěl první, také první táhne. [R-SETUP-4]',
      ],
    },
    {
      id: 'turn',
      title: 'Tah',
      parts: [
        'Když jste na tahu, uděláte právě jednu z těchto čtyř věcí: [R-TURN-1]',
        {
          points: [
            'táhnete figurkou,',
            'posunete posuvník v jeho drážce,',
            'otočíte posuvník o čtvrt kruhu, [R-PIVOT-1]',
            'nasadíte kámen ze zásoby. [R-RES-1]',
          ],
        },
        'Tah nelze vynechat. [R-TURN-2] Brát nikdy nemusíte. [R-TURN-3] Nikdo nehlásí „šach“ a svůj Teserakt smíte nechat v ohrožení, na vlastní nebezpečí. [R-TURN-4]',
      ],
    },
    {
      id: 'capture',
      title: 'Braní',
      parts: [
        'Soupeřova figurka stojí přímo před vámi, ve vaší cestě, a průsečík těsně za ní je volný: skočte tam a figurka je ze hry. [R-CAP-1] Přijít smíte z dálky, ale dopadnete těsně za ni a tam váš tah končí. [R-CAP-2] Hvězda nebo jehlan smí skočit v druhém úseku; skočí-li v prvním, zůstane na zlomu. [R-BENT-4] Figurka přímo na zlomu tuto cestu zavírá, pokud v možnostech není zvolen druhý výklad. [R-BENT-5]',
        {
          figures: [
            {
              figure: 'jump',
              caption: 'Bílý Teserakt přijde z dálky, přeskočí jehlan a dopadne těsně za ním. [R-CAP-4]',
            },
            {
              figure: 'flight',
              caption:
                'Obdélník sebere každou soupeřovu figurku, kterou přeletí, tady dvě, a volné místo za nimi nepotřebuje. [R-RECT-4]',
            },
          ],
        },
        'I posuvníky berou skokem, nikdy však Teserakt: ten je prostě zastaví. [R-SLIDE-4] Velký posuvník se smí zastavit kterýmkoli svým koncem těsně za sebranou figurkou. [R-SLIDE-7] Posuvníky a kříže se neberou nikdy. [R-PIECE-5]',
      ],
    },
    {
      id: 'crosses',
      title: 'Kolem kříže',
      parts: [
        'Přes střed kříže se dostane jen obdélník. Čtyři průsečíky na koncích jeho ramen jsou pro figurky zavřené: nesmějí tam stát, projít, dopadnout ani být nasazeny. [R-CROSS-5]',
        'Posuvníky na tyto čtyři průsečíky smějí vjet a stát na nich, [R-CROSS-6] ale nesmějí se otáčet kolem konce, který tam leží. [R-PIVOT-4]',
      ],
    },
    {
      id: 'reserve',
      title: 'Zásoba',
      parts: [
        'Místo tahu smíte postavit kterýkoli kámen ze zásoby na kterýkoli volný průsečík, i vedle soupeřova Teseraktu. Figurka potřebuje průsečík, který nezavírá žádný kříž; [R-RES-2] posuvník smí být nasazen i na konec ramene. [R-RES-3] Nový kámen smí hrát od vašeho příštího tahu [R-RES-1] a nasazení nikdy nebere. [R-RES-5]',
        {
          figures: [
            {
              figure: 'guard',
              caption:
                'Nejlepší obrana: Černý hrozí, že přeskočí bílý Teserakt. Posuvník nasazený těsně za něj mu vezme místo k dopadu. [R-CAP-1]',
            },
          ],
        },
        'Je-li váš Teserakt vaší jedinou figurkou na desce a v zásobě máte ještě figurky, musíte jednu hned nasadit, ať se vám to hodí, nebo ne. [R-RES-6]',
      ],
    },
    {
      id: 'end',
      title: 'Jak hra končí',
      parts: [
        {
          points: [
            'Kdo sebere soupeřův Teserakt, hned vyhrává. [R-END-1]',
            'Prohrajete také, je-li ve chvíli, kdy přijdete na tah, Teserakt vaší úplně poslední figurkou, i se zásobou, a nemůže se pohnout. [R-END-2] V možnostech lze nastavit, že to platí, i když vám ještě zbývá válec. [R-END-3]',
            'Remíza není. Tatáž pozice nesmí vaším tahem nastat potřetí: stůl takový tah označí jako zakázaný. [R-END-6]',
            'Partie z nabídky a partie s robotem končí po 60 klidných tazích za sebou, tedy bez braní a nasazení. Ten limit je naše vlastní pravidlo a můžete ho změnit nebo vypnout. [R-END-7]',
            'Potom se počítají figurky: vyhrává hráč, který jich má víc; při shodě ten, kdo má cennější, pak ten, čí Teserakt má víc tahů, a nakonec ten, kdo nezačínal. [R-END-9]',
          ],
        },
        {
          figures: [
            {
              figure: 'caught',
              caption:
                'Bílému zbyl jen Teserakt v rohu a všechny jeho cesty jsou zavřené: Bílý prohrál. [R-END-2]',
            },
          ],
        },
        'Ke konci hry Teserakt zpomalí: jakmile jsou vaše hvězdy, jehlan i obdélník sebrány, chodí nejvýše o čtyři kroky. [R-TESS-2]',
      ],
    },
    {
      id: 'advice',
      title: 'První rady',
      parts: [
        {
          points: [
            'Před každým tahem se podívejte na svůj Teserakt: který soupeřův kámen k němu má cestu a je průsečík těsně za ním volný?',
            'Hvězdy a jehlany útočí za roh. Hledejte je dva kroky stranou od každé otevřené úhlopříčky a drážky.',
            'Cokoli leží v soupeřově zásobě, může příštím tahem stát vedle vás. Nechte si kámen, kterým odpovíte.',
            'Posuvníky jsou zdi. Jeden za Teseraktem ho hlídá dlouho; jeden v nesprávné drážce zavře vaše vlastní figurky.',
          ],
        },
        {
          figures: [
            {
              figure: 'corner',
              caption:
                'Za roh: černá hvězda jde dva kroky dolů po úhlopříčce, zatočí a přeskočí bílý Teserakt. Červenými závorkami vás stůl varuje. [R-BENT-3]',
            },
          ],
        },
      ],
    },
  ],
};
