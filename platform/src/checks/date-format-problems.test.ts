import { expect, it } from 'vitest';
import { dateFormatProblems } from './date-format-problems.ts';

const own = "new Intl.DateTimeFormat('ar-JO').format(at)";
const reasons = { 'mf-x/src/chart.tsx': 'an axis' };

it.each([
  ['a mail', 'api/src/modules/x/mail.ts', own, 1],
  ['the API’s module of times', 'api/src/base/time/moment-text.ts', own, 0],
  ['a remote', 'mf-x/src/day.tsx', own, 1],
  ['a remote with the locale of the module', 'mf-x/src/day.tsx', own.replace("'ar-JO'", 'localeOf(language)'), 0],
  ['a day as data', 'mf-x/src/day.tsx', own.replace('ar-JO', 'sv-SE'), 0],
  ['a file with a reason', 'mf-x/src/chart.tsx', own, 0],
  ['a reason that is no longer needed', 'mf-x/src/chart.tsx', '', 1],
  ['the zone of the browser', 'mf-x/src/zone.ts', 'Intl.DateTimeFormat().resolvedOptions().timeZone', 0],
])('times are written by the modules of time: %s', (_what, file, source, problems) => {
  expect(dateFormatProblems(file, source, reasons)).toHaveLength(problems);
});
