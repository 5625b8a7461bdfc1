/**
 * Ref callback that focuses a button: in a confirmation the harmless one, so that a double click hits nothing
 * else.
 */
export const focused = (button: HTMLButtonElement | null): void => button?.focus();
