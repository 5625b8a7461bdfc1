/** How tesseract is played, in English. */
import type { Guide } from '../../../app/rules/guide.ts';

export const guide: Guide = {
  lead: 'A co-operative game of dice for one to four. Together you take a cube of 64 dice apart before it falls apart by itself.',
  sections: [
    {
      id: 'goal',
      title: 'What it is about',
      parts: [
        'Bring one die of every colour and value, 24 in all, to the Containment board. [T-END-1] You lose at the seventh breach, [T-END-4] or when the Tesseract is used up. [T-END-5]',
      ],
    },
  ],
};
