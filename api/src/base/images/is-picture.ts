import { fileTypeFromBuffer } from 'file-type';

/** The accepted types of pictures, by first bytes. All of them can be decoded here. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'];

/** Decided by the bytes, not by the file's name (D64). */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  return pictureTypes.includes((await fileTypeFromBuffer(bytes))?.mime ?? '');
}
