/** What only the preparation of a quantum match says, in French. Spaces before : ; ! ? are no-break. */
import type { MatchWords } from './index.ts';

export const fr: MatchWords = {
  seats: {
    heading: 'Flottes',
    lead: 'Chacun pour soi : qui pose tous ses cubes en premier gagne.',
    more: {
      add: 'Ajouter une flotte',
      remove: 'Retirer : {place}',
      added: 'Flotte ajoutée : {place}.',
      removed: 'Flotte retirée : {place}.',
    },
  },
  who: '{faction} : qui commande ?',
  faction: 'Faction',
  levels: {
    random: 'Fait n’importe quoi de permis. Pour essayer des choses.',
    gentle: 'Voit ce qui aide tout de suite et se trompe parfois. Bien pour une première partie.',
    greedy: 'Prend ce qui aide le plus tout de suite, sans plan.',
    steady: 'Réfléchit un peu à la suite.',
    strong: 'Réfléchit aussi loin qu’il peut en une seconde ou deux.',
  },
  map: {
    heading: 'Plateau',
    cubes: { one: '{count} cube', other: '{count} cubes' },
    ofMap: '{count}, selon le plateau',
    own: 'Le vôtre',
    ownText: 'Un plateau que quelqu’un a dessiné.',
    draw: 'Dessiner un plateau',
  },
  maps: {
    base: { name: 'Plateau de base', text: 'Neuf planètes en carré. Celui pour apprendre.' },
    's2-corridor': { name: 'Couloir', text: 'Deux longues rangées : les flottes se croisent au milieu.' },
    's2-void-duel': {
      name: 'Duel au bord du Vide',
      text: 'Les vaisseaux qui attendent dans le Vide font avancer la recherche.',
    },
    's2-ring': { name: 'Anneau', text: 'Une boucle autour de rien. Il y a toujours deux chemins.' },
    's2-long-night': { name: 'Longue nuit', text: 'Sept cubes chacun, et des voisins proches.' },
    's2-twin-spiral': { name: 'Double spirale', text: 'Deux grandes planètes relient les bras.' },
    's3-empty-center': {
      name: 'Centre vide',
      text: 'Dix-neuf emplacements pour dix-huit cubes. On se serre.',
    },
    's3-trident': { name: 'Trident', text: 'Chacun part d’une dent ; le manche est à tous.' },
    's3-hourglass': { name: 'Sablier', text: 'Deux grandes planètes dans un goulot étroit.' },
    's3-delta': { name: 'Delta', text: 'Sept cubes chacun autour du Vide.' },
    's4-fortress': { name: 'Forteresse', text: 'Deux grandes planètes au centre, un coin pour chacun.' },
    's4-void-cross': { name: 'Croix du Vide', text: 'Peu de place, et de la recherche pour les audacieux.' },
    's4-archipelago': { name: 'Archipel', text: 'Un plateau troué : les raccourcis valent cher.' },
    's4-great-war': {
      name: 'Grande guerre',
      text: 'Vingt planètes et sept cubes chacun. Prenez votre temps.',
    },
  },
  groups: { rules: 'Lectures des règles' },
  advanced: 'Options avancées',
  advancedText: 'De petites différences pour qui connaît le jeu. Les valeurs par défaut conviennent.',
  units: { turnLimit: 'tours' },
  defaults: 'Tout le reste comme dans les règles.',
  onMap: 'Plateau : {map}',
};
