import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dynamicStyles, staticStyleProblems } from './static-style-problems.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'academy-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isStyle = (name: string) => ['width', 'bg', 'gap'].includes(name);
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
write('parts.ts', "export const Shelf = chakra('div', {});\nexport const shelfStyles = { width: '1rem' };\n");

function found(element: string): string[] {
  write(
    'page.tsx',
    `import { Shelf, shelfStyles } from './parts.ts';\nconst LOOKS = { a: { bg: 'red' } };\nexport const page = (width: string, isWide: boolean, tone: 'a') => ${element};\n`,
  );
  return dynamicStyles(folder, ['parts.ts', 'page.tsx'], isStyle);
}

it.each([
  '<Shelf width="1rem" gap={2} />',
  "<Shelf width={isWide ? '2rem' : undefined} />",
  "<Shelf width={{ base: '1rem', md: isWide && '2rem' }} />",
  '<Shelf css={shelfStyles} />',
  '<Shelf css={[shelfStyles, { bg: LOOKS[tone].bg }]} />',
  '<Shelf style={{ width }} label={width} />',
  '<Book width={width} />',
])('a build can make the styles of %s', (element) => {
  expect(found(element)).toEqual([]);
});

it.each(['<Shelf width={width} />', "<Shelf bg={tone + '.subtle'} />", '<Shelf css={{ width: width }} />'])(
  'only the running page knows the styles of %s',
  (element) => {
    expect(found(element)).toEqual([expect.stringMatching(/^page\.tsx:3: (?:width|bg|css)=/)]);
  },
);

it('a file may have as many as its exceptions say, and fewer lower them', () => {
  const places = ['a.tsx:1: width={width}', 'b.tsx:2: bg={tone}'];
  expect(staticStyleProblems(places, { 'a.tsx': 1, 'b.tsx': 1 })).toEqual([]);
  expect(staticStyleProblems(places, { 'a.tsx': 2 })).toEqual([
    'a.tsx has 1 styles that are not static, not 2: lower its number of exceptions',
    expect.stringMatching(/^b\.tsx:2: bg=\{tone\}: only the running page knows this style/),
  ]);
});
