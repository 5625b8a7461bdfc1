/** Oldest browsers that the client supports: build target, feature check and the sentence for older ones follow. */
export const SUPPORTED = { chrome: 111, safari: 16.4, firefox: 140 } as const;

export type Browser = keyof typeof SUPPORTED;

/** The same as a build target of Vite: `chrome111`, `safari16.4`, `firefox140`. */
export const TARGETS: string[] = Object.entries(SUPPORTED).map(([name, version]) => `${name}${version}`);
