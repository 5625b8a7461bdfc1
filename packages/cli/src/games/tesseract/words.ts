import {
  LAB_NAMES,
  namesOf,
  story,
  type TesseractEvent,
  type TesseractView,
  tracker,
  whyOf,
} from '@tessera/games/tesseract';
import { filled, type Language, sentenceOf, type Words } from '../../words.ts';
import { TESSERACT_TEXT } from '../texts.ts';

export function tesseractWords(language: Language): Words<TesseractView, TesseractEvent> {
  const text = TESSERACT_TEXT[language];
  return {
    language,
    seats: LAB_NAMES,
    reason: ({ reason }) => sentenceOf(text.reasons, reason, language),
    why: ({ key, params }) => whyOf(text, key, params),
    story: (events, before) => {
      const known = tracker(before);
      const names = namesOf(text, known, lab => LAB_NAMES[lab] ?? '?', 'notation');
      return story(text, events, names, known).map(line => line.text);
    },
    refusal: ({ code, params = {} }) => filled(sentenceOf(text.refusals, code, language), params),
  };
}
