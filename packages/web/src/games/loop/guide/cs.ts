/** The guide of loop, in Czech. */
import type { Guide } from '../../guide.ts';
import type { LoopFigure } from './Figure.tsx';

export const guide: Guide<LoopFigure> = {
  lead: 'Jeden až čtyři hráči, všichni společně proti dr. Foo. Čtení trvá asi sedm minut, hra asi hodinu.',
  sections: [
    {
      id: 'goal',
      title: 'Oč jde',
      parts: [
        'Dr. Foo trhá díry do sedmi epoch a vy jste agenti, kteří ho zastaví. Vyhrajete, jakmile máte v archivu čtyři mise. [L-END-1] Máte na to celkem 21 tahů a vyhrajete nebo prohrajete společně. [L-EOT-6]',
        {
          figures: [
            {
              figure: 'ring',
              caption:
                'Prstenec epoch. Uprostřed stojí Stroj dr. Foo; hledí ke světlejší epoše. Červené jsou trhliny, kolečka jsou agenti. Po směru hodin leží budoucnost a Konec časů sousedí s Úsvitem věků. [L-RING-2]',
            },
            {
              figure: 'eras',
              caption:
                'Každá epocha má barvu a znak: Úsvit věků, Středověk, Renesance, Průmyslová éra, Globalizace, Věk robotů, Konec časů. [L-RING-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'turn',
      title: 'Tah',
      parts: [
        'Tah patří jednomu agentovi a má pět fází: [L-TURN-1]',
        {
          points: [
            '*Foo*: objeví se klony a karta, pak ze Stroje vypadnou kostky; [L-FOO-1]',
            '*Akce*: kolik chcete a v jakém pořadí chcete; [L-ACT-1]',
            '*Přidání karty*: jedna z těch, které leží ve vaší epoše, chcete-li; [L-ADD-1]',
            '*Archivace*: splněná mise ve vaší epoše, je-li tam; [L-ARCH-1]',
            '*Konec*: celá ruka jde na odhazovací balíček [L-EOT-3] a všichni si doberou do tří karet. [L-EOT-4]',
          ],
        },
      ],
    },
    {
      id: 'foo',
      title: 'Co dělá dr. Foo',
      parts: [
        'Na začátku každého tahu ukáže karta, do které epochy dr. Foo jde, a Stroj se tam otočí. [L-FOO-3] Vypadnou dvě kostky a za každého klona v té epoše ještě jedna. [L-FOO-4] Každá spadne tam nebo do jedné ze dvou sousedních epoch, podle náhody, a stane se *trhlinou*. [L-FOO-5]',
        {
          figures: [
            {
              figure: 'throw',
              caption: 'U dr. Foo jsou dva klony, takže ze tří východů vypadnou čtyři kostky. [L-FOO-4]',
            },
            {
              figure: 'overflow',
              caption:
                'V epoše je místo pro tři trhliny. Má-li přibýt další, stane se z ní *vír*: všechny její trhliny zmizí a s nimi její mise i karty, které tam leží. [L-VORTEX-1]',
            },
          ],
        },
        'Prohrajete, když epocha s vírem znovu přeteče, [L-END-2] když by se měl otevřít čtvrtý vír [L-END-3] nebo když na konci třetího cyklu nemáte vyhráno. [L-END-4] Cyklus má sedm tahů, jeden za každou epochu. [L-EOT-5]',
        'V prvním cyklu se každý tah objeví jeden klon, ve druhém dva, ve třetím tři. [L-FOO-1]',
      ],
    },
    {
      id: 'cards',
      title: 'Karty a LOOP',
      parts: [
        'V ruce máte tři karty. Kartu použijete tak, že ji stisknete: je vyčerpaná a pak udělá, co se na ní píše. [L-ACT-4] Není-li řečeno jinak, působí v epoše, kde stojíte. [L-RING-3]',
        'Každá karta patří do jedné *dimenze*: Spirála, Hvězda, Pruhy nebo Černá díra. *LOOP* připraví všechny karty jedné dimenze ve vaší ruce, takže je můžete použít znovu. Platí se energií vaší epochy: první LOOP v tahu stojí jednu, druhý dvě a tak dále. [L-ACT-10] Pro Černou díru žádný LOOP není. [L-RUL-2]',
        {
          figures: [
            {
              figure: 'loop',
              caption:
                'Tři LOOP v jednom tahu, každý v jiné dimenzi: stojí jednu, dvě a tři energie. [L-ACT-5]',
            },
          ],
        },
        'Energie leží v epoše a slouží tomu, kdo tam stojí. [L-ACT-9] Přidávají ji karty a zůstává, dokud ji někdo neutratí.',
        'Na konci akcí si smíte vzít jednu kartu, která leží ve vaší epoše. Přijde navrch vašeho dobíracího balíčku, takže si ji doberete příště. [L-ADD-1]',
      ],
    },
    {
      id: 'move',
      title: 'Pohyb',
      parts: [
        'Jednou za tah vás baterie přenesou do sousední epochy zadarmo. [L-ACT-3] Každý další krok stojí jednu energii epochy, kterou opouštíte. [L-ACT-2] Posunout vás mohou i karty. S některými nesete klona s sebou: vezměte ho kdekoli cestou a pusťte ho dál. [L-CLONE-7]',
      ],
    },
    {
      id: 'clones',
      title: 'Klony',
      parts: [
        'Klon nosí barvu a znak epochy, která ho zničí. Jakmile se tam dostane, odstrčen, přitažen nebo nesen, je zničen a vrací se do vaku. [L-CLONE-3] *Odstrčit* znamená poslat klona o epochu dál na kteroukoli stranu; [L-CLONE-4] *přitáhnout* znamená přivést ho ze sousední epochy do vaší. [L-CLONE-5]',
        {
          figures: [
            {
              figure: 'clone',
              caption: 'Tento klon je zničen, když přijde do Věku robotů. [L-CLONE-3]',
            },
          ],
        },
      ],
    },
    {
      id: 'missions',
      title: 'Mise',
      parts: [
        'V každé epoše leží destička a dvě z nich jsou odhalené. [L-MIS-3] Co děláte, to dává odhaleným misím *poškození*: jedno za každou odstraněnou trhlinu, zničeného klona, přidanou energii nebo LOOP, podle toho, co mise žádá. Jeden čin se může počítat do obou. [L-MIS-2]',
        {
          figures: [
            {
              figure: 'foo',
              title: 'V epoše dr. Foo',
              caption:
                'Počítá se jen to, co se stane tam, kde je dr. Foo. Zde: pět odstraněných trhlin. [L-MIS-14]',
            },
            {
              figure: 'slots',
              title: 'Kolem dokola',
              caption:
                'Každá epocha se počítá jednou. Zde: klony zničené v šesti různých epochách. [L-MIS-19]',
            },
            {
              figure: 'claim',
              title: 'Na ohlášení',
              caption:
                'Ohlásíte to sami, jednou za tah. Zde: vy a jiný agent stojíte po obou stranách dr. Foo. [L-MIS-10]',
            },
          ],
        },
        'Misi se všemi poškozeními archivuje agent, který v její epoše ukončí akce. [L-ARCH-1] Pak se odhalí další destička, po směru hodin od dr. Foo. [L-MIS-3] A všichni dostanou *prémii za docházku*: vyloží se tolik karet, kolik je hráčů, a jedna navíc; každý si jednu položí navrch dobíracího balíčku a poslední je zničena. [L-ARCH-4]',
      ],
    },
    {
      id: 'agents',
      title: 'Agenti',
      parts: [
        'Každý agent má šest vlastních karet, výchozí epochu a schopnost.',
        {
          figures: [
            {
              figure: 'prowler',
              title: 'Časová tulačka',
              caption: 'Když v jejím tahu vypadnou kostky, smí jednu vrátit. [L-AGENT-1]',
            },
            {
              figure: 'cztwyzzek',
              title: 'Cztwyzzek',
              caption: 'Jeho volný pohyb vede do kterékoli epochy. [L-AGENT-2]',
            },
            {
              figure: 'mrtime',
              title: 'Mr Time',
              caption: 'Jednou za tah posune jiného agenta o jednu epochu. [L-AGENT-3]',
            },
            {
              figure: 'robofinisher',
              title: 'Robofinišer 404',
              caption: 'Koho odstrčí, ten smí letět o dvě epochy místo o jednu. [L-AGENT-4]',
            },
            {
              figure: 'vgirl',
              title: 'V-Girl',
              caption:
                'Jednou za tah provede kartu, která leží v její epoše a pak je zničena; na víru poslední zničenou kartu. [L-AGENT-5]',
            },
          ],
        },
        'Některé karty nechají pomoci jiného hráče: koho vyzvete, ten provede svou připravenou kartu tam, kde stojí jeho agent, a karta zůstane připravená. [L-RUL-13]',
      ],
    },
    {
      id: 'modes',
      title: 'Režimy a obtížnost',
      parts: [
        'Základní režim se jmenuje S.A.B.O.T.Á.Ž: začněte jím. Ostatní tři něco přidávají: ve dvou z nich to musíte splnit, než vyhrajete. [L-END-1]',
        {
          figures: [
            {
              figure: 'supa',
              title: 'Sajanští superklony',
              caption:
                'Zničit musíte všechny superklony. [L-SUPA-7] Každý po sobě nechá kostku energie, která se nikdy nespotřebuje, a nové klony: první jednoho, druhý dva a tak dále. [L-SUPA-4]',
            },
            {
              figure: 'centrifuge',
              title: 'Odstředivky L.A.S.E.R',
              caption:
                'Zničit musíte všechny odstředivky. [L-CENT-6] Kde některá stojí, fungují jen karty a LOOP její dimenze. [L-CENT-2] Tři LOOP ji tam zničí a každá odhalená mise dostane poškození. [L-CENT-5] Třetí poškození může počkat: zeptáme se, protože splněná mise nebo mise, která už své jediné poškození v tahu dostala, nedostane nic. [L-CENT-4]',
            },
            {
              figure: 'ultra',
              title: 'Režim Ultramachina',
              caption:
                'Dr. Foo postoupí každý tah o epochu a spustí karty, které tam leží. [L-ULTRA-2] Energie přidaná v jejich epoše je poškozuje; před posledním poškozením se zeptáme. [L-ULTRA-4] Plná karta je zničena a vhodí energii do Stroje. [L-ULTRA-5]',
            },
            {
              figure: 'mega',
              title: 'Megavír',
              caption:
                'Na dvou těžších úrovních je každý vír megavír: skončíte-li na něm tah, je vše ztraceno. Projít jím smíte. [L-MEGA-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'solo',
      title: 'Sám',
      parts: [
        'Sami vedete dva, tři nebo čtyři agenty s jedním společným balíčkem. [L-SOLO-1] Na konci tahu se karty obracejí jedna po druhé: karta agenta jde tomu agentovi, jiná komu chcete. Kdo má jako první tři karty, hraje jako další. [L-SOLO-3] Ostatní ruce zůstávají. [L-SOLO-5]',
        'Můžete také vést několik agentů s vlastním balíčkem pro každého, sami nebo s ostatními. [L-DEC-3]',
      ],
    },
    {
      id: 'advice',
      title: 'První rady',
      parts: [
        {
          points: [
            'Tři trhliny jsou varování a klon u dr. Foo je o kostku víc. Než ukončíte tah, podívejte se na šance v každé epoše.',
            'Použijte každou kartu jednou a pak se podívejte, který LOOP jich připraví nejvíc. Karty, které přidávají energii, zaplatí další.',
            'Scházejte se v epoše s energií: slouží tomu, kdo tam stojí.',
            'Berte nové karty dimenze, kterou už máte: jeden LOOP jich pak připraví víc.',
            'Končete tah tam, kde je co získat: karta nebo splněná mise.',
          ],
        },
      ],
    },
  ],
};
