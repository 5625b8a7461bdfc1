/** Section 0: where a row comes from. */
export type Confidence = 'seed' | 'confirmed' | 'single' | 'inferred' | 'house';
