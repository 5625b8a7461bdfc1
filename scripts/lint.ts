/** Arguments of Biome for format and lint; a warning counts as an error. */
export const LINT = ['check', '--error-on-warnings', '.'];
