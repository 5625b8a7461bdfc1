/** Review of a finished match of this browser, below its table. */
import { useMemo } from 'preact/hooks';
import type { FootProps } from '../game.ts';
import { CourseStrip } from './CourseStrip.tsx';
import { createWatch } from './watch.ts';

export default function Review(props: FootProps) {
  const { client, snapshot } = props.model;
  const { seq } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is another course.
  const watch = useMemo(() => createWatch(client), [client, seq]);
  return <CourseStrip {...props} watch={watch} />;
}
