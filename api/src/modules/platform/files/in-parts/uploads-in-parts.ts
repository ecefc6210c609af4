import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { FileStore } from '#base/files/file-store.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { MediaRules } from '../media/incoming-file.ts';
import { receiveMedia } from '../media/receive-media.ts';
import type { ReceivedMedia } from '../media/received-media.ts';
import type { OpenedUpload, WireUpload } from './in-parts.schema.ts';
import { PART_BYTES, type ReceivedPart } from './received-part.ts';

/** The most unfinished files of one user; older ones are deleted. */
const MOST_UPLOADS = 20;

interface Upload {
  ownerId: number;
  id: string;
  folder: string;
  name: string;
  claimed: string;
  size: number;
  parts: number[];
}
interface Named {
  ctx: ViewerCtx;
  /** The device's id of the file. */
  id: string;
}
interface Store {
  sql: Sql;
  files: FileStore;
}

const columns = 'owner_id::int as "ownerId", id, folder, name, claimed, size, parts';
const countOf = ({ size }: Pick<Upload, 'size'>) => Math.ceil(size / PART_BYTES);
const keyOf = ({ folder }: Upload, number: number) => `parts/${folder}/${number}`;
/** The bytes are deleted; the row tells a repetition that all parts have arrived. */
const isUsed = ({ folder }: Upload) => folder === '';
const storeOf = ({ sql, deps }: ViewerCtx): Store => ({ sql, files: deps.files });

const present = ({ size, parts }: Upload): WireUpload => ({
  size,
  partBytes: PART_BYTES,
  received: [...parts].sort((one, other) => one - other),
});

/** A list with the one upload, or an empty list. */
function readUpload({ ctx, id }: Named): Promise<Upload[]> {
  const text = `select ${columns} from uploads_in_parts where owner_id = $1 and id = $2`;
  return ctx.sql.query<Upload>({ text, values: [ctx.viewer.userId, id] });
}

/** @throws AppError `not_found`. */
async function findUpload(named: Named): Promise<Upload> {
  const [found] = await readUpload(named);
  if (!found) throw notFound('Upload');
  return found;
}

async function removeBytes(files: FileStore, upload: Upload): Promise<void> {
  if (isUsed(upload)) return;
  for (let number = 0; number < countOf(upload); number += 1) await files.delete(keyOf(upload, number));
}

const remove = 'delete from uploads_in_parts';
const markUsed = `update uploads_in_parts set folder = ''`;

/**
 * Deletes the bytes, then the row or its folder, so that there are never bytes without a row; then the bytes again,
 * because a part may have arrived in between.
 */
async function removeAll({ sql, files }: Store, uploads: readonly Upload[], change = remove): Promise<void> {
  for (const upload of uploads) {
    await removeBytes(files, upload);
    const text = `${change} where owner_id = $1 and id = $2 and folder = $3`;
    await sql.query({ text, values: [upload.ownerId, upload.id, upload.folder] });
    await removeBytes(files, upload);
  }
}

/** @param id the upload that stays. */
async function removeOldest({ ctx, id }: Named): Promise<void> {
  const text = `select ${columns} from uploads_in_parts where owner_id = $1 and folder <> ''
    order by id = $2 desc, created_at desc offset ${MOST_UPLOADS}`;
  await removeAll(storeOf(ctx), await ctx.sql.query<Upload>({ text, values: [ctx.viewer.userId, id] }));
}

/**
 * Announces a file, or returns which parts have arrived.
 * @throws AppError `conflict` if another file has this id.
 */
export async function openUpload({ ctx, id, input }: Named & { input: OpenedUpload }): Promise<WireUpload> {
  const { name, type, size } = input;
  const added = await ctx.sql.query({
    text: `insert into uploads_in_parts (owner_id, id, folder, name, claimed, size, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
    values: [ctx.viewer.userId, id, randomBytes(20).toString('hex'), name, type.toLowerCase(), size, ctx.now],
  });
  if (added.length > 0) await removeOldest({ ctx, id });
  const upload = await findUpload({ ctx, id });
  if (upload.size !== size) throw new AppError('conflict', 'Another file has this id');
  return present(upload);
}

interface Part extends Named {
  number: number;
  part: ReceivedPart;
}

/** Stores a part; it may be sent again. @throws AppError `not_found`, `invalid` for a wrong length. */
export async function savePart({ ctx, id, number, part }: Part): Promise<WireUpload> {
  const upload = await findUpload({ ctx, id });
  if (number >= countOf(upload)) throw notFound('Part');
  if (part.bytes.byteLength !== Math.min(PART_BYTES, upload.size - number * PART_BYTES))
    throw fieldError('part', 'wrong_length', 'The part has a wrong length');
  if (isUsed(upload)) return present(upload);
  await ctx.deps.files.put(keyOf(upload, number), part.bytes, 'application/octet-stream');
  const [saved] = await ctx.sql.query<Upload>({
    text: `update uploads_in_parts set parts = array_append(array_remove(parts, $4::smallint), $4::smallint)
      where owner_id = $1 and id = $2 and folder = $3 returning ${columns}`,
    values: [ctx.viewer.userId, id, upload.folder, number],
  });
  if (saved) return present(saved);
  await ctx.deps.files.delete(keyOf(upload, number));
  throw notFound('Upload');
}

/** Deletes a file of the viewer; a missing one is no error. */
export async function removeUpload(named: Named): Promise<void> {
  await removeAll(storeOf(named.ctx), await readUpload(named));
}

/** Deletes only the bytes of a used file, so that none of its parts is sent again. */
export async function removeParts(named: Named): Promise<void> {
  await removeAll(storeOf(named.ctx), await readUpload(named), markUsed);
}

async function* bytesOf(files: FileStore, upload: Upload): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < countOf(upload); number += 1) yield* await files.get(keyOf(upload, number));
}

/**
 * Receives a file all of whose parts have arrived, like a file that is sent whole. Call it outside any transaction.
 * @throws AppError `not_found`, also for a used file, `conflict` while parts are missing, and as `receiveMedia`.
 */
export async function receiveUpload({ ctx, id, rules }: Named & { rules: MediaRules }): Promise<ReceivedMedia> {
  const upload = await findUpload({ ctx, id });
  if (isUsed(upload)) throw notFound('Upload');
  if (upload.parts.length < countOf(upload)) throw new AppError('conflict', 'Parts of the file are missing');
  const content = Readable.from(bytesOf(ctx.deps.files, upload), { objectMode: false });
  return receiveMedia(ctx, { field: 'file', name: upload.name, claimed: upload.claimed, content }, rules);
}

/** Nightly: deletes files that were announced a week ago, complete or not. */
export async function purgeUploads(store: Store, now: Date): Promise<void> {
  const text = `select ${columns} from uploads_in_parts where created_at <= $1::timestamptz - interval '7 days'`;
  await removeAll(store, await store.sql.query<Upload>({ text, values: [now] }));
}
