import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type LoopCourseWords = Words<typeof en>;
