/** Every sentence a rift player reads, in French. Spaces before : ; ! ? are no-break spaces. */

import type { RiftText } from './index.ts';
import { RIFT_TITLES } from './titles.ts';

export const fr: RiftText = {
  ...RIFT_TITLES.fr,
  /** In the plural, as French players say it: "les Blancs". */
  colours: ['Blancs', 'Noirs'],
  /** Keyed by letter; a slide is named by its size, whichever way it lies. */
  pieces: {
    T: 'Tesseract',
    S: 'étoile',
    P: 'pyramide',
    R: 'rectangle',
    C: 'cylindre',
    H: 'petite glissière',
    V: 'petite glissière',
    G: 'grande glissière',
    I: 'grande glissière',
    X: 'croix',
  },
  /** How each piece acts, in one line, and the clause that says so. */
  ways: {
    T: { text: 'En ligne droite, dans toutes les directions, aussi loin qu’il veut.', clause: 'R-TESS-1' },
    S: { text: 'Deux pas en diagonale, un angle droit, puis aussi loin qu’elle veut.', clause: 'R-BENT-1' },
    P: {
      text: 'Deux pas le long d’une rainure, un angle droit, puis aussi loin qu’elle veut.',
      clause: 'R-BENT-1',
    },
    R: {
      text: 'Deux pas, un angle droit, deux pas. Saute tout et prend chaque pion adverse sur son trajet.',
      clause: 'R-RECT-1',
    },
    C: { text: 'Un ou deux pas, dans toutes les directions.', clause: 'R-CYL-1' },
    H: { text: 'Coulisse vers l’est et l’ouest dans sa rainure, ou pivote sur place.', clause: 'R-SLIDE-1' },
    V: { text: 'Coulisse vers le nord et le sud dans sa rainure, ou pivote sur place.', clause: 'R-SLIDE-1' },
    G: {
      text: 'Coulisse vers l’est et l’ouest dans sa rainure, ou pivote sur l’une de ses deux lignes.',
      clause: 'R-SLIDE-1',
    },
    I: {
      text: 'Coulisse vers le nord et le sud dans sa rainure, ou pivote sur l’une de ses deux lignes.',
      clause: 'R-SLIDE-1',
    },
    X: {
      text: 'Ne bouge jamais. Son centre arrête tout ; les extrémités de ses branches sont fermées aux pions.',
      clause: 'R-CROSS-4',
    },
  },
  decisions: {
    'setup.pawn': 'posez un pion dans votre camp',
    'setup.slide': 'posez une petite glissière dans votre camp',
    'setup.cross': 'posez une croix dans la zone neutre',
    'play.action': 'déplacez, faites coulisser, faites pivoter ou posez une pièce',
    'play.forcedDrop': 'votre Tesseract est seul : posez un pion de votre réserve',
    ended: 'la partie est terminée',
  },
  reasons: {
    capture: 'Le Tesseract a été capturé.',
    bare: 'Le Tesseract est le dernier pion qui reste.',
    immobilised: 'Le dernier pion, un Tesseract, ne peut plus bouger.',
    noMove: 'Il ne reste aucun coup possible.',
    repetition:
      'La même position est apparue trois fois : le plus de pions l’emporte, puis les meilleurs pions, puis le second joueur.',
    stall:
      'Trop de coups sans prise ni pose : le plus de pions l’emporte, puis les meilleurs pions, puis le second joueur.',
    resign: 'L’adversaire a abandonné.',
  },
  reasonClauses: {
    capture: 'R-END-1',
    bare: 'R-END-8',
    immobilised: 'R-END-2',
    noMove: 'R-END-5',
    repetition: 'R-END-6',
    stall: 'R-END-7',
    resign: 'R-END-11',
  },
  /** Refusals, keyed by code; {name} is filled from the violation's parameters. */
  refusals: {
    E_GAME_OVER: 'La partie est terminée.',
    E_NOT_YOUR_TURN: 'C’est à l’adversaire de jouer.',
    E_NO_SUCH_PIECE: 'Vous n’avez pas cette pièce en {at}.',
    E_FORCED_DROP: 'Votre Tesseract est seul : vous devez poser maintenant un pion de votre réserve.',
    E_CROSS_FIXED: 'Les croix ne bougent jamais.',
    E_PAWN_PIVOT: 'Seules les glissières pivotent.',
    E_SETUP_NO_MOVES: 'Les pièces ne bougent qu’une fois tout en place.',
    E_STAGE_PAWN: 'On pose maintenant un Tesseract, une étoile et une pyramide.',
    E_STAGE_SLIDE: 'On pose maintenant les petites glissières.',
    E_STAGE_CROSS: 'On pose maintenant les croix.',
    E_OUTSIDE_CAMP: '{at} est hors de votre camp.',
    E_CROSS_ZONE:
      'Une croix et ses quatre branches doivent tenir dans la zone neutre ; en {at}, elle en sortirait.',
    E_CROSS_SPACING: 'Les centres de deux croix doivent être à {least} pas au moins l’un de l’autre.',
    E_OCCUPIED: 'L’intersection {at} est occupée.',
    E_NOT_IN_RESERVE: 'Il n’en reste plus dans votre réserve.',
    E_NO_ROOM: 'Il n’y a pas la place en {at} : une ligne de la glissière sortirait du terrain.',
    E_ARM_END: '{at} est une extrémité de branche de croix : aucun pion ne peut s’y arrêter ni y passer.',
    E_CROSS_CENTRE: 'Une croix se dresse en {at}.',
    E_ALONG_ARM: 'Dans cette partie, une glissière ne peut pas s’aligner sur la branche d’une croix ({at}).',
    E_NOT_STRAIGHT:
      'Cette pièce se déplace en ligne droite : le long d’une rangée, d’une colonne ou d’une diagonale.',
    E_RANGE: 'Cette pièce fait {max} pas au plus.',
    E_NOT_BENT: 'Cette pièce fait deux pas, tourne à angle droit, puis avance encore d’un pas au moins.',
    E_TURNING_POINT: 'Cette pièce ne peut pas s’arrêter là où elle tourne : il faut encore un pas au moins.',
    E_NO_LEG_ONE_CAPTURE: 'Dans cette partie, cette pièce ne peut pas capturer avant d’avoir tourné.',
    E_ENEMY_ON_TURN: 'Un pion adverse occupe son coude ({at}) : il barre la route et ne peut pas être sauté.',
    E_LEG_ONE_BLOCKED: 'Le chemin jusqu’à son coude est barré en {at}.',
    E_NOT_LEAP: 'Cette pièce fait deux pas le long d’une rainure, puis deux à angle droit.',
    E_LEAP_CROSS: 'Dans cette partie, le rectangle ne passe pas au-dessus d’une croix ni de ses branches.',
    E_LEAP_TAKES_ALL: 'Le rectangle prend tous les pions adverses du trajet qu’il choisit, ni plus ni moins.',
    E_LAND_BEHIND: 'Pour capturer en {at}, sautez par-dessus et arrêtez-vous juste derrière.',
    E_JUMP_ENDS: 'Un saut par-dessus {at} s’arrête juste derrière.',
    E_JUMP_CAPTURES: 'Sauter par-dessus {at}, c’est capturer.',
    E_NOBODY_JUMPED: 'Il n’y a personne à capturer sur ce trajet.',
    E_ONE_VICTIM: 'Seul un rectangle peut prendre plus d’un pion.',
    E_CROSS_IN_WAY: 'Une croix barre la route en {at}.',
    E_OWN_IN_WAY: 'Votre propre pièce barre la route en {at}.',
    E_SLIDE_IN_WAY: 'Une glissière barre la route en {at}.',
    E_GROOVE: 'Une glissière ne coulisse que dans la rainure où elle se trouve.',
    E_SLIDE_TESSERACT: 'Une glissière ne peut pas capturer un Tesseract : il la bloque en {at}.',
    E_SMALL_LANDING: 'Pour capturer en {at}, la glissière doit s’arrêter juste derrière.',
    E_LARGE_LANDING: 'Pour capturer en {at}, une ligne de la glissière doit s’arrêter juste derrière.',
    E_PIVOT_IN_PLACE: 'Une petite glissière pivote sur place.',
    E_PIVOT_SHAPE: 'Une grande glissière pivote à angle droit sur l’une de ses deux lignes.',
    E_PIVOT_ARM_END: 'Une glissière ne peut pas pivoter sur {at}, extrémité de branche d’une croix.',
    E_REST_ARM_END:
      'Dans cette partie, une glissière ne peut pas se rabattre sur {at}, extrémité de branche d’une croix.',
  },
  events: {
    placed: 'Les {colour} posent en {at} : {piece}.',
    moved: '{colour} : {piece}, de {from} à {to}.',
    pivoted: '{colour} : {piece}, pivotement en {to}.',
    captured: 'Les {colour} perdent un pion en {at} : {piece}.',
    limitOn: 'Le Tesseract des {colour} fait désormais quatre pas au plus.',
    forcedDrop: 'Les {colour} doivent poser un pion.',
    ended: 'Les {winner} gagnent. {reason}',
  },
  options: {
    camp: {
      label: 'Camps',
      meaning: 'Les deux rangées que chacun garnit avant la partie.',
      values: { inset: 'deuxième et troisième rangées', outer: 'première et deuxième rangées' },
    },
    setupOrder: {
      label: 'Ordre de mise en place',
      meaning:
        'Les croix d’abord : on connaît le terrain avant de poser ses pièces. Plus facile pour débuter.',
      values: { crossesLast: 'les croix en dernier', crossesFirst: 'les croix d’abord' },
    },
    firstPlayer: {
      label: 'Qui commence',
      meaning: 'Le premier joueur pose et joue en premier.',
      values: { w: 'les Blancs', b: 'les Noirs', random: 'tirage au sort' },
    },
    crossSpacing: {
      label: 'Écart entre les croix',
      meaning: 'À quel point deux croix peuvent se rapprocher.',
      values: { manhattan2: 'extrémité commune permise', disjoint: 'rien en commun' },
    },
    legOneCapture: {
      label: 'Prise avant de tourner',
      meaning: 'Une étoile ou une pyramide peut sauter dès ses deux premiers pas, et s’arrêter là.',
      values: { true: 'oui', false: 'non' },
    },
    rectangleOverCross: {
      label: 'Le rectangle saute les croix',
      meaning: 'Ou bien les croix l’arrêtent, comme les autres pièces.',
      values: { true: 'oui', false: 'non' },
    },
    largeSlideCapture: {
      label: 'Prise par une grande glissière',
      meaning: 'Laquelle de ses deux lignes s’arrête juste derrière le pion capturé.',
      values: { either: 'l’une ou l’autre', leading: 'la ligne de tête', trailing: 'la ligne de queue' },
    },
    armEndSlides: {
      label: 'Glissières en bout de branche',
      meaning: 'Si une glissière peut s’aligner sur la branche d’une croix.',
      values: { any: 'dans tous les sens', perpendicular: 'seulement en travers' },
    },
    pivotOntoArmEnd: {
      label: 'Pivoter vers un bout de branche',
      meaning: 'Si la ligne mobile d’une grande glissière peut finir sur une extrémité de branche.',
      values: { true: 'oui', false: 'non' },
    },
    forcedDrop: {
      label: 'Pose obligatoire',
      meaning: 'Si un Tesseract seul peut gagner sur-le-champ au lieu de poser un pion.',
      values: { strict: 'toujours poser', exceptWin: 'gagner est permis' },
    },
    bareTesseractLoses: {
      label: 'Un Tesseract nu perd',
      meaning: 'Perdre tous ses autres pions fait perdre la partie.',
      values: { true: 'oui', false: 'non' },
    },
    repetition: {
      label: 'Répétition',
      meaning: 'À la troisième apparition d’une position, les pions décident de la partie.',
      values: { '0': 'ne termine jamais la partie', '3': 'la troisième fois décide' },
    },
    stallLimit: {
      label: 'Limite de coups calmes',
      meaning: 'Nombre de coups sans prise ni pose après lequel les pions décident de la partie.',
      values: { null: 'aucune' },
    },
  },
};
