import { expect, test } from 'vitest';
import { onOneLine } from './preview.ts';

test('a preview is one line, and no word of it is cut', () => {
  expect(onOneLine('two\nlines  here')).toBe('two lines here');
  const arabic = 'السلام عليكم ورحمة الله وبركاته، كيف حال المراجعة اليوم؟';
  expect(onOneLine(arabic)).toBe(arabic);
});
