/** The harmless answer to a question asked twice is the one at hand, and where the second half of a double click falls. */
export const focused = (button: HTMLButtonElement | null): void => button?.focus();
