import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { encodeSquare } from '#base/images/encode-image.ts';
import { isPicture } from '#base/images/is-picture.ts';
import { countImage } from './count-image.ts';
import { storedFiles } from './files.table.ts';
import { unsupportedType } from './media/unread-types.ts';

/** In pixels. */
const SIDE = 512;

/** How a picture is encoded, and its type; `suffix` is part of its name. */
interface PublicPicture {
  folder: string;
  extension: 'webp' | 'png';
  encode: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array; suffix?: string }>;
}

/**
 * Encodes a picture again and stores it under a name that cannot be guessed; everybody who knows the name can read it,
 * because an `<img>` sends no token (D64).
 * @returns its key.
 * @throws AppError `unsupported_type` for bytes that are no picture, `invalid` or `too_large` if it cannot be decoded.
 */
export async function storePublicPicture(ctx: ViewerCtx, bytes: Uint8Array, picture: PublicPicture): Promise<string> {
  if (!(await isPicture(bytes)))
    throw await unsupportedType(bytes, 'image', 'Only JPEG, PNG, WebP, GIF and AVIF image files are allowed', false);
  await countImage(ctx);
  const { bytes: encoded, suffix = '' } = await picture.encode(bytes);
  const key = `${picture.folder}/${randomBytes(20).toString('hex')}${suffix}.${picture.extension}`;
  const mime = `image/${picture.extension}`;
  await ctx.deps.files.put(key, encoded, mime);
  await ctx.sql.orm
    .insert(storedFiles)
    .values({ key, mime, size: encoded.byteLength, access: 'public', ownerId: ctx.viewer.userId });
  return key;
}

/** The middle of a picture, to be shown small. @see storePublicPicture */
export const storeImage = (ctx: ViewerCtx, folder: string, bytes: Uint8Array): Promise<string> =>
  storePublicPicture(ctx, bytes, {
    folder,
    extension: 'webp',
    encode: async (picture) => ({ bytes: await encodeSquare(picture, SIDE) }),
  });

/** The same outside of a request. */
export async function deleteStoredFile(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  key: string,
): Promise<void> {
  await database.sql.orm.delete(storedFiles).where(eq(storedFiles.key, key));
  await files.delete(key);
}

/** Deletes a stored file. If its bytes cannot be deleted now they stay, but nothing refers to them. */
export async function removeFile(ctx: ViewerCtx, key: string): Promise<void> {
  await ctx.sql.orm.delete(storedFiles).where(eq(storedFiles.key, key));
  await ctx.deps.files
    .delete(key)
    .catch((error: unknown) =>
      ctx.deps.logger.warn({ err: error, requestId: ctx.requestId }, 'a file was left behind'),
    );
}
