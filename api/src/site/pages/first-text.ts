import type { FirstText } from '@academy/shared-auth/contract';
import sanitizeHtml from 'sanitize-html';
import type { SkeletonItem } from '../releases/shell-build.ts';
import { escaped } from './page-head.ts';

/** The most characters of an item: more than its skeleton has room for. */
const MOST = 600;
const BREAK = /<(?:\/(?:p|h[1-6]|blockquote|li)|br ?\/?)>/g;

/** The number of characters of markup that are read, which is always enough. */
const LOOKED_AT = 4000;

/** Rich text as plain text, escaped for a page, each block on a line. Never cut inside an entity. */
function wordsOf(html: string): string {
  const text = sanitizeHtml(html.slice(0, LOOKED_AT).replace(BREAK, '\n'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .slice(0, MOST)
    .replace(/&\w*$/, '');
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);

function textOf(value: unknown, path: string | undefined, toMarkup: (text: string) => string): string {
  const text = path === undefined ? undefined : fieldOf(value, path);
  return typeof text === 'string' ? toMarkup(text) : '';
}

/** The skeleton's items: those with text first, the others blank. */
export function itemsWithText(item: SkeletonItem, firstText: FirstText, body: string | undefined): string {
  const list = body === undefined ? [] : fieldOf(JSON.parse(body), firstText.items);
  const filled = (Array.isArray(list) ? list : []).slice(0, item.times).map((entry) => {
    const title = textOf(entry, firstText.title, (text) => escaped(text.slice(0, MOST)));
    const text = textOf(entry, firstText.richText, wordsOf);
    return item.filled.replace('{title}', () => title).replace('{text}', () => text);
  });
  return [...filled, item.blank.repeat(item.times - filled.length)].join('');
}
