/** What only the preparation of a quantum match says, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: {
    heading: 'Flotily',
    lead: 'Každý hraje sám za sebe: kdo první položí všechny krychle, vyhrává.',
    more: {
      add: 'Přidat flotilu',
      remove: 'Odebrat: {place}',
      added: 'Přidána flotila: {place}.',
      removed: 'Odebrána flotila: {place}.',
    },
  },
  who: '{faction}: kdo velí?',
  faction: 'Frakce',
  levels: {
    random: 'Udělá cokoli, co smí. Na vyzkoušení.',
    gentle: 'Vidí, co hned pomůže, a občas se splete. Dobrý na první hru.',
    greedy: 'Vezme, co hned pomůže nejvíc, bez plánu.',
    steady: 'Přemýšlí trochu dopředu.',
    strong: 'Přemýšlí tak daleko dopředu, jak za vteřinu či dvě dokáže.',
  },
  map: {
    heading: 'Mapa',
    cubes: {
      one: '{count} krychle',
      few: '{count} krychle',
      many: '{count} krychle',
      other: '{count} krychlí',
    },
    ofMap: '{count}, podle mapy',
    own: 'Vlastní',
    ownText: 'Mapa, kterou někdo nakreslil.',
    draw: 'Nakreslit vlastní mapu',
  },
  maps: {
    base: { name: 'Základní mapa', text: 'Devět planet do čtverce. Na téhle se učí.' },
    's2-corridor': { name: 'Koridor', text: 'Dvě dlouhé řady: flotily se potkají uprostřed.' },
    's2-void-duel': { name: 'Souboj u Prázdnoty', text: 'Lodě, které čekají v Prázdnotě, přinášejí výzkum.' },
    's2-ring': { name: 'Prstenec', text: 'Smyčka kolem ničeho. Vždy vedou dvě cesty.' },
    's2-long-night': { name: 'Dlouhá noc', text: 'Každý má sedm krychlí a blízké sousedy.' },
    's2-twin-spiral': { name: 'Dvojitá spirála', text: 'Ramena drží pohromadě dvě velké planety.' },
    's3-empty-center': { name: 'Prázdný střed', text: 'Devatenáct míst pro osmnáct krychlí. Bude těsno.' },
    's3-trident': { name: 'Trojzubec', text: 'Každý začíná na svém hrotu, násada patří všem.' },
    's3-hourglass': { name: 'Přesýpací hodiny', text: 'Dvě velké planety v úzkém hrdle.' },
    's3-delta': { name: 'Delta', text: 'Každý má sedm krychlí, uprostřed je Prázdnota.' },
    's4-fortress': { name: 'Pevnost', text: 'Uvnitř dvě velké planety, pro každého jeden roh.' },
    's4-void-cross': { name: 'Kříž Prázdnoty', text: 'Těsné sousedství a výzkum pro odvážné.' },
    's4-archipelago': { name: 'Souostroví', text: 'Mapa s mezerami: krátké cesty mají cenu.' },
    's4-great-war': { name: 'Velká válka', text: 'Dvacet planet a každý sedm krychlí. Nespěchejte.' },
  },
  groups: { rules: 'Výklady pravidel' },
  advanced: 'Podrobné možnosti',
  advancedText: 'Drobné odlišnosti pro ty, kdo hru znají. Výchozí hodnoty vyhovují.',
  units: { turnLimit: 'tahů' },
  defaults: 'Vše ostatní podle pravidel.',
  onMap: 'Mapa: {map}',
};
