/** Section 0: provenance of a row. */
export type Confidence = 'seed' | 'confirmed' | 'single' | 'inferred' | 'house';
