/** Texts of the terminal that only rift needs. */
import { typesetAll } from '@tessera/engine';
import type { Language, Translated } from '../../words.ts';

const en = {
  help: [
    'save writes a record, or a log if FILE ends in .json.',
    'Notation: T@h2 places, Te5-e9 moves, Sh8-j10xi9 captures on i9, Hd6=Vd6 turns a slide.',
    'On the board: upper case is White, lower case Black, + the end of a cross’s arm.',
  ],
  reserve: 'reserve',
  lost: 'lost',
  none: 'none',
  over: '{winner} wins. {reason}',
  letters: 'Letters: {pieces}.',
  answers: {
    drop: 'put a {piece} on {to}',
    dropAlong: 'put a {piece} on {to}, {way}',
    flat: 'west to east',
    upright: 'south to north',
    move: '{piece} {from} to {to}',
    take: '{move}, captures {taken}',
    turn: 'turn the {piece} on {from}',
  },
} as const;

export type RiftPlayText = Translated<typeof en>;

const fr: RiftPlayText = {
  help: [
    'save écrit la partie en notation, ou en journal si le nom se termine par .json.',
    'Notation : T@h2 pose, Te5-e9 déplace, Sh8-j10xi9 capture en i9, Hd6=Vd6 fait pivoter une glissière.',
    'Sur le terrain : majuscules pour les Blancs, minuscules pour les Noirs, + une extrémité de branche.',
  ],
  reserve: 'réserve',
  lost: 'perdus',
  none: 'rien',
  over: 'Victoire : {winner}. {reason}',
  letters: 'Lettres : {pieces}.',
  answers: {
    drop: 'poser {piece|une} en {to}',
    dropAlong: 'poser {piece|une} en {to}, {way}',
    flat: 'd’ouest en est',
    upright: 'du sud au nord',
    move: '{piece|la} de {from} en {to}',
    take: '{move}, capture {taken}',
    turn: 'faire pivoter {piece|la} en {from}',
  },
};

const cs: RiftPlayText = {
  help: [
    'save uloží partii v notaci, nebo jako záznam, končí-li název na .json.',
    'Notace: T@h2 staví, Te5-e9 táhne, Sh8-j10xi9 bere na i9, Hd6=Vd6 otáčí posuvník.',
    'Na desce: velká písmena má Bílý, malá Černý, + je konec ramene kříže.',
  ],
  reserve: 'zásoba',
  lost: 'ztráty',
  none: 'nic',
  over: '{winner} vítězí. {reason}',
  letters: 'Písmena: {pieces}.',
  answers: {
    drop: 'postavit {piece|p4} na {to}',
    dropAlong: 'postavit {piece|p4} na {to}, {way}',
    flat: 'od západu k východu',
    upright: 'od jihu k severu',
    move: '{piece} {from} na {to}',
    take: '{move}, bere {taken}',
    turn: 'otočit {piece|p4} na {from}',
  },
};

export const RIFT_PLAY_TEXT: Readonly<Record<Language, RiftPlayText>> = typesetAll({ en, fr, cs });
