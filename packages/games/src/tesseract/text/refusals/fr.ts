import type { RefusalText } from './load.ts';

export const fr: RefusalText = {
  E_OVER: 'La partie est terminée.',
  E_NOT_YOUR_TURN: 'C’est à quelqu’un d’autre de décider.',
  E_PHASE: 'Cela n’est possible que pendant une phase Action.',
  E_PENDING: 'Terminez d’abord l’étape en cours.',
  E_UNKNOWN_CUBE: 'Ce cube ne se trouve pas là.',
  E_NOT_REMOVABLE:
    'Ce cube n’est pas amovible : son dessus et au moins deux de ses côtés doivent être libres.',
  E_LAB_FULL: 'Ce laboratoire est plein.',
  E_COLUMN_FULL: 'Cette colonne compte déjà quatre cubes.',
  E_SAME_STACK: 'Le cube doit aller sur une autre colonne.',
  E_BAD_ZONE: 'Vous ne pouvez calibrer que les cubes de votre laboratoire et les cubes amorcés.',
  E_RANGE: 'Les valeurs vont de 1 à 6. Seul un 1 amorcé peut descendre plus bas : il est détruit.',
  E_NO_FLIP: 'Votre scientifique ne peut pas inverser un cube au lieu de le calibrer.',
  E_BAD_LAB: 'Un cube se transfère de votre laboratoire à un autre, ou d’un autre au vôtre.',
  E_NO_CARD: 'Vous n’avez pas cette carte en main.',
  E_TOP_LEVEL: 'Le niveau 4 est le dernier : cette carte ne s’étudie pas.',
  E_BAD_SET:
    'Il faut une série ou une suite d’au moins trois cubes, tous de la même couleur ou tous de couleurs différentes.',
  E_SLOT_TAKEN: 'Cette couleur et cette valeur sont déjà sur le plateau Confinement.',
  E_ONCE: 'Cela n’est possible qu’une fois par tour.',
  E_LOCKED: 'Cette carte Confinement n’est pas encore débloquée.',
  E_NO_TARGET: 'Cela ne ferait rien : il n’y a pas de cible pour l’instant.',
  E_NOT_OFFERED: 'Ce choix n’est pas proposé.',
};
