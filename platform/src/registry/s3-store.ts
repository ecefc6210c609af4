import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mediaTypeOf } from './media-type.ts';
import { type Claims, withClaim } from './s3-lock.ts';
import { checkedKey, type ReleaseStore } from './store.ts';

export interface S3Settings {
  bucket: string;
  /** Folder inside the bucket, empty or ending in a slash. */
  prefix: string;
  region: string;
  /** Of another provider than AWS. */
  endpoint?: string;
  /** None: what the SDK finds by itself, such as the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

function createClient({ region, endpoint, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  });
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** A release store in a bucket of any S3-compatible provider that lists consistently. */
export function s3Store(settings: S3Settings): ReleaseStore {
  const client = createClient(settings);
  const place = (key: string) => ({ Bucket: settings.bucket, Key: settings.prefix + checkedKey(key) });

  const head = async (key: string) => {
    const found = await ifThere(client.send(new HeadObjectCommand(place(key))));
    return found && { size: found.ContentLength ?? 0, tag: found.ETag ?? '' };
  };
  const put = async (key: string, bytes: Uint8Array, condition: Partial<PutObjectCommandInput> = {}) => {
    const file = { ...place(key), Body: bytes, ContentType: mediaTypeOf(key) };
    await client.send(new PutObjectCommand({ ...file, ...condition }));
  };
  const startingWith = async (start: string) => {
    const files: { key: string; size: number; at: number }[] = [];
    const within = { Bucket: settings.bucket, Prefix: settings.prefix + start };
    for await (const page of paginateListObjectsV2({ client }, within)) {
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        files.push({ key: Key.slice(settings.prefix.length), size: Size, at: LastModified?.getTime() ?? 0 });
    }
    return files;
  };
  const claimsOn = (key: string): Claims => ({
    claim: (id) => put(`${key}.claim-${id}`, new Uint8Array()),
    withdraw: async (id) => {
      await client.send(new DeleteObjectCommand(place(`${key}.claim-${id}`)));
    },
    claims: async () => {
      const start = `${key}.claim-`;
      return (await startingWith(start)).map((claim) => ({ id: claim.key.slice(start.length), at: claim.at }));
    },
  });

  return {
    address: `s3://${settings.bucket}/${settings.prefix}`,
    freshFor: 3_000,
    list: (prefix) => startingWith(`${checkedKey(prefix)}/`),
    head,
    put,
    get: async (key) => {
      const found = await ifThere(client.send(new GetObjectCommand(place(key))));
      if (!found?.Body) return null;
      return { bytes: new Uint8Array(await found.Body.transformToByteArray()), tag: found.ETag ?? '' };
    },
    replace: (key, bytes, expected) =>
      withClaim(claimsOn(key), async () => {
        if (((await head(key))?.tag ?? null) !== expected) return false;
        return putUnlessChanged((condition) => put(key, bytes, condition), expected);
      }),
  };
}

/** The claim keeps ours apart; the condition also keeps out a writer that came back from a long pause. */
async function putUnlessChanged(
  put: (condition: Partial<PutObjectCommandInput>) => Promise<void>,
  expected: string | null,
): Promise<boolean> {
  try {
    await put(expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected });
  } catch (error) {
    if (statusOf(error) === 412 || statusOf(error) === 409) return false;
    if (statusOf(error) !== 501) throw error;
    await put({});
  }
  return true;
}
