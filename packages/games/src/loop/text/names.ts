/** The names alone, as the values of an option. */
export const namesOf = <K extends string>(
  rows: Readonly<Record<K, { readonly name: string }>>,
): Readonly<Record<K, string>> => {
  const names = {} as Record<K, string>;
  for (const key in rows) names[key] = rows[key].name;
  return names;
};
