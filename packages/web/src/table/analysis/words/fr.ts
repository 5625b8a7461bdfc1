import type { AnalysisEntryWords } from './index.ts';

export const fr: AnalysisEntryWords = {
  people:
    'Pas d’analyse pendant une partie contre d’autres personnes : se faire aider par un moteur serait tricher. Elle s’ouvre à la fin de la partie.',
  rated:
    'Pas d’analyse pendant une partie classée : se faire aider par un moteur serait tricher. Elle s’ouvre à la fin de la partie.',
  failed: 'Impossible d’ouvrir l’analyse de cette partie.',
  analyse: 'Analyser',
};
