/**
 * The encoding of a text file: by its byte order mark, by the position of its zeros (UTF-16 without a mark), else UTF-8
 * if it is valid.
 */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file in UTF-8, UTF-16 or, otherwise, Windows-1256, which Excel writes for Arabic. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
