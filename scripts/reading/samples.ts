/** Realistic values for the parameters of sentences: people, cards, eras, ships, cubes and numbers. */
import type { Language } from '@tessera/engine';
import { LOOP_TEXT } from '@tessera/games/loop/texts';
import { QUANTUM_TEXT } from '@tessera/games/quantum/texts';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import { TESSERACT_TEXT } from '@tessera/games/tesseract/texts';
import type { Part } from './catalogues.ts';

/** Numbers of a counted phrase: every plural form of the three languages, and z or ze in Czech. */
export const COUNTS = [0, 1, 2, 4, 5, 7, 21];

/** Parameters that are chances: a number where the sentence says %, else the number with its sign. */
export const CHANCES = ['chance', 'percent'];

/** Values of a parameter; the first reads in every sentence, all of them where a form changes the value. */
type Values = readonly [string, ...string[]];
type Samples = Readonly<Record<string, Values>>;

const SMALL: Values = ['3', '1', '2', '4', '5', '7', '21'];

const all = (names: readonly string[], values: Values): Samples =>
  Object.fromEntries(names.map(name => [name, values]));

/** Values by language; one in progress may do with those of English. */
type Rows<T> = Readonly<Partial<Record<Language, T>>> & { readonly en: T };

const LISTS: Rows<(first: string, last: string) => string> = {
  en: (first, last) => `${first} and ${last}`,
  fr: (first, last) => `${first} et ${last}`,
  cs: (first, last) => `${first} a ${last}`,
};

const listIn = (language: Language) => LISTS[language] ?? LISTS.en;

/** Words that stand for whole phrases: a deed, a question, a reason. */
const PHRASES: Rows<Samples> = {
  en: {
    ...all(['deed', 'deeds', 'move', 'wish', 'answer', 'step'], ['take the top card']),
    ...all(['question', 'ask'], ['Which card do you take?']),
    ...all(['why', 'reason', 'text', 'sentence'], ['The draw pile is empty.']),
    ...all(['what', 'things', 'standing', 'place'], ['the first chair']),
    ...all(['level', 'mode', 'label', 'pace'], ['fair']),
  },
  fr: {
    ...all(['deed', 'deeds', 'move', 'wish', 'answer', 'step'], ['prendre la carte du dessus']),
    ...all(['question', 'ask'], ['Quelle carte prenez-vous ?']),
    ...all(['why', 'reason', 'text', 'sentence'], ['La pioche est vide.']),
    ...all(['what', 'things', 'standing', 'place'], ['la première place']),
    ...all(['level', 'mode', 'label', 'pace'], ['régulier']),
  },
  cs: {
    ...all(['deed', 'deeds', 'move', 'wish', 'answer', 'step'], ['vzít vrchní kartu']),
    ...all(['question', 'ask'], ['Kterou kartu si vezmete?']),
    ...all(['why', 'reason', 'text', 'sentence'], ['Balíček je prázdný.']),
    ...all(['what', 'things', 'standing', 'place'], ['první místo']),
    ...all(['level', 'mode', 'label', 'pace'], ['vyrovnaný']),
  },
};

/** Values in every part, unless the part has its own. */
function ofPeople(language: Language): Samples {
  const person: Values = language === 'fr' ? ['Ada', 'Hugo', 'Robot posé'] : ['Ada', 'Hugo'];
  return {
    ...(PHRASES[language] ?? PHRASES.en),
    ...all(['name', 'who', 'seat', 'owner', 'lab', 'agent', 'loser', 'victim', 'winner'], person),
    ...all(['rival', 'other', 'defender'], ['Hugo', 'Ada']),
    ...all(['names', 'agents', 'winners'], [listIn(language)('Ada', 'Hugo')]),
    ...all([...CHANCES, 'share', 'white', 'black'], ['58']),
    ...all(['luck', 'decisions'], ['+12']),
    game: [LOOP_TEXT[language].name],
    clause: ['R-BENT-4'],
    date: ['17. 11. 2026'],
    file: ['partie.txt'],
    path: ['/nowhere'],
    query: ['vortex'],
    seal: ['7f3a…c2'],
    title: ['Ada – Hugo'],
    time: ['5 min'],
  };
}

