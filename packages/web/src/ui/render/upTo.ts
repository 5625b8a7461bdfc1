/** 0, 1, … below a number: places which nothing but their number tells apart, so it is their key. */
export const upTo = (count: number): readonly number[] => [...Array(count).keys()];
