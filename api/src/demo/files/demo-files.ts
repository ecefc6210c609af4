import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '#base/database/package-root.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { documentName } from '#modules/platform/files/media/document-name.ts';
import { addDraft } from '#modules/platform/files/media/drafts.ts';
import { mediaKey } from '#modules/platform/files/media/media-keys.ts';
import { documentMimes, mediaTypeOf, officeMimes } from '#modules/platform/files/media/media-type.ts';
import { type DemoMedia, prepareMedia, storeMedia } from './media.ts';

/** A picture with its thumbnails, or an unchanged document. */
export type DemoFile = DemoMedia | { name: string; bytes: Uint8Array };

const isDocument = (name: string) => name.endsWith('.pdf');

export async function prepareFiles(names: readonly string[]): Promise<Map<string, DemoFile>> {
  const pictures = await prepareMedia(names.filter((name) => !isDocument(name)));
  const documents = await Promise.all(
    names.filter(isDocument).map(async (name): Promise<[string, DemoFile]> => {
      const bytes = await readFile(path.join(packageRoot, 'src/demo/media', name));
      return [name, { name, bytes }];
    }),
  );
  return new Map<string, DemoFile>([...pictures, ...documents]);
}

/** Stores a file as a draft of the viewer, or without an owner. Returns its id. */
export async function storeDraft(ctx: Ctx, file: DemoFile): Promise<string> {
  if ('picture' in file) return storeMedia(ctx, file);
  const type = await mediaTypeOf(file.bytes, '', [...documentMimes, ...officeMimes], file.name);
  if (!type) throw new Error(`${file.name} is no media`);
  const id = await addDraft(ctx, { type, size: file.bytes.byteLength, name: documentName(file.name, type.extension) });
  await ctx.deps.files.put(mediaKey(id, type.extension), file.bytes, type.mime);
  return id;
}

/** Stores a file of the viewer as part of an object. Returns its id. */
export async function storeFile(ctx: ViewerCtx, file: DemoFile): Promise<string> {
  const id = await storeDraft(ctx, file);
  const { userId: ownerId } = ctx.viewer;
  await attachMedia(ctx.sql, { ids: [id], ownerId, kinds: ['image', 'document'], at: ctx.now });
  return id;
}
