import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#base/errors/app-error.ts';
import { pictureTypes } from '#base/images/is-picture.ts';
import { isHeif } from './heif.ts';

/**
 * The texts about a known format that is not accepted: its name, and the format to save it in. Clients have their own
 * texts by the code.
 */
interface Unread {
  code: 'heic' | 'picture_format' | 'video_format' | 'sound_format';
  name: string;
}

const advice: Record<Unread['code'], string> = {
  heic: 'Save it as JPEG',
  picture_format: 'Save it as JPEG',
  video_format: 'Save it as MP4',
  sound_format: 'Save it as MP3 or M4A',
};

const families = { image: 'picture_format', video: 'video_format', audio: 'sound_format' } as const;

/** The usual name, if the media type differs. */
const names: Record<string, string> = {
  'video/3gpp': '3GP',
  'video/3gpp2': '3GP',
  'video/matroska': 'MKV',
  'video/x-msvideo': 'AVI',
  'video/vnd.avi': 'AVI',
  'audio/x-flac': 'FLAC',
  'audio/x-ms-asf': 'WMA',
  'video/x-ms-asf': 'WMV',
};

function unreadOf(mime: string): Unread | null {
  if (/^image\/hei[cf]/.test(mime)) return { code: 'heic', name: 'HEIC' };
  const [family = '', format = ''] = mime.split('/');
  if (!Object.hasOwn(families, family) || pictureTypes.includes(mime)) return null;
  const name =
    names[mime] ??
    format
      .replace(/^(x-|vnd\.)/, '')
      .replace(/\+.*/, '')
      .toUpperCase();
  return { code: families[family as keyof typeof families], name };
}

/**
 * The error for a file that is not accepted: with its own text for a picture, video or recording of a known unsupported
 * format.
 * @param isRead whether files of its type are accepted elsewhere; then `words` name the types accepted here.
 */
export async function unsupportedType(
  head: Uint8Array,
  field: string,
  words: string,
  isRead: boolean,
): Promise<AppError> {
  const found = isHeif(head) ? 'image/heif' : (await fileTypeFromBuffer(head))?.mime;
  const mime = isRead ? undefined : found;
  const unread = mime ? unreadOf(mime) : null;
  if (!unread) return new AppError('unsupported_type', words);
  const message = `Files of the format ${unread.name} are not taken. ${advice[unread.code]}`;
  return new AppError('unsupported_type', message, [{ path: field, code: unread.code, message }]);
}
