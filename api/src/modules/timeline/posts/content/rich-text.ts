import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import sanitizeHtml from 'sanitize-html';
import { fieldError } from '#base/errors/app-error.ts';
import { withoutInvisible } from '#base/text/visible-text.ts';
import { isDeeperThan } from './markup-depth.ts';

/** The most levels of elements: deeper ones are not parsed. */
const MOST_LEVELS = 50;

const blocks = ['p', 'h1', 'h2', 'blockquote', 'li'];
const indents = Array.from({ length: 8 }, (_, index) => `ql-indent-${index + 1}`);

/** D50: only https, without a user name before the host. */
function isSafeAddress(href: string | undefined): href is string {
  if (!href || !/^https:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}

/** D50: exactly the markup that the editor's toolbar can make. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, 'b', 'i', 'u', 's', 'ul', 'ol', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedClasses: Object.fromEntries(blocks.map((tag) => [tag, indents])),
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 20,
  transformTags: {
    strong: 'b',
    em: 'i',
    del: 's',
    a: (_tag, { href }) => ({
      tagName: 'a',
      attribs: { ...(isSafeAddress(href) ? { href } : {}), rel: 'noopener noreferrer nofollow ugc', target: '_blank' },
    }),
  },
};

const withoutTags = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:\/(?:p|h1|h2|blockquote|li)|br ?\/?)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });

/** The visible letters, with single blanks between words. */
function visibleText(html: string): string {
  const text = withoutTags(html)
    .replace(/&(?:amp|lt|gt|quot);/g, '&')
    .replace(/\s+/g, ' ');
  return withoutInvisible(text).trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Stored rich text as a viewer reads it, on one line. */
export const plainText = (html: string): string =>
  withoutTags(html)
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

const tooLong = () => fieldError('text', 'too_long', 'Text is too long');

/**
 * Rich text in its stored form: sanitised once, when it is written.
 * @param maxVisible the most visible characters.
 * @throws AppError `invalid` without visible characters, or with too many.
 */
export function toRichText(html: string, maxVisible: number): string {
  if (html.length > MOST_MARKUP_CHARS) throw tooLong();
  if (isDeeperThan(html, MOST_LEVELS)) throw fieldError('text', 'too_deep', 'Text is nested too deeply');
  const clean = sanitizeHtml(html, options).trim();
  const visible = visibleText(clean);
  if (visible === '') throw fieldError('text', 'required', 'Text is required');
  if (visible.length > maxVisible) throw tooLong();
  return clean;
}
