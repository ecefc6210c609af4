const MAX_CHARS = 120;
/** Control characters, direction marks, and characters with a meaning in a path. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"/\\|?*]/gu;

/** A document's name as its owner wrote it, safe as a file name, with the extension of its real type. */
export function documentName(given: string, extension: string): string {
  const bare = given
    .normalize('NFC')
    // How forms encode quotes and line breaks in a file's name.
    .replace(/%(22|0a|0d)/gi, ' ')
    .replace(unwanted, ' ')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const kept = [...bare].slice(0, MAX_CHARS).join('').trim();
  return `${kept || 'document'}.${extension}`;
}
