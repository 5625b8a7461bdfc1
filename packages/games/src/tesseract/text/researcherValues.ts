/** Values of the researcher options: drawn, or one of the researchers by name. */
export const researcherValues = <T extends Readonly<Record<string, { readonly name: string }>>>(
  random: string,
  researchers: T,
): { readonly random: string } & { readonly [K in keyof T]: string } => {
  const names = Object.entries(researchers).map(([id, { name }]) => [id, name]);
  return { random, ...(Object.fromEntries(names) as { [K in keyof T]: string }) };
};
