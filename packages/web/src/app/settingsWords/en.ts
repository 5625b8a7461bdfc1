/** Text of the settings page only, in English. */
export const en = {
  title: 'Settings',
  lead: 'Saved in this browser only.',
  notStored: 'This browser does not save settings, so they last until you close the page.',
  tryIt: 'Try it',
  name: { label: 'Your name', text: 'Your name at the table. It stays in this browser.', placeholder: 'You' },
  about: {
    theme: 'The tables were designed in the dark theme first.',
    language: 'For every page, table and rule.',
    motion: 'Reduced keeps pictures still, and pieces jump instead of travelling.',
    animation: 'How fast pieces travel and dice tumble.',
    botSpeed: 'How long bots pause so that you can follow.',
    oneClick:
      'Roll, reveal and end a turn with one click. When off, the first click shows what would happen.',
    sound: 'Subtle sounds, off by default.',
    coaching: 'One sentence whenever something happens at a table for the first time.',
  },
} as const;
