/** Text of loop's new match form, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: {
    heading: 'Hráči',
    lead: 'Vyhrajete nebo prohrajete společně. Sami vedete celý tým; roboti jsou kolegové.',
    more: {
      add: 'Přidat hráče',
      remove: 'Odebrat: {place}',
      added: 'Přidává se: {place}.',
      removed: 'Odchází: {place}.',
    },
  },
  team: {
    heading: 'Tým',
    size: 'Agenti',
    sizeText: 'Nejvýš čtyři. Je-li agentů víc než hráčů, vede někdo dva, každého s vlastním balíčkem.',
    sizeAlone: 'Dva až čtyři s jedním společným balíčkem. Doporučeni jsou tři.',
    agent: 'Agent {place}',
    any: 'Kdokoli z ostatních, losem',
    about: 'Začíná zde: {start}. Hraje se: {complexity}.',
    complexity: { low: 'snadno', medium: 'středně', high: 'náročně' },
    option: '{agent}: {role}',
    agents: {
      prowler: {
        role: 'zaceluje trhliny',
        line: 'Zavírá trhliny, kdekoli se otevřou. Dobrá volba pro začátek.',
      },
      cztwyzzek: {
        role: 'je všude naráz',
        line: 'Kamkoli se dostane jedním krokem a přináší energii. Dobrá volba pro začátek.',
      },
      mrtime: {
        role: 'posouvá ostatní',
        line: 'Dostane kolegy tam, kde jsou potřeba, a podá jim pomocnou ruku.',
      },
      robofinisher: {
        role: 'loví klony',
        line: 'Odstrkuje, přitahuje a zaměňuje klony, dokud nějaký zbývá.',
      },
      vgirl: {
        role: 'hraje si s víry',
        line: 'Vytěží maximum z vírů i z karet, které si ještě nikdo nevzal. Pro ty, kdo rádi plánují.',
      },
    },
    who: 'Kdo vede: {agents}?',
    alone: 'Jeden hráč, jeden balíček: kdo má jako první tři karty, hraje jako další.',
    solo: '{name}, sám',
  },
  modes: {
    complexity: { low: 'Složitost: nízká', medium: 'Složitost: střední', high: 'Složitost: vysoká' },
    character: {
      sabotage: 'Hra sama, bez přídavků.',
      supa: 'Velké tahy: energie bez konce, ale i davy klonů.',
      centrifuge: 'Hlavolam: správná dimenze ve správné epoše a ve správný čas.',
      ultramachina: 'Vždy víte, kam dr. Foo půjde: režim pro ty, kdo rádi plánují.',
    },
    first: 'Hrajete poprvé? Začněte režimem {mode} na úrovni {difficulty}.',
  },
  levels: {
    random: 'Dělá cokoli, co se smí. Na zkoušku.',
    gentle: 'Vidí, co hned pomůže, a občas se splete.',
    greedy: 'Vždy udělá to, co hned pomůže nejvíc, bez plánu.',
    steady: 'Krátce si naplánuje tah. Spolehlivý kolega.',
    strong: 'Naplánuje si tah, jak nejlépe za vteřinu či dvě umí.',
  },
  starts: {
    none: 'Obvyklý začátek.',
    sabotage: 'Klonů na začátku navíc: {count}.',
    supa: 'Superklony: {count}.',
    centrifuge: 'Odstředivky: {count}.',
    ultramachina: 'Karty na začátku: {count}.',
    rifts: 'V epoše každé z nich trhlina.',
    mega: 'Megavíry.',
  },
  tower: {
    own: 'vlastní',
    exits: ['Předchozí epocha', 'Epocha dr. Foo', 'Další epocha'],
    share: '{share} kostek',
  },
  groups: {},
  advanced: 'Pokročilé volby',
  advancedText: 'Výchozí hodnoty jsou v pořádku.',
  packs: {
    label: 'Balíček obsahu',
    heading: 'Vlastní karty a žetony',
    text: 'Vestavěné karty jsou naše. Kdo má krabici, může vytištěné zapsat jako balíček a přinést je sem.',
    builtInText: 'Naše vlastní karty, žetony a agenti.',
    packText: 'Karty: {cards}. Klony: {clones}. Ultramachina: {ultras}.',
  },
  defaults: 'Vše ostatní podle pravidel.',
};
