export { type Opened, openCourse } from './course.ts';
export { type Asked, type Judges, judged, PLAIN_REVIEWING } from './judge.ts';
export { LEAST_MOMENT, MOST_MOMENTS, momentsOf } from './moments.ts';
export {
  type DecisionPoints,
  decisionPoints,
  type Grade,
  gradeOf,
  rankedPoints,
  totalPoints,
} from './points.ts';
export { type Progress, type Run, reviewed } from './run.ts';
export { gapOf, settled } from './settle.ts';
export {
  type AnyReviewing,
  type Chances,
  type Course,
  type Decision,
  type MatchReview,
  REVIEW_VERSION,
  type Reply,
  type Reviewing,
  type ReviewStep,
  type Total,
  type Verdict,
} from './types.ts';
