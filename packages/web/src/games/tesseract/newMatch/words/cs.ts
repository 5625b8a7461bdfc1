/** Text of tesseract's new match form, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: {
    heading: 'Tým',
    lead: 'Vyhrajete nebo prohrajete společně. Hráč může mít více laboratoří; roboti jsou kolegové.',
    more: {
      add: 'Přidat laboratoř',
      remove: 'Odebrat laboratoř {place}',
      added: 'Laboratoř {place} byla přidána.',
      removed: 'Laboratoř {place} byla odebrána.',
    },
  },
  labs: {
    lab: 'Laboratoř {lab}',
    both: 'Laboratoře {first} a {second}',
    who: 'Kdo pracuje v laboratoři {lab}?',
    whoBoth: 'Kdo pracuje v obou laboratořích?',
    alone: 'V sólové hře vedete střídavě dvě laboratoře.',
    researcher: 'Výzkumník',
    researcherOf: 'Výzkumník laboratoře {lab}',
    random: 'Vylosovat',
    randomText: 'Někdo z těch, které si nikdo nevybral.',
  },
  levels: {
    gentle: 'Vidí jen pár způsobů, jak využít tah, a občas se splete.',
    easy: 'Tah si naplánuje jedním pohledem a občas se splete.',
    fair: 'Svůj tah si krátce naplánuje. Slušný parťák.',
    strong: 'Svůj tah si pečlivě naplánuje. Spolehlivý kolega.',
    best: 'Plánuje svůj tah a myslí i na váš. Lepší parťák není.',
  },
  base: {
    heading: 'Základna',
    row: '{count} × {event}',
    events: { one: '{count} událost', few: '{count} události', other: '{count} událostí' },
  },
  units: { extraPrimed: 'kostek' },
  groups: { rules: 'Pravidla', harder: 'Těžší hra', table: 'U stolu' },
  advanced: 'Pokročilá pravidla',
  advancedText: 'Body, ve kterých se liší vydání nebo starší partie. Výchozí hodnoty jsou v pořádku.',
  packs: {
    label: 'Balíček obsahu',
    heading: 'Karty a základny',
    text: 'Vestavěné karty jsou naše vlastní. Máte-li krabici, můžete její karty zapsat jako balíček a nahrát ho sem.',
    builtInText: 'Naše vlastní karty, výzkumníci a základny.',
    packText: 'Karty výzkumu: {research}, výzkumníci: {researchers}, základny: {bases}.',
  },
  defaults: 'Vše ostatní podle pravidel.',
  solo: '{name}, dvě laboratoře',
  onBase: 'Základna {base}',
};
