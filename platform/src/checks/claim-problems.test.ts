import { expect, it } from 'vitest';
import { claimProblems, readClaims } from './claim-problems.ts';
import type { ProductText } from './word-problems.ts';

const claims = readClaims(`
| key | constant | rule |
| --- | --- | --- |
| \`file.rows\` | \`api/src/sheet.ts\` \`MOST_ROWS\` | |
`);
const text = (said: string): ProductText => ({ file: 'x.json', key: 'file.rows', text: said, language: 'en' });

it.each([
  ['the number of the rule', 'At most 5,000 rows', 'const MOST_ROWS = 5000;', 0],
  ['another number', 'At most 4,000 rows', 'const MOST_ROWS = 5_000;', 1],
  ['a number without its rule', 'At most 5,000 rows', 'const MOST = 5000;', 1],
])('a text says %s', (_what, said, source, problems) => {
  expect(claimProblems(claims, [text(said)], () => source)).toHaveLength(problems);
});

it('a claim about a text that does not exist is reported', () => {
  expect(claimProblems(claims, [], () => 'const MOST_ROWS = 5000;')).toHaveLength(1);
});
