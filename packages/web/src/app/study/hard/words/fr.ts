import type { HardWords } from './index.ts';

/** Texts of "How hard is it?", in French. */
export const fr: HardWords = {
  title: 'Est-ce difficile ?',
  titleContest: 'Les places se valent-elles ?',
  lead: 'Des équipes de robots ont joué de nombreuses parties avec chaque réglage. Voici combien elles en ont gagné.',
  leadContest:
    'Des robots de même force ont joué de nombreuses parties sur chaque plateau. Voici combien chaque place en a gagné.',
  reading:
    'La barre est la part de parties gagnées. Le trait fin à son extrémité est la marge d’erreur : plus il y a de parties, plus il est court.',
  readingContest:
    'La barre est la part de parties gagnées par le robot qui commençait. Le trait fin à son extrémité est la marge d’erreur ; le repère indique la part que donnerait le seul hasard.',
  people: 'Vous ne jouez pas comme un robot : fiez-vous à l’ordre des réglages plus qu’aux chiffres.',
  filters: { seats: 'Joueurs', bots: 'Robots' },
  columns: {
    won: 'Gagné',
    first: 'En commençant',
    seats: 'Victoires par place',
    margin: 'Marge d’erreur',
    games: 'Parties',
  },
  margin: 'de {low} à {high}',
  none: 'Pas encore mesuré.',
  outdated: 'Le jeu a changé depuis. Ces chiffres sont anciens et seront mesurés à nouveau.',
  measured: {
    one: '{count} partie, jouée le {date}.',
    other: '{count} parties, jouées le {date}.',
  },
  how: 'Comment c’est mesuré',
  howText:
    'Chaque réglage reçoit les mêmes tirages : aucun n’a plus de chance qu’un autre. Les robots comptent des positions et non des secondes : chacun peut rejouer exactement ces parties :',
  begin: 'Nouvelle partie',
  line: 'Une équipe de robots moyens a gagné {percent} des {games} parties jouées avec ces réglages.',
  lineContest:
    'Entre robots moyens, celui qui commençait a gagné {percent} des {games} parties jouées sur ce plateau.',
};
