/** What somebody new is told the first time it happens, in French. Spaces before : ; ! ? are no-break. */
import type { LessonText } from '../en/lessons.ts';

export const lessons: LessonText = {
  fleet: 'Les petits chiffres gagnent les combats, les grands vont loin. Une flotte mixte fait les deux.',
  goal: 'Posez tous vos cubes avant les autres : vos vaisseaux en orbite font le nombre de la planète.',
  reaction: 'On vous attaque : une de vos cartes peut répondre, même si ce n’est pas votre tour.',
  infamy: 'À six en domination, c’est l’infamie : posez un cube où il y a de la place, même sans vaisseau.',
  reroll: 'Une de vos cartes relance un dé. Le nouveau résultat compte, même s’il est moins bon.',
  occupy: 'Gagné. Avancez, ou restez si votre vaisseau compte pour une somme en orbite.',
  discard: 'Défaussez le Commandement qui vous sert le moins : on n’en garde jamais plus de trois.',
  breakthrough: 'Une recherche à six est une percée : vous prenez une carte et la piste revient à un.',
  card: 'Un Commandement sert dès le tour suivant, une Tactique tout de suite. Ou renouvelez les six.',
  sum: 'Tous vos vaisseaux en orbite comptent : éloignez-en un, ou changez un chiffre.',
  move: 'Une fois par tour, un vaisseau avance d’autant de cases que son chiffre, jamais en diagonale.',
  lastCube:
    'Il ne reste qu’un cube à un adversaire : s’il le pose, c’est fini. Où a-t-il presque le compte ?',
  construct:
    'Votre somme égale le nombre de la planète : construisez, pour deux actions. Une carte en prime.',
  rivalReady: 'Un adversaire a le compte et pourra construire. Détruisez un vaisseau : la somme tombe.',
  lost: 'Votre vaisseau est détruit : on le relance et il attend à la casse que vous le déployiez.',
  dominance: 'Vaisseau détruit : +1 en domination. Vaisseau perdu : −1. À six, vous posez un cube.',
  repelled: 'Repoussée, l’attaque ne coûte aucun vaisseau : le vôtre reste sur la case d’où il a attaqué.',
  attack: 'Vaisseau plus dé : le plus petit total gagne. À égalité, l’attaquant l’emporte.',
  deploy: 'Déployé, un vaisseau de la casse revient tel quel autour d’une planète où vous avez un cube.',
  spent: 'Plus d’action, mais capacités et cartes gratuites restent utilisables. Ensuite, terminez.',
  used: 'Une capacité par vaisseau et par tour, même si le dé change de chiffre.',
  reconfigured:
    'Reconfigurer donne un autre chiffre et peut se refaire. Le vaisseau peut encore se déplacer.',
  research: 'Rien de mieux pour la dernière action ? La recherche : à six, vous gagnez une carte.',
  ability: 'Chaque type a une capacité gratuite par tour ; Transport et Manœuvre font partie du déplacement.',
  theVoid: 'Chaque vaisseau que vous avez dans le Vide au début de votre tour rapporte 1 point de recherche.',
};
