/** An address within a text, from `start` to before `end`. */
export interface FoundLink {
  start: number;
  end: number;
  /** The address without invisible marks, as typed otherwise. */
  address: string;
}

/** Invisible characters of chats and mails: no address has them. Joiners are letters of Persian and Urdu paths. */
const marks = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const invisibleEnd = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]$/;
/** Up to a blank, `<`, `>`, `"`, a backtick, or the end of a link's text in `[text](address)`. */
const candidate = /(?<![a-z0-9])(?:https?:\/\/|www\.)(?:(?!\]\()[^\s<>"`])+/giu;
const endOfSentence = /[.,;:?!،؛؟۔。…'‘’‚‛“„‟‹]$/u;
const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{', '»': '«', '”': '“', '›': '‹' };
/** WhatsApp and Markdown write them around words: `*https://…*`. */
const emphasis = /[*_~|]$/;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Whether the last character belongs to the text around the address. */
function isOfText(found: string, before: string): boolean {
  const last = found.at(-1) ?? '';
  const opening = pairs[last];
  if (opening) return count(found, last) > count(found, opening);
  if (emphasis.test(found)) return before.includes(last);
  return endOfSentence.test(found) || invisibleEnd.test(found);
}

/** The length of the address itself. An exclamation mark belongs to an address that is the whole text. */
function ownLength(found: string, before: string, isWhole: boolean): number {
  let length = found.length;
  while (length > 0) {
    const rest = found.slice(0, length);
    if ((isWhole && rest.endsWith('!')) || !isOfText(rest, before)) break;
    length -= 1;
  }
  return length;
}

/** The addresses of a text, without the punctuation, quotes, brackets and invisible marks around them. */
export function linksIn(text: string): FoundLink[] {
  const whole = text.trim();
  const links: FoundLink[] = [];
  for (const { 0: found, index: start } of text.matchAll(candidate)) {
    const end = start + ownLength(found, text.slice(0, start), found === whole);
    const address = text.slice(start, end).replace(marks, '');
    if (URL.canParse(address.replace(/^www\./i, 'https://www.'))) links.push({ start, end, address });
  }
  return links;
}

/**
 * The link in a field for one: the first address of what was pasted, such as an invitation with a password and a number
 * below the link. Text without an address is trimmed and otherwise unchanged: `isSecureLink` rejects it.
 */
export function pastedLink(text: string): string {
  const [first] = linksIn(text).filter(({ address }) => !/^www\./i.test(address));
  return first?.address ?? text.replace(marks, '').trim();
}

/** Whether a text is one https address that opens as it is written: nothing of it is dropped or changed into codes. */
export const isSecureLink = (text: string): boolean => /^https:\/\/[^\s<>"`]+$/i.test(text) && URL.canParse(text);
