import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface S3Object {
  bucket: string;
  key: string;
  content: Readable | Buffer | null;
  metadata: object;
}
interface Store {
  getResourcePath(bucket: string, key: string, resource: string): string;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  getObject(bucket: string, key: string, options?: object): Promise<S3Object | null>;
  putObject(object: S3Object): Promise<{ size: number; md5: string }>;
  deleteObject(bucket: string, key: string): Promise<void>;
  listObjects(bucket: string, options: object): Promise<unknown>;
}
interface S3Server {
  store: Store;
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: object) => S3Server;

/**
 * Starts an S3 server on a free port, its buckets in `directory`; returns the environment variables that `openStore`
 * reads.
 */
export async function startS3(directory: string, bucket: string) {
  // The package has no types.
  const Server = createRequire(import.meta.url)('s3rver') as S3ServerClass;
  const server = new Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  makeAtomic(server.store);
  const { port } = await server.run();
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { environment, stop: () => server.close() };
}

/**
 * A real bucket shows an object completely or not at all; this server writes it in place, and responds before it is
 * written.
 */
function makeAtomic(store: Store): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => {
      const result = last.then(() => work(...args));
      last = result.catch(() => undefined);
      return result;
    };
  };
  const get = store.getObject.bind(store);
  const write = inTurn(async ({ bucket, key, metadata }: S3Object, bytes: Buffer) => {
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  });
  store.deleteObject = inTurn(store.deleteObject.bind(store));
  store.listObjects = inTurn(store.listObjects.bind(store));
  store.getObject = inTurn(async (...args) => {
    const found = await get(...args);
    if (found?.content) found.content = Readable.from([await whole(found.content)]);
    return found;
  });
  store.putObject = async (object) => write(object, await whole(object.content));
}

const whole = async (content: S3Object['content']) =>
  Buffer.isBuffer(content) ? content : content ? buffer(content) : Buffer.alloc(0);
