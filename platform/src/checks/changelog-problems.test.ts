import { expect, it } from 'vitest';
import { changelogProblems } from './changelog-problems.ts';

const release = (...lines: string[]) => ['# Changelog', 'About it.', '', '## Unreleased', ...lines].join('\n');

it('an entry below one of the three headings is accepted, in each release', () => {
  const entries = ['### Before you deploy', '', '- Migrate.', '', '### What people see', '- Pages.'];
  expect(changelogProblems(release('', ...entries, '', '## 1.0.0', ...entries))).toEqual([]);
});

it('an entry without a heading, a heading of another name and a line outside of entries are found', () => {
  expect(changelogProblems(release('- New.', '### Fixes', '- Mended.', '### What people see', 'Much.'))).toEqual([
    'CHANGELOG.md:5: an entry stands below one of the headings Before you deploy, For remote teams, What people see',
    'CHANGELOG.md:6: the heading is none of Before you deploy, For remote teams, What people see',
    'CHANGELOG.md:9: an entry is one line that begins with "- "',
  ]);
});

it('a release without its day and its versions is found', () => {
  expect(changelogProblems(release('', '## 2026-11-26: API 1.3, shell 1.1'))).toEqual([]);
  const problem = 'a release is "## 2026-11-26: API 1.3, shell 1.1"';
  expect(changelogProblems(release('', '## 26 November 2026'))).toEqual([`CHANGELOG.md:6: ${problem}`]);
});

it('two entries of a release that begin alike are found, also below different headings', () => {
  const entry = `- ${'A page of hand-overs counts each memorised ayah once. '.repeat(2)}`;
  expect(
    changelogProblems(release('### For remote teams', entry, '### What people see', `${entry}API 1.115.`)),
  ).toEqual([`CHANGELOG.md:8: the entry "${entry.slice(0, 60)}" stands twice in its release`]);
});
