/** How format and lint are asked: a warning counts. */
export const LINT = ['check', '--error-on-warnings', '.'];
