import { resolve } from 'node:path';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './store.ts';

type Environment = Record<string, string | undefined>;

/**
 * Opens the release store at a folder's path or `s3://bucket/prefix`; the latter takes `S3_ENDPOINT`, `S3_REGION`,
 * `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY` from `environment`.
 */
export async function openStore(address: string, environment: Environment = process.env): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return folderStore(resolve(address));
  const { s3Store } = await import('./s3-store.ts');
  const [bucket = '', ...folders] = address.slice('s3://'.length).split('/').filter(Boolean);
  if (!bucket) throw new Error(`${address} names no bucket`);
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: one of them is missing');
  return s3Store({
    bucket,
    prefix: folders.length > 0 ? `${folders.join('/')}/` : '',
    region: S3_REGION || 'us-east-1',
    endpoint: S3_ENDPOINT || undefined,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
  });
}

/** The store's default address: `REMOTES_STORE`, otherwise `remotes` in the data folder. */
export function defaultStoreAddress(root: string, environment: Environment = process.env): string {
  return environment.REMOTES_STORE || resolve(root, environment.DATA_DIR || '.data', 'remotes');
}
