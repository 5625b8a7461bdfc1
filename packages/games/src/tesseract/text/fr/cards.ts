/** The cards and researchers in French, by id. Spaces before : ; ! ? are no-break spaces. */
import type { TesseractText } from '../index.ts';

export const cards: TesseractText['cards'] = {
  'L2-01': {
    name: 'Inversion énergétique',
    text: 'Inversez un cube amorcé, puis un cube de votre laboratoire.',
  },
  'L2-02': {
    name: 'Réglage fin',
    text: 'Calibrez jusqu’à deux fois dans votre laboratoire ou la zone d’amorçage.',
  },
  'L2-03': {
    name: 'Prélèvement par drone',
    text: 'Amenez un cube amovible dans votre laboratoire, puis calibrez-y un cube.',
  },
  'L2-04': { name: 'Navette de fret', text: 'Déplacez jusqu’à deux cubes d’un laboratoire à un autre.' },
  'L2-05': { name: 'Décalage du réseau', text: 'Restructurez jusqu’à deux cubes amovibles.' },
  'L2-06': { name: 'Réécriture', text: 'Reprogrammez un cube de votre laboratoire.' },
  'L2-07': {
    name: 'Résonance sympathique',
    text: 'Donnez à un cube amorcé la valeur d’un cube de votre laboratoire.',
  },
  'L2-08': {
    name: 'Seconde lecture',
    text: 'Étudiez une carte sans dépenser d’action, puis calibrez une fois.',
  },
  'L3-01': { name: 'Implosion', text: 'Détruisez un cube amorcé.' },
  'L3-02': { name: 'Surcadençage', text: 'Vous gagnez trois actions.' },
  'L3-03': {
    name: 'Double réécriture',
    text: 'Reprogrammez jusqu’à deux cubes de votre laboratoire ou de la zone d’amorçage.',
  },
  'L3-04': {
    name: 'Onde de polarité',
    text: 'Inversez jusqu’à quatre cubes, dans n’importe quel laboratoire ou dans la zone d’amorçage.',
  },
  'L3-05': {
    name: 'Double extraction',
    text: 'Amenez jusqu’à deux cubes amovibles dans votre laboratoire, puis calibrez-y jusqu’à deux fois.',
  },
  'L3-06': {
    name: 'Récupération de matière',
    text: 'Lancez jusqu’à deux cubes détruits et posez-les sur le Tesseract.',
  },
  'L3-07': {
    name: 'Échange spectral',
    text: 'Échangez un cube de votre laboratoire contre un cube détruit d’une autre couleur, que vous lancez, puis reprogrammez un cube de votre laboratoire.',
  },
  'L4-01': { name: 'Désactivation', text: 'Placez un cube amorcé dans votre laboratoire.' },
  'L4-02': { name: 'Double implosion', text: 'Détruisez jusqu’à deux cubes amorcés.' },
  'L4-03': { name: 'Isolement direct', text: 'Confinez un cube de votre laboratoire, sans série ni suite.' },
  'L4-04': { name: 'Isolement d’urgence', text: 'Confinez un cube amorcé.' },
  'L4-05': {
    name: 'Champ de stase',
    text: 'La prochaine phase Menace n’amorce rien. Calibrez jusqu’à deux fois dans la zone d’amorçage.',
  },
  'L4-06': {
    name: 'Réécriture globale',
    text: 'Reprogrammez jusqu’à quatre cubes, dans n’importe quel laboratoire ou dans la zone d’amorçage.',
  },
  'L4-07': { name: 'Hyperconcentration', text: 'Vous gagnez cinq actions.' },
  'L4-08': {
    name: 'Effondrement résonant',
    text: 'Détruisez jusqu’à trois cubes amorcés d’une même valeur.',
  },
  'L4-09': { name: 'Bouclier du néant', text: 'Le prochain événement est annulé. Détruisez un cube amorcé.' },
  'L4-10': {
    name: 'Reconstitution',
    text: 'Lancez jusqu’à quatre cubes détruits et posez-les sur le Tesseract.',
  },
  'L4-11': {
    name: 'Laboratoires intriqués',
    text: 'Déplacez jusqu’à six cubes entre les laboratoires, puis reprogrammez-y jusqu’à deux cubes.',
  },
  'C-01': {
    name: 'Singularité temporelle',
    text: 'Replacez deux cubes amorcés sur le Tesseract, sans changer leur valeur.',
  },
  'C-02': { name: 'Horizon des événements', text: 'Détruisez jusqu’à trois cubes amorcés.' },
  'C-03': {
    name: 'Suture de la faille',
    text: 'Reculez le jeton Brèche d’une case. Détruisez un cube amorcé.',
  },
  'C-04': { name: 'Zéro absolu', text: 'Les deux prochaines phases Menace n’amorcent rien.' },
  'C-05': {
    name: 'Théorie unifiée',
    text: 'Confinez jusqu’à deux cubes de n’importe quel laboratoire, sans série ni suite.',
  },
  'C-06': {
    name: 'Pli dimensionnel',
    text: 'Confinez un cube amovible du Tesseract, puis un cube amorcé.',
  },
  'C-07': {
    name: 'Équation maîtresse',
    text: 'Reprogrammez autant de cubes que vous voulez, dans n’importe quel laboratoire.',
  },
  'C-08': { name: 'Grand rebond', text: 'Lancez jusqu’à six cubes détruits et posez-les sur le Tesseract.' },
  'C-09': {
    name: 'Boucle temporelle fermée',
    text: 'Vous gagnez trois actions. La prochaine phase Menace n’amorce rien.',
  },
};

