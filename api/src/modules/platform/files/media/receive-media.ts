import { Readable } from 'node:stream';
import { cleanFile } from '#base/containers/clean-file.ts';
import { measureSound } from '#base/containers/measure-sound.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { FilePart } from '#base/http/received-file.ts';
import { encodeImage, encodePoster } from '#base/images/encode-image.ts';
import { countImage } from '../count-image.ts';
import { removeDrafts } from './delete-media.ts';
import { documentName } from './document-name.ts';
import { checkRoom, reserveDraft, setDraftContent } from './drafts.ts';
import { IncomingFile, type MediaRules } from './incoming-file.ts';
import { mediaKey, thumbnailKey } from './media-keys.ts';
import { maxBytesOf } from './media-kinds.ts';
import type { MediaType } from './media-type.ts';
import { ReceivedMedia, ReceivedPoster } from './received-media.ts';

type Stored = Pick<ReceivedMedia, 'id' | 'digest' | 'seconds'>;

/** Runs `store` for a draft; a failure deletes the draft and the bytes stored so far. */
async function storing(ctx: Ctx, id: string, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    await removeDrafts(ctx, [id]);
    throw error;
  }
}

type Encode<T> = (bytes: Uint8Array) => Promise<T>;

async function encoded<T>(ctx: Ctx, file: IncomingFile, encode: Encode<T>): Promise<T> {
  const bytes = await file.readAll();
  await countImage(ctx);
  return encode(bytes);
}

/** A picture is read completely and encoded again. */
async function storeImage(ctx: Ctx, file: IncomingFile): Promise<Stored> {
  const id = await reserveDraft(ctx, file.type);
  await storing(ctx, id, async () => {
    const { width, height, bytes, thumbnails } = await encoded(ctx, file, encodeImage);
    const widths = thumbnails.map((thumbnail) => thumbnail.width);
    await setDraftContent(ctx, id, { size: bytes.byteLength, width, height, thumbnails: widths });
    await ctx.deps.files.put(mediaKey(id, file.type.extension), bytes, file.type.mime);
    for (const thumbnail of thumbnails)
      await ctx.deps.files.put(thumbnailKey(id, thumbnail.width), thumbnail.bytes, 'image/webp');
  });
  return { id, digest: file.digest(), seconds: null };
}

/** Other files are streamed to the store at its speed, and cleaned there before anybody can read them. */
async function storeStream(ctx: Ctx, file: IncomingFile, { name: given, field }: FilePart, { maxSeconds }: MediaRules) {
  const { kind, extension, mime } = file.type;
  let seconds: number | null = null;
  const id = await reserveDraft(ctx, file.type, kind === 'document' ? documentName(given, extension) : null);
  await storing(ctx, id, async () => {
    const content = Readable.from(file.chunks(), { objectMode: false });
    await ctx.deps.files.put(mediaKey(id, extension), content, mime, async (stored) => {
      await cleanFile(stored, mime);
      if (kind === 'audio' && maxSeconds !== undefined)
        seconds = await measureSound(stored, mime, { field, max: maxSeconds });
    });
    await setDraftContent(ctx, id, { size: file.size });
  });
  return { id, digest: file.digest(), seconds };
}

/** The owner's name for the file, with the extension of the stored type. */
const nameOf = (given: string, { kind, extension }: MediaType) =>
  documentName(kind === 'image' ? given.replace(/\.[a-z]{3,4}$/i, '') : given, extension);

/** Receives a file as a draft of the viewer, or without an owner. */
export async function receiveMedia(ctx: Ctx, part: FilePart, rules: MediaRules): Promise<ReceivedMedia> {
  const file = await IncomingFile.open(part, rules);
  const isImage = file.type.kind === 'image';
  const { digest, ...stored } = await (isImage ? storeImage(ctx, file) : storeStream(ctx, file, part, rules));
  const about = { ...stored, kind: file.type.kind, name: nameOf(part.name, file.type) };
  return new ReceivedMedia(part.field, digest, about);
}

/** Receives the poster of a video; its thumbnails are kept in memory until the video arrives. */
export async function receivePoster(ctx: ViewerCtx, part: FilePart, rules: MediaRules): Promise<ReceivedPoster> {
  const allowed = rules.allowed?.includes('video') === false ? [] : rules.kinds;
  const file = await IncomingFile.open(part, { ...rules, kinds: ['image'], allowed });
  await checkRoom(ctx, maxBytesOf('video'));
  const picture = await encoded(ctx, file, encodePoster);
  return new ReceivedPoster(part.field, file.digest(), picture);
}
