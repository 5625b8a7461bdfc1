/** What is said the first time something happens, in English. Other languages have the same keys. */
import type { Words } from '../../../../text/format.ts';

export const lessons = {} as const;

export type LessonText = Words<typeof lessons>;
