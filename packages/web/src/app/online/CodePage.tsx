/** Short invitation address: looks up the code and redirects to the table. */
import { useEffect, useState } from 'preact/hooks';
import { navigate, PATHS } from '../../ui/router.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { api } from './api.ts';
import { MissingTable } from './MissingTable.tsx';
import type { OnlineProps } from './OnlinePage.tsx';

export default function CodePage({ id, words }: OnlineProps) {
  const [isMissing, miss] = useState(false);
  useEffect(() => {
    api.byCode(id.replace('-', '').toUpperCase()).then(
      line => navigate(PATHS.table(line.id), 'replace'),
      () => miss(true),
    );
  }, [id]);
  if (isMissing) return <MissingTable words={words} />;
  return (
    <PageFrame>
      <Waiting text={words.join.connecting} />
    </PageFrame>
  );
}
