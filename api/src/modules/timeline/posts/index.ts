/* The front of the module: what other modules use of its inner folders. */
export { excerptOf } from './content/excerpt.ts';
export { toRichText } from './content/rich-text.ts';
