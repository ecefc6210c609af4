import { linksIn } from '@academy/shared-auth/typed-text';

export interface TextPart {
  text: string;
  /** The address, if it is a link. */
  href: string | null;
}

const hrefOf = (address: string) => new URL(/^https?:/i.test(address) ? address : `https://${address}`).href;

/** Plain text in parts: words, and addresses that are safe to open (only http and https). */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let last = 0;
  for (const { start, end, address } of linksIn(text)) {
    if (start > last) parts.push({ text: text.slice(last, start), href: null });
    parts.push({ text: text.slice(start, end), href: hrefOf(address) });
    last = end;
  }
  if (last < text.length) parts.push({ text: text.slice(last), href: null });
  return parts;
}
