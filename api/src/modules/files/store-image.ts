import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#platform/errors/app-error.ts';
import { imageTypeOf } from '#platform/files/image-type.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { storedFiles } from '#platform/platform.table.ts';

/**
 * Stores a picture under a name that cannot be guessed, readable by whoever knows it: an `<img>` sends no token (D64).
 * @returns its key.
 * @throws AppError `unsupported_type` where the bytes are no picture.
 */
export async function storeImage(ctx: ReaderCtx, folder: string, bytes: Uint8Array): Promise<string> {
  const type = imageTypeOf(bytes);
  if (!type) throw new AppError('unsupported_type', 'Only PNG, JPEG, WebP and GIF image files are allowed');
  const key = `${folder}/${randomBytes(20).toString('hex')}.${type.extension}`;
  await ctx.deps.files.put(key, bytes, type.mime);
  await ctx.sql.orm
    .insert(storedFiles)
    .values({ key, mime: type.mime, size: bytes.byteLength, access: 'public', ownerId: ctx.reader.userId });
  return key;
}

/** Forgets a stored file. Bytes that cannot be removed at the moment are left: nothing leads to them any more. */
export async function removeFile(ctx: ReaderCtx, key: string): Promise<void> {
  await ctx.sql.orm.delete(storedFiles).where(eq(storedFiles.key, key));
  await ctx.deps.files
    .delete(key)
    .catch((error: unknown) =>
      ctx.deps.logger.warn({ err: error, requestId: ctx.requestId }, 'a file was left behind'),
    );
}
