import { expect, test } from 'vitest';
import { shortened } from './preview.ts';

test.each([
  ['Short', 'Short'],
  ['Exactly twenty-five chars', 'Exactly twenty-five chars'],
  ['This is longer than twenty-five', 'This is longer than twent…'],
  ['two\nlines  here', 'two lines here'],
  ['السَّلَامُ عَلَيْكُمْ', 'السَّلَامُ عَلَيْكُمْ'],
  ['👨‍👩‍👧‍👦'.repeat(30), `${'👨‍👩‍👧‍👦'.repeat(25)}…`],
])('%s is shown in at most 25 letters', (text, shown) => {
  expect(shortened(text)).toBe(shown);
});
