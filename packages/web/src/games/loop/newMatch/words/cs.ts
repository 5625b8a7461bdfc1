/** Text of loop's new match form, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: {
    heading: 'Hráči',
    lead: 'Vyhrajete nebo prohrajete společně. Sólo hráč vede celý tým; roboti jsou kolegové.',
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
    sizeAlone: 'Dva až čtyři s jedním společným balíčkem. Doporučujeme tři.',
    agent: 'Agent {place}',
    any: 'Někdo z ostatních, náhodně',
    about: 'Začátek: {start}. Složitost: {complexity}.',
    complexity: { low: 'nízká', medium: 'střední', high: 'vysoká' },
    option: '{agent}: {role}',
    agents: {
      prowler: {
        role: 'zaceluje trhliny',
        line: 'Zavírá trhliny, kdekoli se otevřou. Dobrá volba pro začátek.',
      },
      cztwyzzek: {
        role: 'dostane se všude',
        line: 'Jediným přesunem se dostane kamkoli a přinese energii. Dobrá volba pro začátek.',
      },
      mrtime: {
        role: 'přesouvá ostatní',
        line: 'Dostane kolegy tam, kde jsou potřeba, a podá jim pomocnou ruku.',
      },
      robofinisher: {
        role: 'loví klony',
        line: 'Odstrkuje, přitahuje a prohazuje klony, dokud nějaký zbývá.',
      },
      vgirl: {
        role: 'hraje si s víry',
        line: 'Vytěží maximum z vírů i z karet, které si ještě nikdo nevzal. Pro ty, kdo rádi plánují.',
      },
    },
    who: 'Kdo vede {agents|agent4}?',
    alone: 'Jeden hráč, jeden balíček: agent, který má jako první tři karty, hraje jako další.',
    solo: '{name}, sólo',
  },
  modes: {
    complexity: { low: 'Složitost: nízká', medium: 'Složitost: střední', high: 'Složitost: vysoká' },
    character: {
      sabotage: 'Základní hra bez přídavků.',
      supa: 'Větší tahy: nekonečná energie, ale i davy klonů.',
      centrifuge: 'Hlavolam: správná dimenze ve správné epoše a ve správný čas.',
      ultramachina: 'Vždy víte, kam dr. Foo půjde příště: režim pro plánovače.',
    },
    first: 'Hrajete poprvé? Začněte režimem {mode} na úrovni {difficulty}.',
  },
  levels: {
    gentle: 'Promýšlí celé tahy, ale jen pár z nich, a občas se splete.',
    easy: 'Tah si naplánuje jedním pohledem a občas se splete.',
    fair: 'Plánuje svůj tah i hod po něm. Slušný parťák.',
    strong: 'Svůj tah si pečlivě naplánuje. Spolehlivý kolega.',
    best: 'Než něco udělá, porovná mnoho celých tahů. Lepší parťák není.',
  },
  starts: {
    none: 'Obvyklý začátek.',
    sabotage: 'Na začátku {count|klony} navíc.',
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
    text: 'Vestavěné karty jsou naše vlastní. Máte-li krabici, můžete vytištěné karty zapsat jako balíček a nahrát ho sem.',
    builtInText: 'Naše vlastní karty, žetony a agenti.',
    packText: 'Karty: {cards}. Klony: {clones}. Ultramachina: {ultras}.',
  },
  defaults: 'Vše ostatní podle pravidel.',
};
