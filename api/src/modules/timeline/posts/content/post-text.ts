import { toRichText } from './rich-text.ts';

const MAX_VISIBLE_CHARS = 20_000;

export const toPostText = (html: string): string => toRichText(html, MAX_VISIBLE_CHARS);
