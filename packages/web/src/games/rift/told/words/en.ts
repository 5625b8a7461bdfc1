/** Text about the latest move of somebody else, in English. */
export const en = {
  moved: '{name}: {piece} {from} → {to}.',
  turned: '{name}: {piece} on {from} turned.',
  placed: '{name}: {piece} placed on {to}.',
  piece: '{piece} on {at}',
  and: '{first} and {last}',
  took: 'Took your {pieces}.',
  attacks: 'Now attacks your {pieces}.',
  quiet: 'Nothing of yours is in new danger.',
} as const;
