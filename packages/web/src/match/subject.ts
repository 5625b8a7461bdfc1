/** The thing an answer begins with: a piece and its square, a piece in hand, a card, a ship, a verb with its first object. */
const SUBJECT = /^(?:[A-Z]?@|[A-Z][a-z]\d+|[^\s-]+(?: [^\s-]+)?)/;

export const subjectOf = (answer: string): string => SUBJECT.exec(answer)?.[0] ?? answer;
