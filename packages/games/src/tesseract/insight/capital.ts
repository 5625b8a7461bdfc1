/** With a capital letter in front, also where a name in lower case opens the sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
