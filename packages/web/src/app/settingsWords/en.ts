/** Text of the settings page only, in English. */
export const en = {
  title: 'Settings',
  lead: 'Kept in this browser only.',
  notStored: 'This browser does not keep settings, so they last until you close the page.',
  tryIt: 'Try it',
  name: { label: 'Your name', text: 'How tables call you. Stays in this browser.', placeholder: 'You' },
  about: {
    theme: 'Dark is how the tables were drawn first.',
    language: 'Of every page, table and rule.',
    motion: 'Reduced stops pictures and lets pieces jump instead of travel.',
    animation: 'How fast pieces travel and dice tumble.',
    botSpeed: 'How long they wait until you have seen what came before.',
    oneClick:
      'Dice, hidden things and the end of a turn come with the first click. Off, the first click shows what would happen.',
    sound: 'Small, synthesised here. Off unless you like it.',
    coaching: 'One sentence the first time each thing happens at a table.',
  },
} as const;
