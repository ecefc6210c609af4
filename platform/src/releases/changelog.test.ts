import { expect, it } from 'vitest';
import { newestRelease, notesOf, withRelease } from './changelog.ts';

const release = { name: '2026-12-01', api: '1.117.0', shell: '1.3.2' };
const changelog = '# Changelog\n\n## Unreleased\n\n### What people see\n\n- Pages.\n\n## 1.0.0\n\n- All.\n';

it('what is unreleased gets a day and versions, and the next entries a heading', () => {
  const changed = withRelease(changelog, release);
  expect(changed).toContain(
    '## Unreleased\n\n## 2026-12-01: API 1.117, shell 1.3\n\n### What people see\n\n- Pages.\n',
  );
  expect([newestRelease(changelog), newestRelease(changed)]).toEqual(['1.0.0', '2026-12-01']);
  expect(notesOf(changed, '2026-12-01')).toBe('### What people see\n\n- Pages.\n');
  expect(notesOf(changed, '1.0.0')).toBe('- All.\n');
});

it('a release twice, an empty one and an unknown one are errors', () => {
  const changed = withRelease(changelog, release);
  expect(() => withRelease(changed, release)).toThrow('The release 2026-12-01 exists');
  expect(() => withRelease(changed, { ...release, name: '2026-12-02' })).toThrow('Nothing is unreleased');
  expect(() => notesOf(changelog, '2.0.0')).toThrow('The changelog has no release 2.0.0');
});
