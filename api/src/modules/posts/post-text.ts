import sanitizeHtml from 'sanitize-html';
import { fieldError } from '#platform/errors/app-error.ts';

const blocks = ['p', 'h1', 'h2', 'blockquote', 'li'];
const indents = Array.from({ length: 8 }, (_, index) => `ql-indent-${index + 1}`);

/** D50: exactly what the editor's toolbar can make. */
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
      attribs: { ...(href ? { href } : {}), rel: 'noopener noreferrer nofollow ugc', target: '_blank' },
    }),
  },
};

const visibleText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u200b-\u200f\u2060\ufeff\u00a0]/g, '');

/** The text of a post as it is stored: sanitised once, at writing. */
export function toPostText(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  if (visibleText(clean) === '') throw fieldError('text', 'required', 'Text is required');
  return clean;
}
