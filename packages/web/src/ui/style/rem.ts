/** A length in rem: so many pixels at the usual root size, more in a large viewport. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
