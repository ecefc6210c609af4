const startsWith = (bytes: Uint8Array, at: number, ascii: string) =>
  [...ascii].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The picture's type by its first bytes, whatever its name says; null for anything else (D64). */
export function imageTypeOf(bytes: Uint8Array): { mime: string; extension: string } | null {
  if (bytes[0] === 0x89 && startsWith(bytes, 1, 'PNG\r\n')) return { mime: 'image/png', extension: 'png' };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { mime: 'image/jpeg', extension: 'jpg' };
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return { mime: 'image/webp', extension: 'webp' };
  if (startsWith(bytes, 0, 'GIF8')) return { mime: 'image/gif', extension: 'gif' };
  return null;
}
