import { ApiError } from '@academy/shared-auth';
import { heicChoice, isHeic } from '@academy/shared-ui/readable-pictures';

/** C2. */
export const MOST_FILES = 9;
const MB = 1024 * 1024;
/** C1, in megabytes. */
const megabytes = { image: 10, video: 50 } as const;

/** The limits that the error texts name. */
export const limits = { most: MOST_FILES, ...megabytes };

export type FileType = keyof typeof megabytes;

const types: Record<string, FileType> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/avif': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
};

/** The text of a file that failed to upload. */
export const UNREACHED = 'form.media.offline';

/** For the file picker. */
export const accepted = Object.keys(types).join(',') + heicChoice();

const imageNames = /\.(jpe?g|png|webp|gif|avif)$/i;
const videoNames = /\.(mp4|m4v|webm|mov)$/i;

/** By its type, or by its name if the system knows no type; the API checks the bytes. */
export function typeOf({ type, name }: File): FileType | undefined {
  if (types[type]) return types[type];
  if (imageNames.test(name)) return 'image';
  return videoNames.test(name) ? 'video' : undefined;
}

/** Why a file cannot be part of a post, as a key of its text; null if it can. */
export function rejectionOf(file: File): string | null {
  if (isHeic(file)) return 'form.media.heic';
  const type = typeOf(file);
  if (!type) return 'form.media.wrongType';
  if (file.size === 0) return 'form.media.empty';
  return file.size > megabytes[type] * MB ? 'form.media.tooLarge' : null;
}

/** By the code of a file's error. */
const keyOfCode = new Map([
  ['no_room', 'form.media.noRoom'],
  ['pixels', 'form.media.pixels'],
  ['slow', 'form.media.slow'],
  ['animation', 'form.media.animation'],
  ['heic', 'form.media.heic'],
  ['picture_format', 'form.media.pictureFormat'],
  ['video_format', 'form.media.videoFormat'],
  ['damaged', 'form.media.damaged'],
]);

/** The API's error of an upload or a post, as the key of its text in the specification's catalogue. */
export function rejectionKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'form.error.failed';
  if (error.status === 0) return UNREACHED;
  const known = error.fields.map(({ code }) => keyOfCode.get(code)).find((key) => key !== undefined);
  if (known) return known;
  if (error.status === 429) return 'form.media.later';
  if (error.status === 507) return 'form.media.noSpace';
  if (error.status === 415) return 'form.media.wrongType';
  if (error.message.includes('Too many files')) return 'form.error.files';
  if (/image/i.test(error.message)) return 'form.error.image';
  return error.status === 413 ? 'form.media.tooLarge' : 'form.error.failed';
}
