import path from 'node:path';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import { notices } from './notices.ts';
import { type Chapters, settingsPage } from './settings-page.ts';

const shippedApps = () =>
  ['api', 'shell', 'shared-ui', 'shared-auth', ...remoteNames()].map((name) => path.join(workspaceRoot, name));

async function settingChapters(): Promise<Chapters> {
  const file = path.join(workspaceRoot, 'api/src/config/environment.ts');
  return ((await import(file)) as { settingChapters: Chapters }).settingChapters;
}

/** The files that a program writes, as they have to be. */
export const madeDocuments = async (): Promise<Record<string, string>> => ({
  'docs/settings.md': settingsPage(await settingChapters()),
  'NOTICES.txt': notices(shippedApps()),
});
