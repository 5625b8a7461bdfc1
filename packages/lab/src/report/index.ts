export { commandOf, formatMeasured, measuredOf } from './measured.ts';
export { reportPage } from './page.ts';
export { digestOf, summaryLines, summaryOf } from './summary.ts';
