/** What somebody new is told the first time it happens, in French. Spaces before : ; ! ? are no-break. */
import type { LessonText } from '../en/lessons.ts';

export const lessons: LessonText = {
  fleet:
    'Petits, les vaisseaux gagnent les combats mais se traînent ; grands, ils vont loin mais perdent. Mélangez.',
  goal: 'Posez tous vos cubes en premier : vos vaisseaux en orbite, près d’une planète, doivent faire son nombre.',
  reaction: 'On vous attaque, et une de vos cartes peut répondre, même si ce n’est pas votre tour.',
  infamy:
    'À six de domination, c’est l’infamie : un cube sur toute planète où il reste de la place, sans vaisseau.',
  reroll: 'Une de vos cartes relance un dé. Le nouveau résultat compte, même s’il est pire.',
  occupy: 'Gagné. Entrez dans la case, ou restez si une somme en orbite a besoin de votre vaisseau.',
  discard: 'Défaussez le Commandement qui vous aide le moins : personne n’en garde plus de trois.',
  breakthrough: 'Six pas de recherche font une percée : une carte pour vous, et la piste repart de un.',
  card: 'Un Commandement reste et sert dès votre prochain tour ; une Tactique agit tout de suite. Ou renouvelez les six.',
  sum: 'Tous vos vaisseaux en orbite comptent, sans exception : éloignez-en un, ou changez une face.',
  move: 'Un vaisseau avance d’autant de cases que son nombre, jamais en diagonale, une fois par tour.',
  lastCube:
    'Il reste un seul cube à un adversaire : le poser finit la partie. Cherchez où il fait presque le nombre.',
  construct:
    'Vos vaisseaux font le nombre d’une planète : construisez, pour deux actions. Le cube vaut aussi une carte.',
  rivalReady:
    'Un adversaire fait le nombre d’une planète et pourra y construire. Un vaisseau détruit, et la somme tombe.',
  lost: 'Votre vaisseau est détruit : relancé, il attend à la casse que vous le déployiez.',
  dominance:
    'Chaque vaisseau détruit est un pas de domination, chaque vaisseau perdu un pas en arrière. Six font un cube.',
  repelled: 'Repoussé : seule l’action est perdue. Votre vaisseau reste sur la case d’où il a attaqué.',
  attack:
    'Vaisseau plus dé, et le plus petit total gagne : les petits sont forts. Égalité : l’attaquant l’emporte.',
  deploy:
    'Déployer : un vaisseau de la casse revient, tel quel, en orbite d’une planète qui porte votre cube.',
  spent: 'Plus d’actions, mais capacités et cartes gratuites servent encore. Ensuite, terminez vos actions.',
  used: 'Une capacité par vaisseau et par tour : elle reste utilisée, même si le dé montre une autre face.',
  reconfigured:
    'Reconfigurer donne toujours une autre face. Le vaisseau peut encore bouger, et vous, recommencer.',
  research: 'Rien de mieux pour la dernière action ? La recherche : six pas donnent une carte.',
  ability: 'Chaque type de vaisseau a sa capacité. Elle ne coûte pas d’action, une fois par tour.',
  theVoid: 'Chaque vaisseau à vous dans le Vide au début de votre tour est un pas de recherche.',
};
