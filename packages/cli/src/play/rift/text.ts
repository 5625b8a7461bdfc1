/** What the terminal says at a table of rift only. */
import type { Language } from '../../words/index.ts';

const en = {
  help: [
    'Type an action in notation, or one of these:',
    '  legal [PREFIX]  what you may do; "legal Te5" only what begins so',
    '  why ACTION      why an action is refused, and by which clause',
    '  hint            what a strong bot would do',
    '  undo            take back your last action, and the answer to it',
    '  board           draw the board again',
    '  position        the position as one line of text',
    '  save FILE       the game so far, as a record (or as a log if FILE ends in .json)',
    '  resign          give up',
    '  quit            leave',
    'Notation: T@h2 places, Te5-e9 moves, Sh8-j10xi9 captures on i9, Hd6=Vd6 turns a slide.',
    'On the board: upper case is White, lower case Black, + the end of a cross’s arm.',
  ],
  reserve: 'reserve',
  lost: 'lost',
  none: 'none',
  over: '{winner} wins. {reason}',
} as const;

export type RiftPlayText = {
  readonly [K in keyof typeof en]: K extends 'help' ? readonly string[] : string;
};

const fr: RiftPlayText = {
  help: [
    'Tapez une action en notation, ou l’une de ces commandes :',
    '  legal [DÉBUT]   ce que vous pouvez faire ; « legal Te5 » : ce qui commence ainsi',
    '  why ACTION      pourquoi une action est refusée, et par quel article',
    '  hint            ce que jouerait un bon robot',
    '  undo            reprendre votre dernière action, et la réponse',
    '  board           redessiner le terrain',
    '  position        la position en une ligne de texte',
    '  save FICHIER    la partie jusqu’ici, en notation (ou en journal si le nom finit par .json)',
    '  resign          abandonner',
    '  quit            quitter',
    'Notation : T@h2 pose, Te5-e9 déplace, Sh8-j10xi9 prend en i9, Hd6=Vd6 fait pivoter une glissière.',
    'Sur le terrain : majuscules pour les Blancs, minuscules pour les Noirs, + une extrémité de branche.',
  ],
  reserve: 'réserve',
  lost: 'perdus',
  none: 'rien',
  over: 'Victoire : {winner}. {reason}',
};

const cs: RiftPlayText = {
  help: [
    'Napište akci v notaci, nebo jeden z těchto příkazů:',
    '  legal [ZAČÁTEK] co smíte udělat; „legal Te5“ jen to, co tak začíná',
    '  why AKCE        proč je akce odmítnuta a podle kterého ustanovení',
    '  hint            co by zahrál silný robot',
    '  undo            vrátit vaši poslední akci i odpověď na ni',
    '  board           znovu nakreslit desku',
    '  position        pozice jako jeden řádek textu',
    '  save SOUBOR     dosavadní hra jako zápis (nebo jako záznam, končí-li název na .json)',
    '  resign          vzdát se',
    '  quit            odejít',
    'Notace: T@h2 staví, Te5-e9 táhne, Sh8-j10xi9 bere na i9, Hd6=Vd6 otáčí posuvník.',
    'Na desce: velká písmena má Bílý, malá Černý, + je konec ramene kříže.',
  ],
  reserve: 'zásoba',
  lost: 'ztráty',
  none: 'nic',
  over: '{winner} vítězí. {reason}',
};

export const RIFT_PLAY_TEXT: Readonly<Record<Language, RiftPlayText>> = { en, fr, cs };
