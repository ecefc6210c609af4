import { fileTypeFromBuffer } from 'file-type';

/** The accepted types of pictures, by first bytes. Each can be decoded here. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'];

/** Whatever its name says (D64). */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  return pictureTypes.includes((await fileTypeFromBuffer(bytes))?.mime ?? '');
}
