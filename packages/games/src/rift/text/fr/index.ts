/** Every sentence a rift player reads, in French. Spaces before : ; ! ? are no-break spaces. */

import { frenchForms, withForms } from '@tessera/engine';
import type { RiftText } from '../index.ts';
import { fr as title } from '../titles/fr.ts';
import { pieceForms } from './pieces.ts';

const forms = { ...frenchForms, ...pieceForms };

export const fr: RiftText = withForms(forms, {
  ...title,
  /** Plural, as French players say it: "les Blancs". */
  colours: ['Blancs', 'Noirs'],
  /** By letter; a slide is named by its size, in either orientation. */
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
  /** Movement of each piece in one line, with its clause. */
  ways: {
    T: { text: 'En ligne droite, dans toutes les directions, aussi loin qu’il veut.', clause: 'R-TESS-1' },
    S: { text: 'Deux pas en diagonale, un angle droit, puis aussi loin qu’elle veut.', clause: 'R-BENT-1' },
    P: {
      text: 'Deux pas le long d’une rainure, un angle droit, puis aussi loin qu’elle veut.',
      clause: 'R-BENT-1',
    },
    R: {
      text: 'Deux pas, un angle droit, deux pas. Saute par-dessus tout et prend chaque pion adverse sur son trajet.',
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
      text: 'Ne bouge jamais. Son centre arrête tout, les extrémités de ses branches arrêtent les pions.',
      clause: 'R-CROSS-4',
    },
  },
  decisions: {
    'setup.pawn': 'posez un pion dans votre camp.',
    'setup.slide': 'posez une petite glissière dans votre camp.',
    'setup.cross': 'posez une croix dans la zone neutre.',
    'play.action': 'déplacez, faites coulisser, faites pivoter ou posez une pièce.',
    'play.forcedDrop': 'votre Tesseract est seul : vous devez poser un pion de votre réserve.',
    ended: 'la partie est terminée.',
  },
  whys: {
    wins: 'Ce coup prend le Tesseract et gagne.',
    forcesTesseract: 'La prise du Tesseract est forcée en {moves} coups.',
    winsIn: 'Gain forcé en {moves} coups.',
    winsByForce: 'Gain forcé.',
    tesseractFlees: 'Le Tesseract se met à l’abri.',
    takesAttacker: 'Ce coup prend la pièce qui menaçait le Tesseract.',
    blocks: 'Ce coup barre le chemin vers le Tesseract.',
    threatensTesseract: 'Ce coup menace de prendre le Tesseract adverse.',
    closesEscape: 'Ce coup coupe la fuite ; issues laissées au Tesseract adverse : {count}.',
    takesFree: 'Ce coup prend gratuitement {piece|la} en {at}.',
    winsExchange: 'L’échange en {at} rapporte plus qu’il ne coûte.',
    takes: 'Ce coup prend {piece|la} en {at}.',
    takesMany: 'Ce coup prend {count} pièces à la fois.',
    escapes: '{piece|La} en {at} échappe au danger.',
    guards: 'Ce coup sauve {piece|la} en {at}.',
    threatens: 'Ce coup menace {piece|la} en {at}.',
    forks: 'Ce coup menace à la fois {piece|la} et {other|la}.',
    forksStars: 'Ce coup menace les deux étoiles à la fois.',
    limits: 'Le Tesseract adverse fait désormais quatre pas au plus.',
    ladder: 'Si l’on comptait les pions maintenant, le camp qui joue gagnerait.',
    quiet: 'Ensuite, l’adversaire n’a rien à prendre.',
    behind: 'Si l’on comptait les pions maintenant, le camp qui joue perdrait.',
    opens: '{piece|La} en {at} gagne en liberté.',
    cramps: '{piece|La} adverse en {at} perd en liberté.',
    shelters: 'Le Tesseract devient plus difficile à atteindre.',
    exposes: 'Le Tesseract adverse devient plus facile à atteindre.',
    aims: 'La glissière en {at} vise maintenant un pion.',
    shuts: 'Ce coup ferme la rainure de la glissière en {at}.',
    outOfReach: 'Là, rien ne peut atteindre le Tesseract.',
    safe: 'Rien ne peut prendre {piece|la} en {at}.',
    reaches: 'De {at}, {count} intersections à portée.',
    leavesOpen: 'Les chemins de son propre camp restent ouverts.',
  },
  events: {
    placed: 'Les {colour} posent {piece|une} en {at}.',
    moved: 'Les {colour} jouent {piece|la} de {from} en {to}.',
    pivoted: 'Les {colour} font pivoter {piece|la} en {to}.',
    captured: 'Les {colour} perdent {piece|la} en {at}.',
    limitOn: 'Le Tesseract des {colour} fait désormais quatre pas au plus.',
    forcedDrop: 'Le Tesseract des {colour} est seul : ils doivent poser un pion.',
    ended: 'Les {winner} gagnent. {reason}',
  },
});
