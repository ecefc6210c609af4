import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceHash } from './source-hash.ts';

/** The checkout's root folder. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** The remotes in the workspace: every top-level folder with a `remote.ts`, by name. */
export function remoteNames(): string[] {
  return readdirSync(workspaceRoot)
    .filter((name) => existsSync(path.join(workspaceRoot, name, 'remote.ts')))
    .sort();
}

const stampFile = (app: string) => path.join(workspaceRoot, app, 'dist/.built');

/** The hash of the sources that an app's build would be made of now. */
export const sourcesOf = (app: string): string => sourceHash(path.join(workspaceRoot, app));

/** Raised when builds of the same sources become other files. */
const BUILD_FORMAT = 2;

const stampOf = (sources: string) => `${sources} ${BUILD_FORMAT}`;

/** Whether the app's `dist` was built from exactly the sources that lie there now. */
export function isBuilt(app: string): boolean {
  const stamp = stampFile(app);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(sourcesOf(app));
}

/** Notes what the app's `dist` was built from. */
export function markBuilt(app: string, sources: string): void {
  writeFileSync(stampFile(app), stampOf(sources));
}
