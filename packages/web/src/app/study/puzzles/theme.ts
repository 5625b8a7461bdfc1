/** The theme being practised, carried along in the address. */
export const themeAsked = (): string => new URLSearchParams(location.search).get('theme') ?? '';

export const withTheme = (address: string, theme: string): string =>
  theme === '' ? address : `${address}?theme=${encodeURIComponent(theme)}`;
