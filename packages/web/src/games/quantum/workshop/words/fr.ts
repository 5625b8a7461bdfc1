/** What the page on which maps are drawn says, in French. Spaces before : ; ! ? are no-break. */
import type { WorkshopText } from './index.ts';

export const fr: WorkshopText = {
  title: 'Dessiner un plateau',
  lead: 'Choisissez une tuile, puis touchez une place. Ce qui empêche encore de jouer s’affiche aussitôt.',
  keys: 'Touches : flèches pour aller, Entrée pour poser ; 7, 8, 9 et 0 pour les planètes, V pour le Vide, S pour un départ, Suppr pour effacer.',
  tools: {
    label: 'Ce que vous posez',
    planet: 'Planète {number}',
    theVoid: 'Le Vide',
    start: 'Départ',
    erase: 'Effacer',
    left: 'reste {count}',
  },
  map: {
    label: 'Plateau',
    place: 'Rangée {row}, colonne {column} : {what}',
    empty: 'vide',
    start: '{what}, départ : {faction}',
  },
  cubes: 'Cubes par joueur',
  begin: { label: 'Partir de', none: 'Un plateau vide', mine: 'Mon dessin' },
  test: {
    heading: 'Peut-on y jouer ?',
    yes: 'Oui, à {players} joueurs, avec {cubes} cubes chacun.',
    no: 'Pas encore :',
    slots: 'De la place pour {slots} cubes ; il doit en tenir {needed}.',
  },
  faults: {
    noTile: 'Posez la première tuile.',
    tooMany: 'Il y a {tiles} tuiles ; {most} au plus.',
    overlap: 'Deux tuiles se recouvrent en {square}.',
    apart: 'Une partie du plateau est hors d’atteinte : chaque tuile doit en toucher une autre par un côté.',
    noPlanet: 'Quelqu’un part de {square}, où il n’y a pas de planète.',
    shared: 'Deux joueurs partent de la même planète.',
    starts: 'Marquez un départ pour chacun : {starts} pour l’instant, il en faut au moins {players}.',
    planets: 'Avec {cubes} cubes chacun, il faut au moins autant de planètes ; il y en a {planets}.',
    slots:
      'Il y a de la place pour {slots} cubes, et {cubes} peuvent venir : ajoutez des planètes, prenez-en de plus grandes, ou jouez avec moins de cubes.',
    stock: 'La boîte a {most} planètes {number}, et vous en posez {count}.',
    stockVoid: 'La boîte a un seul Vide, et vous en posez {count} ; {most} au plus.',
  },
  play: 'Y jouer',
  share: {
    heading: 'Le partager',
    text: 'Le plateau en texte',
    help: '7 8 9 X sont des planètes (X vaut dix), V est le Vide, un point n’est rien ; a à d derrière une planète sont des départs. Vous pouvez écrire ou coller ici.',
    refused:
      'Ce n’est pas encore un plateau : chaque rangée est faite des signes ci-dessus, séparés par des espaces, {columns} sur {rows} au plus.',
    copyText: 'Copier le texte',
    copyJson: 'Copier le JSON',
    copyLink: 'Copier le lien',
    copied: 'C’est dans le presse-papiers.',
    notCopied: 'Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.',
  },
  unreadable: 'Le plateau de cette adresse n’a pas pu être lu. Voici le plateau de base à la place.',
};
