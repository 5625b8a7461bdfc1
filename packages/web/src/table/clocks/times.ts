/** Text of a clock, from milliseconds. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Threshold below which a clock is marked and announced. */
const LOW = 30 * SECOND;

export const isLow = (ms: number): boolean => ms <= LOW;

/** Moments that are announced. */
const MOMENTS = [MINUTE, LOW, 10 * SECOND];

/** Announced moment that was just passed, in seconds. */
export const momentBetween = (before: number, after: number): number | undefined => {
  const moment = MOMENTS.find(one => before > one && after <= one);
  return moment === undefined ? undefined : moment / SECOND;
};

/** Formats as "12:05", "1:02:00", and in the last ten seconds "9.4". */
export function formatLeft(ms: number): string {
  if (ms < 10 * SECOND) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / SECOND);
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Time until the text changes. */
export const untilChange = (ms: number): number =>
  ms < 10 * SECOND + 1 ? ms % 100 || 100 : ms % SECOND || SECOND;
