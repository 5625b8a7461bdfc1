import { typesetAll } from '@tessera/engine';
import type { Language } from '../../words.ts';

const en = {
  turn: '{seat}, {agent}: {question}',
  status:
    'Turn {turn} of 21, cycle {cycle}; missions {archived} of 4; vortices {vortices} of 3; clones in the bag {bag}',
  foo: 'Dr Foo',
  fooAt: 'Dr Foo: {era}',
  toCome: 'still to come: {eras}',
  vortex: 'vortex',
  unknown: 'hidden mission',
  hand: 'hand: {cards}',
  draw: 'draw pile',
  onTop: 'on top: {cards}',
  discard: 'discard pile',
  charged: 'free move',
  cloneText: 'It is destroyed as soon as it gets {to}.',
  centrifuge: 'Centrifuge {dimension} {heat}/3',
  destroyed: 'Top of the Destroyed pile: {card}',
  won: 'The team has won. {reason}',
  lost: 'The team has lost. {reason}',
  chance: '{at}: vortex {overflow}%, defeat {defeat}%',
  defeat: 'Overall: defeat {defeat}%, {min} to {max} rifts',
  help: [
    '  cards           what every card on the table and in the hands does',
    '  missions        what the revealed missions ask for',
    '  chances         what the next throw of the Machine can do, if nothing changes',
    'The board: an era, its rifts (#), its energy (+ perpetual), then who and what is there. An exhausted card is in brackets.',
  ],
};

export type LoopPlayText = typeof en;

export const LOOP_PLAY_TEXT: Readonly<Record<Language, LoopPlayText>> = typesetAll({
  en,
  fr: {
    turn: '{seat}, {agent} : {question}',
    status:
      'Tour {turn} sur 21, cycle {cycle} ; missions {archived} sur 4 ; vortex {vortices} sur 3 ; clones dans le sac {bag}',
    foo: 'Dr Foo',
    fooAt: 'Dr Foo : {era}',
    toCome: 'encore à venir : {eras}',
    vortex: 'vortex',
    unknown: 'mission cachée',
    hand: 'main : {cards}',
    draw: 'pioche',
    onTop: 'dessus : {cards}',
    discard: 'défausse',
    charged: 'déplacement gratuit',
    cloneText: 'Il est détruit dès qu’il arrive {to}.',
    centrifuge: 'Centrifugeuse {dimension} {heat}/3',
    destroyed: 'Dessus de la pile Cartes Détruites : {card}',
    won: 'L’équipe a gagné. {reason}',
    lost: 'L’équipe a perdu. {reason}',
    chance: '{at} : vortex {overflow} %, défaite {defeat} %',
    defeat: 'Au total : défaite {defeat} %, {min} à {max} failles',
    help: [
      '  cards           ce que fait chaque carte de la table et des mains',
      '  missions        ce que demandent les missions révélées',
      '  chances         ce que peut faire le prochain lancer de la Machine, si rien ne change',
      'Le plateau : une époque, ses failles (#), son énergie (+ perpétuelle), puis tout ce qui s’y trouve. Une carte épuisée est entre parenthèses.',
    ],
  },
  cs: {
    turn: '{seat}, {agent}: {question}',
    status:
      'Tah {turn} z 21, cyklus {cycle}; mise {archived} ze 4; víry {vortices} ze 3; {bag|klony} ve vaku',
    foo: 'Dr. Foo',
    fooAt: 'Dr. Foo: {era}',
    toCome: 'ještě přijdou: {eras}',
    vortex: 'vír',
    unknown: 'skrytá mise',
    hand: 'v ruce: {cards}',
    draw: 'dobírací balíček',
    onTop: 'navrchu: {cards}',
    discard: 'odhazovací balíček',
    charged: 'přesun zdarma',
    cloneText: 'Je zničen, jakmile se dostane {to}.',
    centrifuge: 'Odstředivka {dimension|dimenze} {heat}/3',
    destroyed: 'Vrchní ze zničených karet: {card}',
    won: 'Tým vyhrál. {reason}',
    lost: 'Tým prohrál. {reason}',
    chance: '{at}: vír {overflow} %, prohra {defeat} %',
    defeat: 'Celkem: prohra {defeat} %, trhlin přibude {min} až {max}',
    help: [
      '  cards           co dělá každá karta na stole a v rukou',
      '  missions        co žádají odhalené mise',
      '  chances         co může udělat příští hod Stroje, pokud se nic nezmění',
      'Plán: epocha, její trhliny (#), její energie (+ věčná), pak kdo a co tam je. Vyčerpaná karta je v závorce.',
    ],
  },
});