function ofLoop(language: Language): Samples {
  const { agents, at, cards, clones, dimensions, eras, from, missions, of, to, ultras } = LOOP_TEXT[language];
  const { difficulties, modes, towards } = LOOP_TEXT[language];
  return {
    agent: [agents.prowler.name, agents.mrtime.name, 'Ada'],
    start: [eras[0] as string],
    ...all(['first', 'second'], [cards['A-01'].name]),
    last: [cards['A-02'].name],
    card: [cards['A-01'].name],
    dimension: [dimensions[0] as string],
    era: [eras[2] as string],
    at: [at[2] as string],
    from: [from[4] as string],
    of: [of[1] as string],
    to: [to[1] as string],
    clone: [clones.the.replace('{of}', of[1] as string)],
    eras: [`${eras[1]}, ${eras[2]}`],
    target: [at[5] as string],
    towards: [towards[1] as string],
    mission: [missions['M-CLEAN'].name],
    mode: [modes.sabotage.name],
    difficulty: [difficulties.month.name],
    ultra: [ultras['U-01'].name],
  };
}

function ofQuantum(language: Language): Samples {
  const { cards, factions, ships } = QUANTUM_TEXT[language];
  const frigate = ships[3] as string;
  return {
    ship: [`${frigate} 4`],
    die: [`${frigate} 4`],
    defender: [`${ships[0]} 1`],
    target: [`${ships[0]} 1`],
    other: [`${ships[5]} 6`],
    with: [`${ships[5]} 6`],
    ...all(['was', 'cargo'], [`${ships[2]} 3`]),
    faces: ['5 4 2'],
    total: ['11'],
    type: [frigate],
    card: [cards.agile.name],
    cards: [cards.arrogant.name],
    faction: [Object.values(factions)[2] as string],
    at: ['(2,3)'],
    from: ['(1,3)'],
    to: ['(2,4)'],
    planet: ['8'],
  };
}

function ofTesseract(language: Language): Samples {
  const { cards, colours, phases, researchers, symbols } = TESSERACT_TEXT[language];
  const cube = (value: number, colour: keyof typeof colours): string =>
    language === 'fr' ? `${value} ${colours[colour]}` : `${colours[colour]} ${value}`;
  return {
    cube: [cube(3, 'Y')],
    top: [cube(5, 'B')],
    cubes: [listIn(language)(cube(3, 'Y'), cube(5, 'B'))],
    colour: [colours.Y],
    card: [cards['L2-01'].name],
    cards: [cards['L2-02'].name],
    researcher: [researchers.R01.name],
    symbol: [nameOf(symbols.CR)],
    event: [nameOf(symbols.CR)],
    source: [cards['L2-01'].name],
    cell: ['B3'],
    phase: [phases.action],
    place: ['2'],
    level: ['2'],
    values: ['3, 4'],
  };
}

function ofRift(language: Language): Samples {
  const { colours, pieces } = RIFT_TEXT[language];
  return {
    piece: [pieces.S, pieces.T, pieces.C, pieces.G],
    victim: [pieces.P, pieces.S, pieces.R, pieces.C],
    pieces: [listIn(language)(pieces.S, pieces.P)],
    other: [pieces.C, pieces.P],
    colour: [colours[0] as string, colours[1] as string],
    winner: [colours[0] as string],
    loser: [colours[1] as string],
    at: ['e5'],
    from: ['c3'],
    to: ['e5'],
    ends: ['d5, f5'],
    first: [pieces.S],
    last: [pieces.C],
  };
}

const nameOf = (named: unknown): string =>
  typeof named === 'string' ? named : (named as { readonly name: string }).name;

const OF_PART: Readonly<Record<Part, (language: Language) => Samples>> = {
  loop: ofLoop,
  quantum: ofQuantum,
  tesseract: ofTesseract,
  rift: ofRift,
  shared: () => ({ seat: ['2'] }),
};

/** Values of a parameter by its name; a number unless the name says otherwise. */
export function samplesOf(part: Part, language: Language): (name: string) => Values {
  const samples = { ...ofPeople(language), ...OF_PART[part](language) };
  return name => samples[name] ?? samples[name.toLowerCase()] ?? SMALL;
}
