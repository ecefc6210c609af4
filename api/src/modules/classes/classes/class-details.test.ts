import { expect, it } from 'vitest';
import { minutesText } from './class-details.ts';

it.each([
  [1, '1 minute', 'دقيقة واحدة'],
  [2, '2 minutes', 'دقيقتان'],
  [3, '3 minutes', '3 دقائق'],
  [10, '10 minutes', '10 دقائق'],
  [11, '11 minutes', '11 دقيقة'],
  [45, '45 minutes', '45 دقيقة'],
  [100, '100 minutes', '100 دقيقة'],
  [103, '103 minutes', '103 دقائق'],
])('a length of %d minutes is written in its plural form (D57)', (n, english, arabic) => {
  expect([minutesText(n, 'en'), minutesText(n, 'ar')]).toEqual([english, arabic]);
});
