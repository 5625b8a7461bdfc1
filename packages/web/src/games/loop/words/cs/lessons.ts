/** What is said the first time something happens, in Czech. */
import type { LessonText } from '../en/lessons.ts';

export const lessons: LessonText = {};
