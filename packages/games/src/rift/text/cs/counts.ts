/** Counted things in Czech, as `fill` applies them: `{max|kroky}`; nominative and accusative are the same but for `figurky4`. */
import { counted } from '@tessera/engine';

export const countForms = {
  kroky: counted('# krok', '# kroky', '# kroků'),
  kameny: counted('# kámen', '# kameny', '# kamenů'),
  pruseciky: counted('# průsečík', '# průsečíky', '# průsečíků'),
  figurky4: counted('# figurku', '# figurky', '# figurek'),
  zbyvaCest: counted('zbývá # cesta', 'zbývají # cesty', 'zbývá # cest', 'nezbývá žádná cesta'),
  dalsiHrozby: counted('# další hrozba', '# další hrozby', '# dalších hrozeb'),
};
