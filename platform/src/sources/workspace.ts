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

/** The hash of the present sources of an app's build. */
export const sourcesOf = (app: string): string => sourceHash(path.join(workspaceRoot, app));

/** Raised when builds of the same sources produce other files. */
const BUILD_FORMAT = 2;

const stampOf = (sources: string) => `${sources} ${BUILD_FORMAT}`;

/** Whether the app's `dist` was built from exactly the present sources. */
export function isBuilt(app: string): boolean {
  const stamp = stampFile(app);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(sourcesOf(app));
}

/** Records the sources from which the app's `dist` was built. */
export function markBuilt(app: string, sources: string): void {
  writeFileSync(stampFile(app), stampOf(sources));
}
