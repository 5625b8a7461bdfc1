/** Exit codes, as docs/cli.md lists them. */
export const EXIT = { ok: 0, failed: 1, malformed: 2, broken: 3, interrupted: 130 } as const;
