import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { encodeSquare } from '#base/images/encode-image.ts';
import { isPicture } from '#base/images/is-picture.ts';
import { countImage } from './count-image.ts';
import { storedFiles } from './files.table.ts';
import { unsupportedType } from './media/unread-types.ts';

/** Pixels. */
const SIDE = 512;

/**
 * Stores the middle of a picture, made anew, under a name that cannot be guessed, readable by whoever knows it: an `<img>`
 * sends no token (D64).
 * @returns its key.
 * @throws AppError `unsupported_type` where the bytes are no picture, `invalid` or `too_large` where it cannot be decoded.
 */
export async function storeImage(ctx: ViewerCtx, folder: string, bytes: Uint8Array): Promise<string> {
  if (!(await isPicture(bytes)))
    throw await unsupportedType(bytes, 'image', 'Only JPEG, PNG, WebP, GIF and AVIF image files are allowed', false);
  await countImage(ctx);
  const square = await encodeSquare(bytes, SIDE);
  const key = `${folder}/${randomBytes(20).toString('hex')}.webp`;
  await ctx.deps.files.put(key, square, 'image/webp');
  await ctx.sql.orm
    .insert(storedFiles)
    .values({ key, mime: 'image/webp', size: square.byteLength, access: 'public', ownerId: ctx.viewer.userId });
  return key;
}

/** Forgets a stored file. Bytes that cannot be removed at the moment are left: nothing leads to them any more. */
export async function removeFile(ctx: ViewerCtx, key: string): Promise<void> {
  await ctx.sql.orm.delete(storedFiles).where(eq(storedFiles.key, key));
  await ctx.deps.files
    .delete(key)
    .catch((error: unknown) =>
      ctx.deps.logger.warn({ err: error, requestId: ctx.requestId }, 'a file was left behind'),
    );
}
