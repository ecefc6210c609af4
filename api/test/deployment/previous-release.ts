import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The sources of the API's bundle. */
const PARTS = ['api', 'platform', 'shared-auth'];
/** The last release; whoever makes one writes its commit here (CONTRIBUTING.md). Upgrades are tested from it. */
const LAST_RELEASE = '78d95a7aa96d05faa3e5754f0d9f627546dea406';
const JOURNAL = 'api/drizzle/meta/_journal.json';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' }).trim();

/** The last commit before the newest migration; null without the history. */
export function commitBeforeNewestMigration(): string | null {
  try {
    return git('rev-parse', `${git('log', '-1', '--format=%H', '--', JOURNAL)}^`);
  } catch {
    return null;
  }
}

/** The commit of the last release; null without the history. */
export function commitOfLastRelease(): string | null {
  try {
    return git('rev-parse', '--verify', `${LAST_RELEASE}^{commit}`);
  } catch {
    return null;
  }
}

interface Journal {
  entries: { tag: string }[];
}

/** The migrations of a commit and the schema after the last one, which is the only one that is kept. */
export function migrationsAt(commit: string): { tags: string[]; schema: unknown } {
  const show = (file: string): unknown => JSON.parse(git('show', `${commit}:${file}`));
  const tags = (show(JOURNAL) as Journal).entries.map(({ tag }) => tag);
  return { tags, schema: show(`api/drizzle/meta/${tags.at(-1)?.slice(0, 4)}_snapshot.json`) };
}

/** The commit to compare a migration with: HEAD where one is not committed, otherwise the one before the newest. */
export function commitBeforeMigration(): string | null {
  if (!commitBeforeNewestMigration()) return null;
  const isCommitted = git('status', '--porcelain', '--', JOURNAL) === '';
  return isCommitted ? commitBeforeNewestMigration() : 'HEAD';
}

/** The installed packages, except those of the workspace, which are from that commit. */
function linkPackages(part: string, folder: string): void {
  const installed = path.join(root, part, 'node_modules');
  const own = path.join(folder, part, 'node_modules');
  mkdirSync(path.join(own, '@academy'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@academy') symlinkSync(path.join(installed, name), path.join(own, name));
  const scope = path.join(installed, '@academy');
  for (const name of existsSync(scope) ? readdirSync(scope) : [])
    symlinkSync(path.join(folder, name), path.join(own, '@academy', name));
}

/** Bundles the server of an earlier commit in a folder. @returns its file. */
export function buildServerOf(commit: string, folder: string): string {
  const archive = execFileSync('git', ['archive', commit, ...PARTS], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  for (const part of PARTS) linkPackages(part, folder);
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(folder, 'api'), stdio: 'pipe' });
  return path.join(folder, 'api/dist/server.js');
}
