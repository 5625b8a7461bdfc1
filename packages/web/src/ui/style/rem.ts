/** A length that is so many pixels in a common window and grows with the type in a large one. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
