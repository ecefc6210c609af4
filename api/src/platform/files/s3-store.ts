import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { notFound } from '#platform/errors/app-error.ts';
import type { FileStore } from './file-store.ts';

export interface S3Settings {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Servers that only resemble S3 refuse the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Of 5 MB each, held in memory while they are sent. */
const PARTS_AT_ONCE = 2;

/** Files in a bucket of S3 or of a server that speaks like it. */
export function s3Store(settings: S3Settings): FileStore {
  const client = openClient(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    async put(key, content, mime) {
      const params = { ...at(key), Body: content, ContentType: mime };
      await new Upload({ client, params, queueSize: PARTS_AT_ONCE }).done();
    },
    async get(key, range) {
      const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const found = await client.send(new GetObjectCommand({ ...at(key), ...wanted })).catch((error) => {
        throw isMissing(error) ? notFound('File') : error;
      });
      if (!(found.Body instanceof Readable)) throw notFound('File');
      return found.Body;
    },
    async head(key) {
      const found = await client.send(new HeadObjectCommand(at(key))).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return found ? { size: found.ContentLength ?? 0 } : null;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    // A bucket does that by a rule of its own: AbortIncompleteMultipartUpload.
    async removeUnfinished() {},
  };
}
