import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from '../build/source-hash.ts';
import { remoteNames, workspaceRoot } from '../build/workspace.ts';
import {
  defaultStoreAddress,
  deployRemote,
  openStore,
  Rejection,
  readApiOffers,
  readOffers,
  readRegistry,
  wasLive,
  writePlatform,
} from '../registry/index.ts';

/** The version that a remote's build in `dist` states. @throws where nothing was built. */
function readBuiltVersion(dist: string): string {
  const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as { version: string };
  return release.version;
}

/** The folder of database, files and releases: `DATA_DIR`, else `.data` in the checkout. */
export const dataDir = (): string => path.resolve(workspaceRoot, process.env.DATA_DIR || '.data');

const distOf = (name: string) => path.join(workspaceRoot, name, 'dist');
const versionOf = (app: string) => readPackage(path.join(workspaceRoot, app)).version;

/**
 * Publishes the workspace's built remotes to the store of this checkout. A version that was ever published there is
 * left as it is, live or not: what a rollback decided outlasts the next start.
 */
export async function publishBuilt(say: (line: string) => void): Promise<void> {
  const store = await openStore(defaultStoreAddress(workspaceRoot));
  const offers = await readOffers(path.join(distOf('shell'), 'offers.json'));
  const apiOffers = await readApiOffers(path.join(workspaceRoot, 'api/openapi.json'));
  await writePlatform(store, { shell: versionOf('shell'), api: versionOf('api'), offers, apiOffers });
  const { remotes } = await readRegistry(store);
  const areKnown = new Set<string>();
  for (const name of remoteNames()) {
    const entry = remotes.find((remote) => remote.name === name);
    if (await wasLive(store, entry, readBuiltVersion(distOf(name)))) areKnown.add(name);
  }
  await inAnyOrder(
    remoteNames().filter((name) => !areKnown.has(name)),
    async (name) => {
      const { entry } = await deployRemote(store, distOf(name), { name });
      say(`published ${name} ${entry.version}`);
    },
  );
}

/** A remote may link to a page that comes with another: what is rejected is tried again once others have gone ahead. */
async function inAnyOrder(names: string[], publish: (name: string) => Promise<void>): Promise<void> {
  const rejected: string[] = [];
  let reason: unknown;
  for (const name of names) {
    await publish(name).catch((error) => {
      if (!(error instanceof Rejection)) throw error;
      rejected.push(name);
      reason ??= error;
    });
  }
  if (rejected.length === 0) return;
  if (rejected.length === names.length) throw reason;
  await inAnyOrder(rejected, publish);
}
