import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { giveUpUnreachable, s3Patience } from '@academy/platform/registry';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { notFound } from '#base/errors/app-error.ts';
import type { FileCheck, FileStore } from './file-store.ts';
import { writeChecked } from './folder-store.ts';

export interface S3Settings {
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

function openClient(settings: S3Settings, silentMs?: number): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Servers that are only S3-compatible reject the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...s3Patience(silentMs),
  });
  return giveUpUnreachable(client);
}

/** Parts of 5 MB each, held in memory while they are sent. */
const PARTS_AT_ONCE = 2;

/** The prefix of folders for files that are being checked before they are sent. */
const UNFINISHED = 'academy-unfinished-';

/** Objects in a bucket cannot be changed in place: a file to be checked stays on this disk until then. */
async function viaDisk(
  content: Readable | Uint8Array,
  check: FileCheck,
  send: (body: Readable) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), UNFINISHED));
  try {
    const file = path.join(folder, 'file');
    await writeChecked(file, content, check);
    await send(createReadStream(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files in a bucket of S3 or of an S3-compatible server. */
export function s3Store(settings: S3Settings, silentMs?: number): FileStore {
  const client = openClient(settings, silentMs);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    async put(key, content, mime, check) {
      const send = async (body: Readable | Uint8Array) => {
        const params = { ...at(key), Body: body, ContentType: mime };
        await new Upload({ client, params, queueSize: PARTS_AT_ONCE }).done();
      };
      await (check ? viaDisk(content, check, send) : send(content));
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
    // A rule of the bucket removes unfinished parts: AbortIncompleteMultipartUpload.
    async removeUnfinished(before) {
      for (const name of await readdir(tmpdir())) {
        const folder = path.join(tmpdir(), name);
        const found = name.startsWith(UNFINISHED) ? await stat(folder).catch(() => null) : null;
        if (found && found.mtime < before) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
