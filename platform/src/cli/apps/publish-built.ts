import path from 'node:path';
import {
  defaultStoreAddress,
  openStore,
  publishNew,
  readApiOffers,
  readOffers,
  reasonFor,
  signingKey,
  signPublished,
  writePlatform,
  writeShellFiles,
} from '../../registry/index.ts';
import { readPackage } from '../../sources/source-hash.ts';
import { remoteNames, workspaceRoot } from '../../sources/workspace.ts';
import { builtReason } from '../options/built-reason.ts';
import { isProduction } from '../options/remote-call.ts';

/** The folder of database, files and releases: `DATA_DIR`, by default `.data` in the checkout. */
export const dataDir = (): string => path.resolve(workspaceRoot, process.env.DATA_DIR || '.data');

const distOf = (name: string) => path.join(workspaceRoot, name, 'dist');
const versionOf = (app: string) => readPackage(path.join(workspaceRoot, app)).version;

interface PublishOptions {
  /** Publishes unchecked builds for production; the record says so. */
  forceGate?: boolean;
}

/**
 * Publishes the workspace's new remote builds to the store of this checkout, together as one composition, by the rules
 * of a deploy: for production only checked builds, signed if there is a key. A version that was published before stays
 * live or not, as it is: a rollback stays in effect after the next start.
 */
export async function publishBuilt(
  say: (line: string) => void,
  { forceGate = false }: PublishOptions = {},
): Promise<void> {
  const store = await openStore(defaultStoreAddress(workspaceRoot));
  const offers = await readOffers(path.join(distOf('shell'), 'offers.json'));
  const apiOffers = await readApiOffers(path.join(workspaceRoot, 'api/openapi.json'));
  await writePlatform(store, { shell: versionOf('shell'), api: versionOf('api'), offers, apiOffers });
  const folders = new Map(remoteNames().map((name) => [name, distOf(name)]));
  const command = `publish-built${forceGate ? ' --force-gate' : ''}`;
  const reason = builtReason(reasonFor({ command }, workspaceRoot), folders);
  const options = { reason, needsCheck: isProduction({ store }), forceGate };
  for (const { name, version } of await publishNew(store, folders, options))
    say(`published ${name} ${version}: it is live in ${store.address}`);
  for (const { name, version } of await signPublished(store, folders, options)) say(`signed ${name} ${version}`);
  const key = signingKey();
  if (key) say(`signed the files of shell ${await writeShellFiles(store, distOf('shell'), key)}`);
}
