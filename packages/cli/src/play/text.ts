/** What the terminal table says beside the game's own words. Commands keep their English names everywhere. */
import type { Language } from '../words/index.ts';

const en = {
  toMove: '{seat}: {decision}.',
  thinking: '{seat} is thinking …',
  noLegal: 'Nothing legal begins with that.',
  isLegal: '{move} is legal.',
  notAction: '"{text}" is not an action: see column {column}.',
  typeHelp: 'Type ? for help.',
  nothingToUndo: 'There is nothing of yours to take back.',
  hint: 'Hint: {line}',
  hintChance: 'Hint: {line} (chance to win {chance} %)',
  notNow: 'The game is over.',
  afterwards: 'The game is over: save FILE, undo or quit.',
  saved: 'Saved to {file}.',
  needsFile: 'Name a file: save FILE.',
  notSaved: 'Nothing was saved: {file} cannot be written ({code}).',
  exists: 'Nothing was saved: {file} exists already.',
  needsMove: 'Name an action: why ACTION.',
  bye: 'Goodbye.',
  manyAnswers: 'You may: {kinds}. legal lists them with their numbers; legal remove only some.',
  noNumber: 'There is no answer {number}: type legal for the list.',
  chanceDrawn: 'A number was drawn since: that cannot be taken back.',
  hiddenRevealed: 'Something came to light since: that cannot be taken back.',
} as const;

export type PlayText = { readonly [K in keyof typeof en]: string };

const fr: PlayText = {
  toMove: '{seat} : {decision}.',
  thinking: '{seat} : réflexion en cours …',
  noLegal: 'Aucune action permise ne commence ainsi.',
  isLegal: '{move} est permis.',
  notAction: '« {text} » n’est pas une action : voyez la colonne {column}.',
  typeHelp: 'Tapez ? pour l’aide.',
  nothingToUndo: 'Vous n’avez rien à reprendre.',
  hint: 'Conseil : {line}',
  hintChance: 'Conseil : {line} (chances de gagner : {chance} %)',
  notNow: 'La partie est finie.',
  afterwards: 'La partie est finie : save FICHIER, undo ou quit.',
  saved: 'Enregistré dans {file}.',
  needsFile: 'Donnez un fichier : save FICHIER.',
  notSaved: 'Rien n’a été enregistré : impossible d’écrire {file} ({code}).',
  exists: 'Rien n’a été enregistré : {file} existe déjà.',
  needsMove: 'Donnez une action : why ACTION.',
  bye: 'Au revoir.',
  manyAnswers: 'Vous pouvez : {kinds}. legal en donne la liste avec les numéros ; legal remove, une partie.',
  noNumber: 'Il n’y a pas de réponse {number} : legal donne la liste.',
  chanceDrawn: 'Un nombre a été tiré depuis : impossible de revenir en arrière.',
  hiddenRevealed: 'Quelque chose a été révélé depuis : impossible de revenir en arrière.',
};

const cs: PlayText = {
  toMove: '{seat}: {decision}.',
  thinking: '{seat} přemýšlí …',
  noLegal: 'Žádná přípustná akce tak nezačíná.',
  isLegal: '{move} je přípustné.',
  notAction: '„{text}“ není akce: podívejte se na sloupec {column}.',
  typeHelp: 'Nápovědu vypíše ?.',
  nothingToUndo: 'Nemáte co vracet.',
  hint: 'Nápověda: {line}',
  hintChance: 'Nápověda: {line} (šance na výhru {chance} %)',
  notNow: 'Hra skončila.',
  afterwards: 'Hra skončila: save SOUBOR, undo nebo quit.',
  saved: 'Uloženo do {file}.',
  needsFile: 'Uveďte soubor: save SOUBOR.',
  notSaved: 'Nic se neuložilo: do {file} nelze psát ({code}).',
  exists: 'Nic se neuložilo: {file} už existuje.',
  needsMove: 'Uveďte akci: why AKCE.',
  bye: 'Na shledanou.',
  manyAnswers: 'Můžete: {kinds}. legal je vypíše s čísly; legal remove jen některé.',
  noNumber: 'Odpověď {number} není: seznam vypíše legal.',
  chanceDrawn: 'Mezitím padlo číslo: to už nelze vrátit.',
  hiddenRevealed: 'Mezitím se něco odkrylo: to už nelze vrátit.',
};

export const PLAY_TEXT: Readonly<Record<Language, PlayText>> = { en, fr, cs };
