import type { InLanguages } from '@tessera/engine';

export const PROGRESS: InLanguages<string> = {
  en: 'Turn {turn} of 21, missions {archived} of 4, vortices {vortices} of 3',
  fr: 'Tour {turn} sur 21, missions {archived} sur 4, vortex {vortices} sur 3',
  cs: '{turn}. tah z 21, mise {archived} ze 4, víry {vortices} ze 3',
};
