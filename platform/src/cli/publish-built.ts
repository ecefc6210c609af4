import path from 'node:path';
import { readPackage } from '../build/source-hash.ts';
import { remoteNames, workspaceRoot } from '../build/workspace.ts';
import { defaultStoreAddress, deployRemote, openStore, readRegistry, writePlatform } from '../registry/index.ts';
import { readBuiltVersion } from './built-version.ts';

/** The folder of database, files and releases: `DATA_DIR`, else `.data` in the checkout. */
export const dataDir = (): string => path.resolve(workspaceRoot, process.env.DATA_DIR || '.data');

const versionOf = (app: string) => readPackage(path.join(workspaceRoot, app)).version;

/**
 * Publishes the workspace's built remotes to the store of this checkout. A version that was ever published there is
 * left as it is, live or not: what a rollback decided outlasts the next start.
 */
export async function publishBuilt(say: (line: string) => void): Promise<void> {
  const store = await openStore(defaultStoreAddress(workspaceRoot));
  await writePlatform(store, { shell: versionOf('shell'), api: versionOf('api') });
  const known = new Map((await readRegistry(store)).remotes.map(({ name, history }) => [name, history]));
  for (const name of remoteNames()) {
    const dist = path.join(workspaceRoot, name, 'dist');
    const version = readBuiltVersion(dist);
    if (known.get(name)?.some((published) => published.version === version)) continue;
    const { entry } = await deployRemote(store, dist, { name });
    say(`published ${name} ${entry.version}`);
  }
}
