/** Text about content packs of any game, in English. */
export const en = {
  builtIn: 'Built in',
  import: 'Bring a pack (JSON)',
  template: 'Download a template',
  added: 'The pack {name} is kept in this browser, and chosen.',
  notKept: 'The pack {name} is chosen, but this browser stores no more: it lasts until you leave this page.',
  remove: 'Remove {name}',
  removed: 'The pack {name} was removed. Matches that use it keep their cards.',
  refused: '{file} is refused, and nothing was changed:',
  more: { one: 'and {count} more complaint', other: 'and {count} more complaints' },
  notJson: 'It is not JSON, so it cannot be a pack.',
  tooLarge: 'It is far larger than a pack can be.',
  unreadable: 'It could not be read.',
  how: 'How a pack is written',
} as const;
