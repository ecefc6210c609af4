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
import { giveUpUnreachable, s3Patience } from './s3-unreachable.ts';
import { checkedKey, type StoredFile } from './store.ts';

export interface S3Settings {
  bucket: string;
  /** Folder inside the bucket, empty or ending in a slash. */
  prefix: string;
  region: string;
  /** The address of a provider other than AWS. */
  endpoint?: string;
  /** By default what the SDK finds itself, such as the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
}

export type PutCondition = Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'>;

/** The HTTP status of a rejected S3 request. */
export const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const MOST_READS = 4;

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Files below a prefix of a bucket. */
export class S3Files {
  readonly #settings: S3Settings;
  readonly #client: S3Client;

  constructor(settings: S3Settings) {
    const { region, endpoint, credentials } = settings;
    this.#settings = settings;
    const client = new S3Client({
      region,
      endpoint,
      credentials,
      forcePathStyle: endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...s3Patience(),
    });
    this.#client = giveUpUnreachable(client);
  }

  #place(key: string) {
    return { Bucket: this.#settings.bucket, Key: this.#settings.prefix + checkedKey(key) };
  }

  async head(key: string): Promise<{ size: number; tag: string } | null> {
    const found = await ifThere(this.#client.send(new HeadObjectCommand(this.#place(key))));
    return found && { size: found.ContentLength ?? 0, tag: found.ETag ?? '' };
  }

  /** An interrupted read, as during a replacement, is repeated here: the client repeats only requests. */
  async get(key: string, attempt = 1): Promise<StoredFile | null> {
    const found = await ifThere(this.#client.send(new GetObjectCommand(this.#place(key))));
    if (!found?.Body) return null;
    try {
      return { bytes: new Uint8Array(await found.Body.transformToByteArray()), tag: found.ETag ?? '' };
    } catch (error) {
      if (attempt === MOST_READS) throw error;
      return this.get(key, attempt + 1);
    }
  }

  async put(key: string, bytes: Uint8Array, condition: PutCondition = {}): Promise<void> {
    const file = { ...this.#place(key), Body: bytes, ContentType: mediaTypeOf(key) };
    await this.#client.send(new PutObjectCommand({ ...file, ...condition }));
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#place(key)));
  }

  /** All files whose keys have this prefix; `at` is the store's own clock, in ms. */
  async startingWith(start: string): Promise<{ key: string; size: number; at: number }[]> {
    const { bucket, prefix } = this.#settings;
    const files: { key: string; size: number; at: number }[] = [];
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: bucket, Prefix: prefix + start });
    for await (const page of pages) {
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        files.push({ key: Key.slice(prefix.length), size: Size, at: LastModified?.getTime() ?? 0 });
    }
    return files;
  }
}
