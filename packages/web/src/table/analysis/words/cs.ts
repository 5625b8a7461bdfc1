import type { AnalysisEntryWords } from './index.ts';

export const cs: AnalysisEntryWords = {
  people:
    'Během partie s jinými lidmi rozbor není: rada od programu by byla podvod. Otevře se, až partie skončí.',
  rated: 'Během hodnocené partie rozbor není: rada od programu by byla podvod. Otevře se, až partie skončí.',
  failed: 'Rozbor této partie se nepodařilo otevřít.',
  analyse: 'Rozebrat',
};
