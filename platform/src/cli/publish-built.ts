import path from 'node:path';
import { readPackage } from '../build/source-hash.ts';
import { remoteNames, workspaceRoot } from '../build/workspace.ts';
import {
  defaultStoreAddress,
  openStore,
  publishNew,
  readApiOffers,
  readOffers,
  reasonFor,
  writePlatform,
} from '../registry/index.ts';

/** The folder of database, files and releases: `DATA_DIR`, else `.data` in the checkout. */
export const dataDir = (): string => path.resolve(workspaceRoot, process.env.DATA_DIR || '.data');

const distOf = (name: string) => path.join(workspaceRoot, name, 'dist');
const versionOf = (app: string) => readPackage(path.join(workspaceRoot, app)).version;

/**
 * Publishes the workspace's built remotes to the store of this checkout, all that are new as one composition. A version
 * that was ever published there is left as it is, live or not: what a rollback decided outlasts the next start.
 */
export async function publishBuilt(say: (line: string) => void): Promise<void> {
  const store = await openStore(defaultStoreAddress(workspaceRoot));
  const offers = await readOffers(path.join(distOf('shell'), 'offers.json'));
  const apiOffers = await readApiOffers(path.join(workspaceRoot, 'api/openapi.json'));
  await writePlatform(store, { shell: versionOf('shell'), api: versionOf('api'), offers, apiOffers });
  const folders = new Map(remoteNames().map((name) => [name, distOf(name)]));
  const reason = reasonFor({ command: 'publish-built' }, workspaceRoot);
  for (const { name, version } of await publishNew(store, folders, { reason })) say(`published ${name} ${version}`);
}
