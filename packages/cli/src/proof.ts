/** Sentences of `verify`: what the numbers, the promise and the seal of a log prove, and what they do not. */
import { type Fairness, typesetAll } from '@tessera/engine';
import { filled, type Language, type Translated } from './words.ts';

/** A verified log. */
export interface Proof {
  readonly plies: number;
  readonly fairness: Fairness;
  /** Hash that was shown before the first answer, or before the match was moved to a server. */
  readonly promise: string | null;
  /** Number of answers before the match was moved to a table that promised its dice. */
  readonly sealedAfter: number | null;
  readonly isSealed: boolean;
  readonly hasChance: boolean;
}

const en = {
  holds: 'the log holds: {plies} plies, every one legal; {proof}',
  proofs: {
    sealed: 'every number drawn from the seed, which was promised before the first one',
    fair: 'every number drawn from the seed',
    given: 'the numbers were given by hand, as the log says; not proved',
    noSeed: 'an empty seed proves nothing',
  },
  /** About the numbers drawn before a match was moved. */
  movedProofs: {
    sealed: 'every number drawn from the seed, which was promised before the first one',
    fair: 'every number drawn from a seed',
    given: 'the numbers before it was moved were given, as the log says; not proved',
    noSeed: 'the numbers before it was moved come from an empty seed, which proves nothing',
  },
  promised: 'the dice match their seal {promise}',
  movedFirst: 'what was dealt before the first answer was not promised in advance: the match was moved then',
  movedAfterOne: 'dice of the first answer were not promised in advance: the match was moved then',
  movedAfter: 'dice of the first {count} answers were not promised in advance: the match was moved then',
  promise:
    'that proves fair dice to those who were shown the same seal before the first answer, and to nobody else',
  promiseSince:
    'that proves the dice since then to those who were shown the same seal before they played on, and to nobody else',
  noPromise:
    'whoever chose the seed could foresee its numbers; only dice sealed before the first answer rule that out',
  seal: [
    'its seal fits: no byte that matters was changed since that seal was made',
    'anybody can make a new seal: it finds damage and careless edits; it is no signature and does not tell who wrote the log or when',
  ],
  noSeal: ['it has no seal: whether it was changed since it was written cannot be told'],
  digest: 'digest {digest}',
} as const;

type ProofText = Translated<typeof en>;

const fr: ProofText = {
  holds: 'le journal est valide ; coups joués : {plies}, tous permis ; {proof}',
  proofs: {
    sealed: 'chaque nombre vient de la graine, fixée avant le premier coup',
    fair: 'chaque nombre vient de la graine',
    given: 'les nombres ont été saisis à la main, comme le dit le journal : rien n’est prouvé',
    noSeed: 'une graine vide ne prouve rien',
  },
  movedProofs: {
    sealed: 'chaque nombre vient de la graine, fixée avant le premier coup',
    fair: 'chaque nombre vient d’une graine',
    given:
      'avant le changement de table, les nombres ont été saisis, comme le dit le journal : rien n’est prouvé',
    noSeed: 'avant le changement de table, les nombres viennent d’une graine vide, qui ne prouve rien',
  },
  promised: 'les dés correspondent à leur sceau {promise}',
  movedFirst: 'le tirage d’avant le premier coup n’était pas scellé : la partie a changé de table ensuite',
  movedAfterOne: 'les dés du premier coup n’étaient pas scellés : la partie a changé de table ensuite',
  movedAfter:
    'les dés des {count} premiers coups n’étaient pas scellés : la partie a changé de table ensuite',
  promise:
    'cela prouve que les dés ne sont pas truqués, mais seulement aux personnes à qui ce même sceau a été montré avant le premier coup',
  promiseSince:
    'cela prouve que les dés lancés depuis ne sont pas truqués, mais seulement aux personnes à qui ce même sceau a été montré avant la reprise',
  noPromise:
    'la personne qui a choisi la graine pouvait prévoir ses nombres ; seuls des dés scellés avant le premier coup l’excluent',
  seal: [
    'le sceau est intact : rien d’important n’a changé depuis qu’il a été apposé',
    'tout le monde peut apposer un nouveau sceau : il révèle les dégâts et les modifications maladroites, mais ce n’est pas une signature ; il ne dit ni qui a écrit le journal, ni quand',
  ],
  noSeal: ['le journal n’a pas de sceau : impossible de savoir s’il a été modifié depuis'],
  digest: 'empreinte {digest}',
};

const cs: ProofText = {
  holds: 'záznam platí; zahrané tahy: {plies}, všechny podle pravidel; {proof}',
  proofs: {
    sealed: 'všechna čísla plynou ze semínka, které bylo určeno před prvním tahem',
    fair: 'všechna čísla plynou ze semínka',
    given: 'čísla byla zadána ručně, jak říká záznam: nic nedokazují',
    noSeed: 'prázdné semínko nic nedokazuje',
  },
  movedProofs: {
    sealed: 'všechna čísla plynou ze semínka, které bylo určeno před prvním tahem',
    fair: 'všechna čísla plynou z některého semínka',
    given: 'čísla před přesunem partie byla zadána ručně, jak říká záznam: nic nedokazují',
    noSeed: 'čísla před přesunem partie plynou z prázdného semínka, které nic nedokazuje',
  },
  promised: 'kostky odpovídají své pečeti {promise}',
  movedFirst: 'co se rozdalo před prvním tahem, nebylo zapečetěné: partie se přesunula až pak',
  movedAfterOne: 'kostky prvního tahu nebyly zapečetěné: partie se přesunula až pak',
  movedAfter: 'kostky prvních {count} tahů nebyly zapečetěné: partie se přesunula až pak',
  promise: 'že byly kostky poctivé, to dokazuje jen těm, kdo stejnou pečeť viděli před prvním tahem',
  promiseSince:
    'že byly kostky poctivé od té chvíle, to dokazuje jen těm, kdo stejnou pečeť viděli před pokračováním partie',
  noPromise:
    'kdo semínko zvolil, mohl jeho čísla předvídat; vylučují to jen kostky zapečetěné před prvním tahem',
  seal: [
    'pečeť souhlasí: od jejího vzniku se nic podstatného nezměnilo',
    'novou pečeť může vytvořit každý: odhalí poškození a neopatrné úpravy, není to však podpis a neříká, kdo záznam napsal ani kdy',
  ],
  noSeal: ['záznam nemá pečeť: nelze poznat, zda se od napsání změnil'],
  digest: 'otisk {digest}',
};

const TEXT: Readonly<Record<Language, ProofText>> = typesetAll({ en, fr, cs });

export function proofLines(proof: Proof, fingerprint: string, language: Language): readonly string[] {
  const { plies, fairness, promise, sealedAfter, isSealed, hasChance } = proof;
  const text = TEXT[language];
  const isMoved = sealedAfter !== null;
  const isForeseeable = fairness === 'fair' && !isMoved && hasChance;
  return [
    filled(text.holds, { plies, proof: (isMoved ? text.movedProofs : text.proofs)[fairness] }),
    ...(promise === null ? [] : [filled(text.promised, { promise })]),
    ...(isMoved ? [movedLine(text, sealedAfter)] : []),
    ...(promise === null ? [] : [isMoved ? text.promiseSince : text.promise]),
    ...(isForeseeable ? [text.noPromise] : []),
    ...(isSealed ? text.seal : text.noSeal),
    filled(text.digest, { digest: fingerprint }),
  ];
}

const movedLine = ({ movedFirst, movedAfterOne, movedAfter }: ProofText, count: number): string =>
  count === 0 ? movedFirst : count === 1 ? movedAfterOne : filled(movedAfter, { count });
