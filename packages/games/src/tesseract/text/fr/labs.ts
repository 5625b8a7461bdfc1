/** Labs in French, as `fill` applies them: `{lab|labo}` after "le labo" gives "le labo d’Ada" and "le labo A". */
import { frenchForms } from '@tessera/engine';

/** A letter needs no "de". */
const labo = (name: string): string => (name.length === 1 ? name : frenchForms.de(name));

export const labForms = { labo };
