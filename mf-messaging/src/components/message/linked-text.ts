export interface TextPart {
  text: string;
  /** The address, if it is a link. */
  href: string | null;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"`]+/giu;
const ENDS_SENTENCE = /[.,;:?!،؛؟»'’…]$/u;
const OPENING: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Without the sentence's punctuation at its end, and without a bracket that was opened before the address. */
function ownPart(found: string): string {
  const last = found.at(-1) ?? '';
  const opening = OPENING[last];
  const isOfSentence = opening ? count(found, last) > count(found, opening) : ENDS_SENTENCE.test(found);
  return isOfSentence ? ownPart(found.slice(0, -1)) : found;
}

function safeHref(text: string): string | null {
  try {
    const url = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Plain text in parts: words, and addresses that are safe to open (only http and https). */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    // A message that is only an address is no sentence: an exclamation mark is part of the address.
    const found = match[0] === text.trim() && match[0].endsWith('!') ? match[0] : ownPart(match[0]);
    const href = safeHref(found);
    if (!href) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
