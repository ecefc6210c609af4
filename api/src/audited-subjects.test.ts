import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unwordedKeys } from '#modules/platform/audit/words/change-words.ts';
import { auditWords } from './audit-words.ts';
import { auditedSubjects, impersonalSubjects } from './audited-subjects.ts';
import { settingGroups } from './settings.ts';

const root = path.join(import.meta.dirname, 'modules');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .filter((text) => text.includes('#base/audit/audit.ts'))
  .join('\n');
const found = (pattern: RegExp) => [...new Set([...sources.matchAll(pattern)].flatMap(([, name]) => name ?? []))];

it('each action that a module writes into the audit log has a text in both languages', () => {
  const said = found(/\baction(?::| =) ([^\n]*)/g).map((text) => text.split(/, \w+[:,]/)[0] ?? '');
  const actions = said.flatMap((text) =>
    [...text.matchAll(/'([a-z_-]+\.[a-z_-]+)'/g)].flatMap(([, name]) => name ?? []),
  );
  expect(actions.length).toBeGreaterThan(60);
  expect(actions.filter((name) => !Object.hasOwn(auditWords.actions, name))).toEqual([]);
  const families = found(/action: `([a-z_-]+\.)\$\{/g);
  expect(families.length).toBeGreaterThan(5);
  const isWorded = (family: string) => Object.keys(auditWords.actions).some((action) => action.startsWith(family));
  expect(families.filter((family) => !isWorded(family))).toEqual([]);
});

it('each setting has a text in the audit log', () => {
  const keys = settingGroups.flatMap(({ settings }) => settings.map(({ key }) => key));
  expect(keys.length).toBeGreaterThan(30);
  expect(unwordedKeys(Object.fromEntries(keys.map((key) => [key, 1])), auditWords.fields)).toEqual([]);
});

it('each subject of the audit log names the person whom it is about, or is listed as impersonal', () => {
  const subjects = found(/subject: '([a-z][a-z_-]*)'(?=[^\n]*subjectId|,\n\s+subjectId)/g);
  expect(subjects.length).toBeGreaterThan(20);
  const known = new Set(['user', ...impersonalSubjects, ...auditedSubjects.map(({ subject }) => subject)]);
  expect(subjects.filter((subject) => !known.has(subject))).toEqual([]);
});
