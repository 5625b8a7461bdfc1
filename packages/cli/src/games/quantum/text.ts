import { typesetAll } from '@tessera/engine';
import type { Language } from '../../words.ts';

const en = {
  turn: '{seat}: {decision}.',
  actions: 'Actions left: {count}',
  research: 'research',
  dominance: 'dominance',
  cubes: 'cubes left',
  scrapyard: 'scrapyard',
  reserve: 'reserve',
  cards: 'cards',
  row: 'Cards to take',
  over: 'Won by {winners}. {reason}',
  fleet: 'put the ships on {squares}',
  fight: '{ship}: {order}',
  planet: 'planet {number} at {at}',
  help: [
    '  odds            every attack you could make now, and its chance',
    '  cards           what the cards on the table do',
    'The board: a letter with a number is a ship (its player and its number), a number alone is a planet, and the letters after it are its cubes.',
  ],
  noOdds: 'There is nobody to attack.',
  odds: '{answer}: {chance}%',
  dangerous: '{answer}: {chance}%, unless Dangerous destroys both ships',
};

export type QuantumPlayText = typeof en;

export const QUANTUM_PLAY_TEXT: Readonly<Record<Language, QuantumPlayText>> = typesetAll({
  en,
  fr: {
    turn: '{seat} : {decision}.',
    actions: 'Actions restantes : {count}',
    research: 'recherche',
    dominance: 'domination',
    cubes: 'cubes restants',
    scrapyard: 'casse',
    reserve: 'réserve',
    cards: 'cartes',
    row: 'Cartes à prendre',
    over: 'Victoire : {winners}. {reason}',
    fleet: 'placer les vaisseaux en {squares}',
    fight: '{ship} : {order}',
    planet: 'planète {number} en {at}',
    help: [
      '  odds            chaque attaque possible maintenant, et ses chances de réussite',
      '  cards           ce que font les cartes de la table',
      'Le plateau : une lettre suivie d’un chiffre est un vaisseau (son joueur, son chiffre), un nombre seul est une planète, et les lettres qui suivent ses cubes.',
    ],
    noOdds: 'Il n’y a personne à attaquer.',
    odds: '{answer} : {chance} %',
    dangerous: '{answer} : {chance} %, sauf si Dangereux détruit les deux vaisseaux',
  },
  cs: {
    turn: '{seat}: {decision}.',
    actions: '{count|ZbyvaAkci}',
    research: 'výzkum',
    dominance: 'převaha',
    cubes: 'zbývá krychlí',
    scrapyard: 'šrotiště',
    reserve: 'záloha',
    cards: 'karty',
    row: 'Karty v nabídce',
    over: 'Výhra: {winners}. {reason}',
    fleet: 'umístit lodě na {squares}',
    fight: '{ship}: {order}',
    planet: 'planeta {number} na {at}',
    help: [
      '  odds            všechny útoky, které teď můžete provést, a jejich šance',
      '  cards           co dělají karty na stole',
      'Mapa: písmeno s číslicí je loď (hráč a hodnota), samotné číslo je planeta, písmena za ním její krychle.',
    ],
    noOdds: 'Není na koho útočit.',
    odds: '{answer}: {chance} %',
    dangerous: '{answer}: {chance} %, pokud karta Nebezpečný nezničí obě lodě',
  },
});
