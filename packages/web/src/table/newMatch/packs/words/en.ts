/** Text about content packs of any game, in English. */
export const en = {
  builtIn: 'Built in',
  import: 'Import a pack (JSON)',
  template: 'Download a template',
  added: 'The pack {name} is saved in this browser and selected.',
  notKept:
    'The pack {name} is selected, but this browser cannot save any more: it lasts until you leave this page.',
  remove: 'Remove {name}',
  removed: 'The pack {name} was removed. Matches that use it keep their cards.',
  refused: '{file} was refused, and nothing was changed:',
  more: { one: 'and {count} more problem', other: 'and {count} more problems' },
  notJson: 'It is not JSON, so it cannot be a pack.',
  tooLarge: 'It is far larger than a pack can be.',
  unreadable: 'It could not be read.',
  how: 'How to write a pack',
} as const;
