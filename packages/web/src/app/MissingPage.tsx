/** "Not found" page. */
import { fill, useText } from '../text/index.ts';
import { Notice } from '../ui/Notice.tsx';

export interface MissingProps {
  readonly path: string;
}

export default function MissingPage({ path }: MissingProps) {
  const { missing } = useText();
  return <Notice title={missing.title} text={fill(missing.text, { path })} />;
}
