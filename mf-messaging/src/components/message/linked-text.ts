export interface TextPart {
  text: string;
  /** Where it leads, if it is an address. */
  href: string | null;
}

/** An address on the web; a sentence's own signs at its end do not belong to it. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+[^\s<>"'`.,;:!?،؛؟()[\]{}»]/giu;

function safeHref(text: string): string | null {
  try {
    const url = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Plain text in its parts: words, and addresses that are safe to follow (http and https alone). */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: match[0], href: safeHref(match[0]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
