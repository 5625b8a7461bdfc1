/** Labs in French, as `fill` applies them: `{lab|labo}` after "le labo" gives "le labo d’Ada" and "le labo A". */
import { frenchForms } from '@tessera/engine';

/** A letter needs no "de", and a bot is no proper name: "le labo du robot posé". */
const labo = (name: string): string =>
  name.length === 1 ? name : /^Robot /.test(name) ? `du r${name.slice(1)}` : frenchForms.de(name);

export const labForms = { labo };
