/** The guide of loop, in Czech. */
import type { Guide } from '../../guide.ts';
import type { LoopFigure } from './Figure.tsx';

export const guide: Guide<LoopFigure> = {
  lead: 'Jeden až čtyři hráči, všichni společně proti dr. Foo. Čtení trvá asi sedm minut, hra asi hodinu.',
  sections: [
    {
      id: 'goal',
      title: 'O co jde',
      parts: [
        'Dr. Foo trhá díry do sedmi epoch a vy jste agenti, kteří ho zastaví. Vyhrajete, jakmile máte v archivu čtyři mise. [L-END-1] Máte na to celkem 21 tahů a vyhrajete nebo prohrajete společně. [L-EOT-6]',
        {
          figures: [
            {
              figure: 'ring',
              caption:
                'Prstenec epoch. Uprostřed stojí Stroj dr. Foo, obrácený ke světlejší epoše. Červené kostky jsou trhliny, kolečka agenti. Po směru hodinových ručiček leží budoucnost a Konec časů sousedí s Úsvitem věků. [L-RING-2]',
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
            '*Přidání karty*: jednu si smíte vzít ze své epochy; [L-ADD-1]',
            '*Archivace*: splněná mise ve vaší epoše, je-li tam; [L-ARCH-1]',
            '*Konec*: všechny karty z ruky jdou na odhazovací balíček [L-EOT-3] a všichni si doberou do tří karet. [L-EOT-4]',
          ],
        },
      ],
    },
    {
      id: 'foo',
      title: 'Co dělá dr. Foo',
      parts: [
        'Na začátku každého tahu ukáže karta, do které epochy dr. Foo jde, a Stroj se tam otočí. [L-FOO-3] Vypadnou dvě kostky a za každý klon v té epoše ještě jedna. [L-FOO-4] Každá náhodně spadne tam nebo do jedné ze dvou sousedních epoch a stane se *trhlinou*. [L-FOO-5]',
        {
          figures: [
            {
              figure: 'throw',
              caption: 'U dr. Foo jsou dva klony, takže ze tří východů vypadnou čtyři kostky. [L-FOO-4]',
            },
            {
              figure: 'overflow',
              caption:
                'V epoše je místo pro tři trhliny. Má-li přibýt další, promění se ve *vír*: všechny její trhliny zmizí a s nimi i mise a karty, které tam leží. [L-VORTEX-1]',
            },
          ],
        },
        'Prohrajete, když vír znovu přeteče, [L-END-2] když by se měl otevřít čtvrtý vír [L-END-3] nebo když do konce třetího cyklu nevyhrajete. [L-END-4] Cyklus má sedm tahů, jeden za každou epochu. [L-EOT-5]',
        'V prvním cyklu se v každém tahu objeví jeden klon, ve druhém dva, ve třetím tři. [L-FOO-1]',
      ],
    },
    {
      id: 'cards',
      title: 'Karty a LOOPy',
      parts: [
        'V ruce máte tři karty. Kartu použijete tak, že ji stisknete: vyčerpá se a pak udělá, co se na ní píše. [L-ACT-4] Není-li řečeno jinak, účinkuje ve vaší epoše. [L-RING-3]',
        'Každá karta patří do jedné *dimenze*: Spirála, Hvězda, Pruhy nebo Černá díra. *LOOP* připraví všechny karty jedné dimenze ve vaší ruce, takže je můžete použít znovu. Platí se energií vaší epochy: první LOOP v tahu stojí jednu, druhý dvě a tak dále. [L-ACT-10] Pro Černou díru žádný LOOP není. [L-RUL-2]',
        {
          figures: [
            {
              figure: 'loop',
              caption:
                'Tři LOOPy v jednom tahu, každý jiné dimenze: stojí jednu, dvě a tři energie. [L-ACT-5]',
            },
          ],
        },
        'Energie patří epoše a smí ji využít každý agent, který tam stojí. [L-ACT-9] Přidávají ji karty a zůstává, dokud ji někdo neutratí.',
        'Na konci akcí si smíte vzít jednu kartu ze své epochy. Přijde navrch vašeho dobíracího balíčku, takže si ji doberete jako další. [L-ADD-1]',
      ],
    },
    {
      id: 'move',
      title: 'Pohyb',
      parts: [
        'Jednou za tah vás baterie zdarma přenesou do sousední epochy. [L-ACT-3] Každý další přesun stojí jednu energii z epochy, kterou opouštíte. [L-ACT-2] Přesunout vás mohou i karty. S některými smíte nést klon: vezměte ho kdekoli cestou a pusťte ho později. [L-CLONE-7]',
      ],
    },
    {
      id: 'clones',
      title: 'Klony',
      parts: [
        'Klon má barvu a znak epochy, která ho zničí. Jakmile se tam dostane, ať ho někdo odstrčí, přitáhne, nebo přinese, je zničen a vrací se do vaku. [L-CLONE-3] *Odstrčit* znamená poslat klon o epochu dál na kteroukoli stranu; [L-CLONE-4] *přitáhnout* znamená přivést ho ze sousední epochy do vaší. [L-CLONE-5]',
        {
          figures: [
            {
              figure: 'clone',
              caption: 'Tento klon je zničen, jakmile se dostane do Věku robotů. [L-CLONE-3]',
            },
          ],
        },
      ],
    },
    {
      id: 'missions',
      title: 'Mise',
      parts: [
        'V každé epoše leží destička a dvě z nich jsou odhalené. [L-MIS-3] Vaše akce dávají odhaleným misím *poškození*: jedno za každou odstraněnou trhlinu, zničený klon, přidanou energii nebo LOOP, podle toho, co mise žádá. Jedna akce se může počítat do obou. [L-MIS-2]',
        {
          figures: [
            {
              figure: 'foo',
              title: 'V epoše dr. Foo',
              caption:
                'Počítá se jen to, co se stane v epoše dr. Foo. Zde: pět odstraněných trhlin. [L-MIS-14]',
            },
            {
              figure: 'slots',
              title: 'Kolem celého prstence',
              caption:
                'Každá epocha se počítá jednou. Zde: klony zničené v šesti různých epochách. [L-MIS-19]',
            },
            {
              figure: 'claim',
              title: 'Umísťujete vy',
              caption:
                'Poškození umísťujete vy, jednou za tah. Zde: vy a jiný agent stojíte po obou stranách dr. Foo. [L-MIS-10]',
            },
          ],
        },
        'Splněnou misi archivujete, když v její epoše ukončíte akce. [L-ARCH-1] Pak se odhalí další destička, nejbližší od dr. Foo po směru hodinových ručiček. [L-MIS-3] A všichni dostanou *prémii za docházku*: vyloží se tolik karet, kolik je hráčů, a jedna navíc; každý si jednu dá navrch dobíracího balíčku a zbylá je zničena. [L-ARCH-4]',
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
              caption: 'Přesun zdarma ho může dostat do kterékoli epochy. [L-AGENT-2]',
            },
            {
              figure: 'mrtime',
              title: 'Mr Time',
              caption: 'Jednou za tah smí přesunout jiného agenta o jednu epochu. [L-AGENT-3]',
            },
            {
              figure: 'robofinisher',
              title: 'Robofinišer 404',
              caption: 'Klony, které odstrčí, smějí letět o dvě epochy místo o jednu. [L-AGENT-4]',
            },
            {
              figure: 'vgirl',
              title: 'V-Girl',
              caption:
                'Jednou za tah smí provést kartu dostupnou ve své epoše; ta je pak zničena. Na víru provede poslední zničenou kartu. [L-AGENT-5]',
            },
          ],
        },
        'Některé karty umožňují, aby pomohl jiný hráč: koho vyzvete, ten provede jednu ze svých připravených karet v epoše svého agenta a karta zůstane připravená. [L-RUL-13]',
      ],
    },
    {
      id: 'modes',
      title: 'Režimy a obtížnost',
      parts: [
        'Základní režim se jmenuje S.A.B.O.T.Á.Ž: začněte jím. Ostatní tři něco přidávají; ve dvou z nich je to další úkol, který musíte splnit k výhře. [L-END-1]',
        {
          figures: [
            {
              figure: 'supa',
              title: 'Sajanské superklony',
              caption:
                'Zničit musíte všechny superklony. [L-SUPA-7] Každý po sobě nechá kostku energie, která se nikdy nespotřebuje, a nové klony: první jeden, druhý dva a tak dále. [L-SUPA-4]',
            },
            {
              figure: 'centrifuge',
              title: 'Odstředivky L.A.S.E.R',
              caption:
                'Zničit musíte všechny odstředivky. [L-CENT-6] V epoše odstředivky fungují jen karty a LOOPy její dimenze. [L-CENT-2] Tři LOOPy ji tam zničí a každá odhalená mise dostane jedno poškození. [L-CENT-5] Třetí poškození můžete odložit: splněná mise nebo mise, která už v tahu své jediné poškození dostala, nedostane nic. [L-CENT-4]',
            },
            {
              figure: 'ultra',
              title: 'Režim Ultramachina',
              caption:
                'Dr. Foo v každém tahu postoupí o epochu a spustí karty, které tam leží. [L-ULTRA-2] Energie přidaná v jejich epoše je poškozuje; poslední poškození je na vás. [L-ULTRA-4] Karta se všemi poškozeními je zničena a vhodí jednu energii do Stroje. [L-ULTRA-5]',
            },
            {
              figure: 'mega',
              title: 'Megavír',
              caption:
                'Na dvou těžších úrovních je každý vír megavír: ukončíte-li na něm tah, je hra prohraná. Projít jím smíte. [L-MEGA-1]',
            },
          ],
        },
      ],
    },
    {
      id: 'solo',
      title: 'Sólo',
      parts: [
        'V sólové hře vedete dva, tři nebo čtyři agenty s jedním společným balíčkem. [L-SOLO-1] Na konci tahu se karty odhalují jedna po druhé: vlastní karta agenta připadne jemu, každá jiná agentovi, kterého zvolíte. Kdo má jako první tři karty, hraje jako další. [L-SOLO-3] Ostatní si karty v ruce nechávají. [L-SOLO-5]',
        'Můžete také vést několik agentů, každého s vlastním balíčkem, sólo nebo s ostatními. [L-DEC-3]',
      ],
    },
    {
      id: 'advice',
      title: 'První rady',
      parts: [
        {
          points: [
            'Tři trhliny jsou varování a každý klon u dr. Foo znamená o kostku víc. Než ukončíte tah, podívejte se na riziko v každé epoše.',
            'Použijte každou kartu jednou a pak se podívejte, který LOOP jich připraví nejvíc. Karty, které přidávají energii, zaplatí další LOOP.',
            'Scházejte se v epoše s energií: využije ji každý, kdo tam stojí.',
            'Berte nové karty dimenze, kterou už máte: jeden LOOP jich pak připraví víc.',
            'Ukončujte tah tam, kde je co získat: kartu, nebo splněnou misi.',
          ],
        },
      ],
    },
  ],
};
