import type { FileChanges } from './file-changes.ts';
import { camel } from './names.ts';

const VISITS = 'e2e/src/visits';
const ALL = `${VISITS}/visits.ts`;
const LAST = '\n  ...subscriptionsVisits,';

const nameOf = (remote: string) => remote.replace(/^mf-/, '');

/** The visits of a remote. */
export const visitsFile = (remote: string) => `${VISITS}/${nameOf(remote)}-visits.ts`;

function addFile(changes: FileChanges, remote: string, list: string): void {
  changes.create(
    visitsFile(remote),
    `import type { Visit } from './visit.ts';

/** The screens of ${remote}. */
export const ${list}: Visit[] = [
];
`,
  );
  changes.insertAfter(ALL, LAST, `\n  ...${list},`);
  changes.insertAfter(ALL, '', `import { ${list} } from './${nameOf(remote)}-visits.ts';\n`);
}

/** The browser tests open a new screen on a desktop and on a phone: for axe, overflow and targets. */
export function planVisit(changes: FileChanges, remote: string, screen: string, path: string): void {
  const list = `${camel(nameOf(remote))}Visits`;
  if (!changes.exists(visitsFile(remote))) addFile(changes, remote, list);
  const name = `${screen} of ${nameOf(remote)}`;
  const visits = `
  { name: '${name}', path: '${path}', as: 'student' },
  { name: '${name}, on a phone', path: '${path}', as: 'student', phone: true },
`;
  changes.replaceIn(visitsFile(remote), /\n\];\n$/, `${visits}];\n`);
}
