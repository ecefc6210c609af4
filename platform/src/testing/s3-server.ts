import { createRequire } from 'node:module';

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: object) => S3Server;

/** Starts an S3 server on a free port, its buckets in `directory`; answers the environment that `openStore` reads. */
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
  const { port } = await server.run();
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { environment, stop: () => server.close() };
}
