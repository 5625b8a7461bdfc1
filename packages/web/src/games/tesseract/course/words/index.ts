import type { Words } from '../../../../text/index.ts';
import type { en } from './en.ts';

export type TesseractCourseWords = Words<typeof en>;
