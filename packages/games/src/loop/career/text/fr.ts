import type { CareerText } from './index.ts';

export const fr: CareerText = {
  kinds: {
    promotion: { name: 'Motifs de Promotion', text: 'Façons de gagner' },
    dismissal: { name: 'Motifs de Licenciement', text: 'Façons de perdre' },
    experience: { name: 'Expériences Professionnelles', text: 'Les aléas de la vie de bureau' },
  },
  entries: {
    hired: { name: 'Vous commencez lundi', how: 'Gagnez une partie.' },
    early: { name: 'Vendredi, on finit tôt', how: 'Gagnez en 14 tours au plus.' },
    overtime: { name: 'Heures sup non payées', how: 'Gagnez au tout dernier tour, le 21e.' },
    spotless: { name: 'Dossier impeccable', how: 'Gagnez sans un seul vortex.' },
    sieve: { name: 'C’était déjà comme ça', how: 'Gagnez avec trois vortex sur le plateau.' },
    nerves: {
      name: 'Refusé par l’assurance',
      how: 'Gagnez après avoir survécu à un lancer qui avait au moins 50 % de chances de mettre fin à la partie.',
    },
    freelance: { name: 'À son compte', how: 'Gagnez en solo, avec un seul deck pour tous les agents.' },
    meeting: { name: 'Un e-mail aurait suffi', how: 'Gagnez avec quatre agents.' },
    credit: { name: 'Mérite partagé', how: 'Gagnez après que chaque agent a archivé une mission.' },
    infinity: { name: 'Grand bureau, sans sortie', how: 'Gagnez en tant qu’Employé de l’Infini.' },
    smallPrint: {
      name: 'Lire les petites lignes',
      how: 'Gagnez en détruisant le dernier Supa Clone ou la dernière Centrifugeuse après la quatrième mission archivée.',
    },
    fifth: { name: 'Qui a commandé ça ?', how: 'Archivez cinq missions en une partie.' },
    doubled: { name: 'Deux fois dans le même trou', how: 'Perdez sur un vortex qui déborde à nouveau.' },
    fourth: { name: 'Rupture de stock', how: 'Perdez faute de quatrième tuile Vortex.' },
    deadline: { name: 'Délai dépassé', how: 'Perdez à la fin du troisième cycle.' },
    mindGap: { name: 'Attention à la marche', how: 'Perdez en terminant un tour sur un Méga Vortex.' },
    quit: { name: 'Lettre de démission', how: 'Abandonnez une partie.' },
    probation: { name: 'Période d’essai non concluante', how: 'Perdez pendant le premier cycle.' },
    almost: { name: 'Trois quarts de prime', how: 'Perdez avec trois missions archivées.' },
    actOfFoo: {
      name: 'Cas de Foo majeure',
      how: 'Perdez sur un lancer qui avait au plus 10 % de chances de mettre fin à la partie.',
    },
    triple: { name: 'Boucle la boucle', how: 'Faites trois LOOP en un tour.' },
    quintuple: { name: 'On est encore lundi ?', how: 'Faites cinq LOOP en un tour.' },
    dejaVu: { name: 'On se connaît, non ?', how: 'Utilisez quatre fois la même carte en un tour.' },
    plumber: { name: 'Plombier de garde', how: 'Retirez six failles en un tour.' },
    reunion: { name: 'Réunion de famille', how: 'Détruisez quatre clones en un tour.' },
    powerStation: {
      name: 'Centrale électrique',
      how: 'Terminez vos actions avec six énergies à une même époque.',
    },
    tourist: { name: 'Tous les fuseaux', how: 'Passez par six époques en un tour.' },
    overnight: { name: 'Bouclé avant midi', how: 'Archivez une mission au tour même de son premier dégât.' },
    downpour: {
      name: 'Sans parapluie et au sec',
      how: 'Voyez tomber au moins sept cubes sans qu’un vortex s’ouvre.',
    },
    twins: { name: 'Deux pour le prix d’un', how: 'Survivez à deux vortex ouverts au même tour.' },
    catch: {
      name: 'Bien rattrapé',
      how: 'Annulez avec la Rôdeuse Temporelle une faille qui aurait fait déborder une époque.',
    },
    delegation: { name: 'Délégation', how: 'Laissez un autre agent appliquer une carte pendant votre tour.' },
    ambush: { name: 'Fête surprise', how: 'Terminez vos actions avec tous les agents à l’époque du Dr Foo.' },
    hoarder: { name: 'Tiroirs pleins', how: 'Constituez un deck de 14 cartes.' },
    saboteur: {
      name: 'Avez-vous essayé de la débrancher ?',
      how: 'Détruisez cinq cartes Ultramachina en une partie.',
    },
  },
};
