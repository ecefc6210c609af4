import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layersOf, listedModules } from '../sources/api-modules.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import { DECISION_INDEX, withDecisionIndex } from './decision-index.ts';
import { LAYERS_DOCUMENT, withLayersLine } from './layers-line.ts';
import { notices } from './notices.ts';
import { permissionsPage } from './permissions-page.ts';
import { withSentenceLines } from './sentence-lines.ts';
import { type Chapters, settingsPage } from './settings-page.ts';

/** An entry of the changelog is one line, so that entries of two branches merge. */
const isProse = (file: string) => file.endsWith('.md') && file !== 'CHANGELOG.md';

const shippedApps = () =>
  ['api', 'shell', 'shared-ui', 'shared-auth', ...remoteNames()].map((name) => path.join(workspaceRoot, name));

async function settingChapters(): Promise<Chapters> {
  const file = path.join(workspaceRoot, 'api/src/config/environment.ts');
  return ((await import(file)) as { settingChapters: Chapters }).settingChapters;
}

const layersOfApi = () =>
  layersOf(listedModules((file) => readFileSync(path.join(workspaceRoot, 'api/src', file), 'utf8')));

async function defaultPermissions(): Promise<string> {
  const moduleAt = (file: string) => import(path.join(workspaceRoot, 'api/src', file));
  const { permissionTable } = await moduleAt('testing/matrix/default-permissions.ts');
  const { builtInRoles } = await moduleAt('base/auth/permissions.ts');
  return permissionsPage(permissionTable, builtInRoles);
}

/** The files that a program writes, completely or by line, with their expected content. */
export async function madeDocuments(
  files: readonly string[],
  read: (file: string) => string,
): Promise<Record<string, string>> {
  const decisions = files.filter((file) => file.startsWith('docs/adr/0'));
  const prose = files.filter(isProse).map((file) => [file, withSentenceLines(read(file))] as const);
  return {
    ...Object.fromEntries(prose),
    [LAYERS_DOCUMENT]: withLayersLine(withSentenceLines(read(LAYERS_DOCUMENT)), layersOfApi()),
    [DECISION_INDEX]: withDecisionIndex(withSentenceLines(read(DECISION_INDEX)), decisions, read),
    'docs/rules/permissions.md': await defaultPermissions(),
    'docs/settings.md': settingsPage(await settingChapters()),
    'NOTICES.txt': notices(shippedApps()),
  };
}
