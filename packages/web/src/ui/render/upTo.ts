// @chunk start
/** The integers from 0 below a number; keys of list items that only differ by their index. */
export const upTo = (count: number): readonly number[] => [...Array(count).keys()];
