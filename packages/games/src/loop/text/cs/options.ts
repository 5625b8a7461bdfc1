/** Modes, difficulties and the options of a match in Czech. */
import { agents } from './cards.ts';

export const modes = {
  sabotage: {
    name: 'S.A.B.O.T.Á.Ž',
    text: 'Archivujte čtyři mise. Čím vyšší obtížnost, tím víc klonů na vás čeká.',
  },
  supa: {
    name: 'Sajanské superklony',
    text: 'Archivujte čtyři mise a zničte všechny superklony. Každý po sobě nechá věčnou energii a víc klonů než ten předchozí.',
  },
  centrifuge: {
    name: 'Odstředivky L.A.S.E.R',
    text: 'Archivujte čtyři mise a zničte všechny odstředivky. V jejich epoše funguje jen dimenze, kterou ukazují.',
  },
  ultramachina: {
    name: 'Ultramachina',
    text: 'Archivujte čtyři mise, zatímco dr. Foo obchází epochy a spouští karty své Ultramachiny.',
  },
} as const;

export const difficulties = {
  month: { name: 'Zaměstnanec měsíce', text: 'Nejmírnější začátek; stát na víru není nebezpečné.' },
  year: { name: 'Zaměstnanec roku', text: 'Kdo ukončí tah na víru, prohraje za celý tým.' },
  infinity: { name: 'Zaměstnanec nekonečna', text: 'Totéž, ale s nejtěžším možným začátkem.' },
} as const;

export const options = {
  pack: {
    label: 'Karty a žetony',
    meaning: 'Ty z pravidel, nebo vaše vlastní.',
    values: { 'built-in': 'vestavěné' },
  },
  mode: {
    label: 'Režim',
    meaning: 'Co má tým dokázat a proti čemu.',
    values: {
      sabotage: modes.sabotage.name,
      supa: modes.supa.name,
      centrifuge: modes.centrifuge.name,
      ultramachina: modes.ultramachina.name,
    },
  },
  difficulty: {
    label: 'Obtížnost',
    meaning: 'Jak těžký je začátek a zda jsou víry smrtelné.',
    values: {
      month: difficulties.month.name,
      year: difficulties.year.name,
      infinity: difficulties.infinity.name,
    },
  },
  agents: {
    label: 'Agenti',
    meaning: 'V pořadí tahů. Volné místo připadne prvnímu volnému agentovi.',
    values: {
      any: 'kdo je volný',
      prowler: agents.prowler.name,
      cztwyzzek: agents.cztwyzzek.name,
      mrtime: agents.mrtime.name,
      robofinisher: agents.robofinisher.name,
      vgirl: agents.vgirl.name,
    },
  },
  tower: {
    label: 'Stroj',
    meaning: 'Jak se kostky rozdělí mezi jeho tři východy.',
    values: { uniform: 'rovnoměrně', centred: 'víc doprostřed' },
  },
  solo: {
    label: 'Sólo s jedním balíčkem',
    meaning: 'Jediný hráč vede všechny agenty se společným balíčkem, nebo s balíčkem pro každého z nich.',
    values: { true: 'ano', false: 'ne' },
  },
} as const;
