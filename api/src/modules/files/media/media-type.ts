import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { pdfStart } from '#base/containers/check-pdf.ts';
import { officeTypes } from '#base/containers/office-types.ts';
import { pictureTypes } from '#base/images/is-picture.ts';
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

/** The type by the first bytes, and the stored type. Pictures are encoded again as WebP. */
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

/** Containers that hold sound alone as well: what a browser records as a voice message. */
const soundOf: Record<string, MediaType> = {
  'video/webm': { kind: 'audio', mime: 'audio/webm', extension: 'webm' },
  'video/mp4': m4a,
};

/** How much of a file tells its type. */
export const HEAD_BYTES = 4100;

/** The types of a PDF or a photo. */
export const documentMimes = ['application/pdf', 'image/jpeg', 'image/png', 'image/apng'];
export const officeMimes: readonly string[] = Object.values(officeTypes);

const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** The list of what a ZIP contains may stand anywhere in it, so its name says what it is checked to be (`checkOffice`). */
function officeTypeOf(head: Uint8Array, name: string): MediaType | null {
  const extension = path.extname(name).slice(1).toLowerCase();
  const mime = Object.hasOwn(officeTypes, extension) && officeTypes[extension as keyof typeof officeTypes];
  return mime && ZIP.equals(head.subarray(0, ZIP.length)) ? { kind: 'document', mime, extension } : null;
}

/**
 * The type by the first bytes, even if something precedes them that readers skip: the check of the type looks closer.
 */
async function foundType(head: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head);
  if (found) return found.mime;
  if (pdfStart(head) > 0) return 'application/pdf';
  return Buffer.from(head.subarray(0, 3)).toString('latin1') === 'ID3' ? 'audio/mpeg' : undefined;
}

/** Whether files of this type are taken anywhere. */
export const isTaken = async (head: Uint8Array): Promise<boolean> =>
  Object.hasOwn(types, (await foundType(head)) ?? '');

/**
 * A file's type by its first bytes, whatever it is called (D64); null where it is not taken at all.
 * @param claimed the sender's word: it decides only whether a container that may hold either is video or sound.
 * @param mimes what else it has to be; without them any type that is taken, but no Office document.
 * @param name decides only which kind of Office document a ZIP is checked to be.
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
