import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { pdfStart } from '#base/containers/check-pdf.ts';
import { hasFrames } from '#base/containers/mpeg-frames.ts';
import { officeTypes } from '#base/containers/office-types.ts';
import { pictureTypes } from '#base/images/is-picture.ts';
import { isHeif } from './heif.ts';
import type { MediaKind } from './media-kinds.ts';

export interface MediaType {
  kind: MediaKind;
  mime: string;
  extension: string;
}

const webp: MediaType = { kind: 'image', mime: 'image/webp', extension: 'webp' };
const mp4: MediaType = { kind: 'video', mime: 'video/mp4', extension: 'mp4' };
const m4a: MediaType = { kind: 'audio', mime: 'audio/mp4', extension: 'm4a' };
const ogg: MediaType = { kind: 'audio', mime: 'audio/ogg', extension: 'ogg' };

/** The stored type by the type of the first bytes. Pictures are encoded again as WebP. */
const types: Record<string, MediaType> = {
  ...Object.fromEntries(pictureTypes.map((mime) => [mime, webp])),
  'video/mp4': mp4,
  'video/x-m4v': mp4,
  'video/webm': { kind: 'video', mime: 'video/webm', extension: 'webm' },
  'video/quicktime': { kind: 'video', mime: 'video/quicktime', extension: 'mov' },
  'audio/mpeg': { kind: 'audio', mime: 'audio/mpeg', extension: 'mp3' },
  'audio/wav': { kind: 'audio', mime: 'audio/wav', extension: 'wav' },
  'audio/aac': { kind: 'audio', mime: 'audio/aac', extension: 'aac' },
  'audio/mp4': m4a,
  'audio/x-m4a': m4a,
  'audio/ogg': ogg,
  'audio/ogg; codecs=opus': ogg,
  'application/pdf': { kind: 'document', mime: 'application/pdf', extension: 'pdf' },
};

/** Containers that may hold only sound, such as a browser's voice message. */
const soundOf: Record<string, MediaType> = {
  'video/webm': { kind: 'audio', mime: 'audio/webm', extension: 'webm' },
  'video/mp4': m4a,
};

/** The number of first bytes that show the type. */
export const HEAD_BYTES = 4100;

/** The types of a PDF or a photo. */
export const documentMimes = ['application/pdf', 'image/jpeg', 'image/png', 'image/apng'];
export const officeMimes: readonly string[] = Object.values(officeTypes);

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** The list of contents of a ZIP may be anywhere in it, so the name decides which type `checkOffice` checks. */
function officeTypeOf(head: Uint8Array, name: string): MediaType | null {
  const extension = path.extname(name).slice(1).toLowerCase();
  const mime = Object.hasOwn(officeTypes, extension) && officeTypes[extension as keyof typeof officeTypes];
  return mime && ZIP.equals(head.subarray(0, ZIP.length)) ? { kind: 'document', mime, extension } : null;
}

/** The type by the first bytes, even after bytes that readers skip: the check of the type examines the file later. */
async function foundType(head: Uint8Array): Promise<string | undefined> {
  if (isHeif(head)) return 'image/heif';
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  if (pdfStart(head) > 0) return 'application/pdf';
  const hasTag = Buffer.from(head.subarray(0, 3)).toString('latin1') === 'ID3';
  return hasTag || hasFrames(head) ? 'audio/mpeg' : undefined;
}

/** Whether files of this type are accepted anywhere. */
export const isTaken = async (head: Uint8Array): Promise<boolean> =>
  Object.hasOwn(types, (await foundType(head)) ?? '');

/**
 * A file's type by its first bytes, whatever its name (D64); null if it is not accepted.
 * @param claimed the type that the sender states: it only decides between video and sound, for containers of both.
 * @param mimes the only accepted types; without them every accepted type except Office documents.
 * @param name only decides as which kind of Office document a ZIP is checked.
 */
export async function mediaTypeOf(
  head: Uint8Array,
  claimed: string,
  mimes?: readonly string[],
  name = '',
): Promise<MediaType | null> {
  const office = officeTypeOf(head, name);
  if (office && mimes?.includes(office.mime)) return office;
  const found = await foundType(head);
  if (!found || mimes?.includes(found) === false) return null;
  const sound = claimed.startsWith('audio/') ? soundOf[found] : undefined;
  return sound ?? types[found] ?? null;
}