export const researchers: TesseractText['researchers'] = {
  R01: {
    name: 'Ingénieure en transport',
    ability: 'Vous pouvez changer de 1 la valeur de chaque cube que vous transférez.',
    action:
      'Amenez un cube amovible dans le laboratoire de votre choix, ou déplacez jusqu’à deux cubes entre les laboratoires.',
  },
  R02: {
    name: 'Physicien du magnétisme',
    ability: 'Au lieu de calibrer un cube, vous pouvez l’inverser, même avec une carte.',
    action: 'Inversez jusqu’à deux cubes de votre laboratoire ou de la zone d’amorçage.',
  },
  R03: {
    name: 'Physicienne des particules',
    ability: 'Une fois par tour, deux cubes de même valeur suffisent pour confiner.',
    action: 'Reprogrammez un cube de votre laboratoire.',
  },
  R04: {
    name: 'Spectroscopiste',
    ability:
      'Dans une série ou une suite, un cube autre que celui que vous confinez compte pour n’importe quelle couleur.',
    action:
      'Échangez un cube de votre laboratoire contre un cube détruit d’une autre couleur, que vous lancez.',
  },
  R05: {
    name: 'Chimiste nucléaire',
    ability:
      'Quand vous détruisez un cube amorcé identique, calibrez jusqu’à deux fois dans la zone d’amorçage.',
    action: 'Détruisez un cube amorcé de valeur 1 ou 2.',
  },
  R06: {
    name: 'Ingénieur des structures',
    ability:
      'Votre action Prélever enfreint une règle : vous pouvez prendre un cube non amovible, si le dessus et une face latérale sont libres.',
    action: 'Restructurez jusqu’à deux cubes amovibles.',
  },
  R07: {
    name: 'Directrice de recherche',
    ability: 'Quand vous étudiez, vous voyez deux cartes et en gardez une ; l’autre va sous la pioche.',
    action: 'Donnez une carte Recherche à une autre personne, ou prenez-lui-en une.',
  },
  R08: {
    name: 'Analyste des systèmes',
    ability:
      'Là où vous pouvez calibrer dans votre laboratoire, vous le pouvez aussi dans n’importe quel autre.',
    action: 'Calibrez jusqu’à deux fois, dans n’importe quel laboratoire ou dans la zone d’amorçage.',
  },
  R09: {
    name: 'Chronologue',
    ability:
      'Une fois dans votre phase Menace, vous pouvez relancer le cube amorcé ; c’est le second jet qui compte.',
    action: 'Une fois par tour : replacez sur le Tesseract un cube amorcé de valeur 1, 2 ou 3.',
  },
  R10: {
    name: 'Ingénieure en robotique',
    ability: 'Votre laboratoire a huit emplacements.',
    action: 'Amenez jusqu’à deux cubes amovibles dans votre laboratoire.',
  },
  R11: {
    name: 'Coordinateur de mission',
    ability:
      'Si vous terminez votre phase avec une action non dépensée, la personne suivante en a une de plus.',
    action: 'Une autre personne effectue aussitôt une action.',
  },
};
