/** Router of the sections for learning and practice, each lazy-loaded. */
import type { ComponentType } from 'preact';
import { useText } from '../../text/index.ts';
import { lazy } from '../../ui/render/lazy.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { PageFrame } from '../PageFrame.tsx';
import type { StudyPlace } from '../route.ts';

export interface StudyProps {
  readonly place: StudyPlace;
  /** Parts of the address after the section. */
  readonly rest: readonly string[];
}

const PAGES: Readonly<Record<StudyPlace, ComponentType<Pick<StudyProps, 'rest'>>>> = {
  daily: lazy(() => import('./daily/DailyPage.tsx'), Coming),
  learn: lazy(() => import('./learn/LearnPage.tsx'), Coming),
  puzzles: lazy(() => import('./puzzles/PuzzlesPage.tsx'), Coming),
  hard: lazy(() => import('./hard/HardPage.tsx'), Coming),
  analysis: lazy(() => import('./analysis/AnalysisPage.tsx'), Coming),
};

function Coming() {
  return (
    <PageFrame>
      <Waiting text={useText().waiting} />
    </PageFrame>
  );
}

export default function StudyPage({ place, rest }: StudyProps) {
  const Page = PAGES[place];
  return <Page rest={rest} />;
}
