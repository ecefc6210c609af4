import { Readable } from 'node:stream';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { FilePart } from '#platform/http/received-file.ts';
import { encodeImage, encodePoster } from '#platform/images/encode-image.ts';
import { documentName } from './document-name.ts';
import { removeDrafts } from './doom-media.ts';
import { addDraft, setDraftSize } from './drafts.ts';
import { IncomingFile, type MediaRules } from './incoming-file.ts';
import { mediaKey, thumbnailKey } from './media-keys.ts';
import { ReceivedMedia, ReceivedPoster } from './received-media.ts';

type Stored = Pick<ReceivedMedia, 'id' | 'digest'>;

/** Runs what stores the bytes of a draft; where it fails the draft is gone with whatever was stored. */
async function storing(ctx: ReaderCtx, id: string, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    await removeDrafts(ctx, [id]);
    throw error;
  }
}

/** A picture is read whole and made anew. */
async function storeImage(ctx: ReaderCtx, file: IncomingFile): Promise<Stored> {
  const { width, height, bytes, thumbnails } = await encodeImage(await file.readAll());
  const widths = thumbnails.map((thumbnail) => thumbnail.width);
  const id = await addDraft(ctx, { type: file.type, size: bytes.byteLength, width, height, thumbnails: widths });
  await storing(ctx, id, async () => {
    await ctx.deps.files.put(mediaKey(id, file.type.extension), bytes, file.type.mime);
    for (const thumbnail of thumbnails)
      await ctx.deps.files.put(thumbnailKey(id, thumbnail.width), thumbnail.bytes, 'image/webp');
  });
  return { id, digest: file.digest() };
}

/** Anything else goes through as it comes, at the pace of the store. */
async function storeStream(ctx: ReaderCtx, file: IncomingFile, given: string): Promise<Stored> {
  const { kind, extension, mime } = file.type;
  const name = kind === 'document' ? { name: documentName(given, extension) } : {};
  const id = await addDraft(ctx, { type: file.type, size: 0, ...name });
  await storing(ctx, id, async () => {
    const content = Readable.from(file.chunks(), { objectMode: false });
    await ctx.deps.files.put(mediaKey(id, extension), content, mime);
    await setDraftSize(ctx, id, file.size);
  });
  return { id, digest: file.digest() };
}

/** Takes a file in as a draft of the reader. */
export async function receiveMedia(ctx: ReaderCtx, part: FilePart, rules: MediaRules): Promise<ReceivedMedia> {
  const file = await IncomingFile.open(part, rules);
  const isImage = file.type.kind === 'image';
  const { id, digest } = await (isImage ? storeImage(ctx, file) : storeStream(ctx, file, part.name));
  return new ReceivedMedia(part.field, digest, id, file.type.kind);
}

/** Takes in the picture that stands for a video; it is kept in memory, as its thumbnails, until the video is known. */
export async function receivePoster(part: FilePart, wrongType: string): Promise<ReceivedPoster> {
  const file = await IncomingFile.open(part, { kinds: ['image'], wrongType });
  const picture = await encodePoster(await file.readAll());
  return new ReceivedPoster(part.field, file.digest(), picture);
}
