import { expect, it } from 'vitest';
import { formTexts, problemText } from './form-texts.ts';

it.each(['en', 'ar'] as const)(
  'a public form explains what is wrong with a photo that cannot be read (%s)',
  (language) => {
    const texts = formTexts(language);
    const said = ['pixels', 'slow', 'damaged'].map((code) => problemText(texts, code));
    expect(said).not.toContain(texts.problem.other);
    expect(said).not.toContain(texts.problem.too_large);
    expect(new Set(said).size).toBe(3);
  },
);
