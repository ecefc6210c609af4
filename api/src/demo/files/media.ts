import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '#base/database/package-root.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { encodePoster, type Picture } from '#base/images/encode-image.ts';
import { addDraft } from '#modules/platform/files/media/drafts.ts';
import { mediaKey, thumbnailKey } from '#modules/platform/files/media/media-keys.ts';
import { type MediaType, mediaTypeOf } from '#modules/platform/files/media/media-type.ts';
import { setMedia } from '#modules/timeline/posts/content/post-media.ts';

/** A picture of `media/`, or a video with its poster. */
export interface DemoMedia {
  bytes: Uint8Array;
  type: MediaType;
  picture: Picture;
}

const read = (name: string) => readFile(path.join(packageRoot, 'src/demo/media', name));

async function prepareOne(name: string): Promise<[string, DemoMedia]> {
  const bytes = await read(name);
  const type = await mediaTypeOf(bytes, '');
  if (!type) throw new Error(`${name} is no media`);
  const poster = type.kind === 'video' ? await read(name.replace(/\.\w+$/, '-poster.webp')) : bytes;
  return [name, { bytes, type, picture: await encodePoster(poster) }];
}

/** Reads the files and makes their thumbnails: this takes long, so no transaction may wait for it. */
export const prepareMedia = async (names: readonly string[]): Promise<Map<string, DemoMedia>> =>
  new Map(await Promise.all(names.map(prepareOne)));

/** Stores a file as a draft of the viewer, or without an owner. @returns its id. */
export async function storeMedia(ctx: Ctx, { bytes, type, picture }: DemoMedia): Promise<string> {
  const { width, height, thumbnails } = picture;
  const widths = thumbnails.map((thumbnail) => thumbnail.width);
  const id = await addDraft(ctx, { type, size: bytes.byteLength, width, height, thumbnails: widths });
  const files = [
    { key: mediaKey(id, type.extension), content: bytes, mime: type.mime },
    ...thumbnails.map((each) => ({ key: thumbnailKey(id, each.width), content: each.bytes, mime: 'image/webp' })),
  ];
  await Promise.all(files.map(({ key, content, mime }) => ctx.deps.files.put(key, content, mime)));
  return id;
}

/** Adds these files to a post of the viewer. */
export async function illustrate(ctx: ViewerCtx, postId: number, files: readonly DemoMedia[]): Promise<void> {
  const ids: string[] = [];
  for (const file of files) ids.push(await storeMedia(ctx, file));
  await setMedia(ctx.sql, ctx, postId, ids);
}
