import { expect, it } from 'vitest';
import { changedLibraryProblems } from './changed-library-problems.ts';

const patches = ['platform/patches/@shelf__react@3.37.0.patch'];
const document =
  '# Changed\n\n### `@shelf/react@3.37.0`\n\n- **Test.** Shelves.\n\n### without books\n\n- **Test.** All.\n';

it('patches and replacements that are documented with their tests are no problem', () => {
  expect(changedLibraryProblems(document, patches, ['without books'])).toEqual([]);
});

it('a patch of another version, a replacement without an entry and an entry without a test are reported', () => {
  const moved = document.replace('3.37.0', '3.38.0').replace('- **Test.** All.', '');
  expect(changedLibraryProblems(moved, patches, ['without books', 'without pages'])).toEqual([
    'docs/changed-libraries.md does not name "@shelf/react@3.37.0"',
    'docs/changed-libraries.md does not name "without pages"',
    'docs/changed-libraries.md: "without books" has no test',
  ]);
});
