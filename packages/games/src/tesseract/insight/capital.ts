/** Capitalizes a sentence, also one that begins with a name in lower case. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
