/** How tesseract is played, in Czech. */
import type { Guide } from '../../../app/rules/guide.ts';

export const guide: Guide = {
  lead: 'Kooperativní hra s kostkami pro jednoho až čtyři hráče. Společně rozebíráte krychli z 64 kostek, než se rozpadne sama.',
  sections: [
    {
      id: 'goal',
      title: 'O co jde',
      parts: [
        'Dopravte po jedné kostce od každé barvy a hodnoty, celkem 24, na panel stabilizace. [T-END-1] Prohráváte při sedmé trhlině, [T-END-4] nebo když je Teserakt vyčerpán. [T-END-5]',
      ],
    },
  ],
};
