export const CHANGELOG = 'CHANGELOG.md';
const HEADINGS = ['Before you deploy', 'For remote teams', 'What people see'];
const RELEASE = /^## (Unreleased|1\.0\.0|\d{4}-\d\d-\d\d: API \d+\.\d+, shell \d+\.\d+)$/;
/** So much of an entry tells whether another one is the same. */
const HEAD_LENGTH = 60;

/** Releases without day and versions, entries that stand below no known heading, or twice in a release, and lines that belong to no entry. */
export function changelogProblems(text: string): string[] {
  let heading = '';
  let seen = new Set<string>();
  const problemOf = (line: string): string | null => {
    if (line.startsWith('## ')) {
      [heading, seen] = ['', new Set()];
      return RELEASE.test(line) ? null : 'a release is "## 2026-11-26: API 1.3, shell 1.1"';
    }
    if (line.startsWith('### ')) {
      heading = line.slice(4);
      return HEADINGS.includes(heading) ? null : `the heading is none of ${HEADINGS.join(', ')}`;
    }
    if (heading !== '' && line !== '' && !/^(## |- )/.test(line)) return 'an entry is one line that begins with "- "';
    if (!line.startsWith('- ')) return null;
    const head = line.slice(0, HEAD_LENGTH);
    const isDouble = seen.has(head);
    seen.add(head);
    if (heading === '') return `an entry stands below one of the headings ${HEADINGS.join(', ')}`;
    return isDouble ? `the entry "${head}" stands twice in its release` : null;
  };
  return text.split('\n').flatMap((line, index) => {
    const problem = problemOf(line);
    return problem ? [`${CHANGELOG}:${index + 1}: ${problem}`] : [];
  });
}
