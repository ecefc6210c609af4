import { expect, it } from 'vitest';
import { clippedTextProblems } from './clipped-text-problems.ts';

const problems = (line: string, file = 'mf-users/src/page.tsx') => clippedTextProblems(file, `const a = 1;\n${line}\n`);

it.each([
  '<Text truncate>{name}</Text>',
  '<Text fontSize="sm" truncate dir="auto">',
  "const cut = { textOverflow: 'ellipsis' };",
  '.name { text-overflow: ellipsis; }',
  '<Text\n  lineClamp="2"\n  fontSize="sm">',
])('the source %s is rejected with its line', (line) => {
  expect(problems(line)).toEqual([expect.stringMatching(/^mf-users\/src\/page\.tsx:2: .* use OneLine of shared-ui$/)]);
});

it.each([
  '<OneLine>{name}</OneLine>',
  '<Text dir="auto" lineClamp="3">',
  '<Text lineClamp="3" dir="auto">',
  "database.run('truncate classes');",
  '// truncate cuts a name',
])('%s is accepted', (line) => {
  expect(problems(line)).toEqual([]);
});

it('the component that cuts texts, and clipped parts that are no names, are accepted', () => {
  for (const file of ['shared-ui/src/text/one-line.tsx', 'shell/src/layout/bottom-bar.tsx'])
    expect(problems('<Span maxWidth="full" truncate>', file)).toEqual([]);
});
