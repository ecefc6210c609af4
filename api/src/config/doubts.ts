import type { Config } from '../config.ts';

type Asked = Pick<Config, 'production' | 'publicUrl' | 'trustProxy' | 's3'>;

const noProxy = 'TRUST_PROXY is 0 though PUBLIC_URL is https: behind a proxy all users share the limits of one network';
const oldNode = 'The client of S3 gets no updates for Node below 22 from January 2027 on: install Node 22';
const NODE_OF_S3 = 22;

/** Valid settings that are rarely meant, and what ends soon; the start warns of each. */
export function doubts({ production, publicUrl, trustProxy, s3 }: Asked, node = process.versions.node): string[] {
  if (!production) return [];
  return [
    ...(publicUrl.startsWith('https:') && trustProxy === 0 ? [noProxy] : []),
    ...(s3 && Number.parseInt(node, 10) < NODE_OF_S3 ? [oldNode] : []),
  ];
}
