/** A picture of the player's page, drawn by the parts of the table. */
export const Figure = (_: { readonly figure: string }) => null;
