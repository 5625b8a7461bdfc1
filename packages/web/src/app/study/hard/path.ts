/** Address of "How hard is it?" of a game. */
export const hardPath = ({ id }: { readonly id: string }): string => `/hard/${id}`;
