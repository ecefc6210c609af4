import type { Post } from '#/api/posts.ts';
import { ratioOf, shapeOf, shownOf } from '../post-media/media-shape.ts';

const FRAME = 150;
const LINE = 27;
const LINE_CHARS = 70;
const TALLEST_TEXT = 372;
const MEDIA_WIDTH = 638;
const TALLEST_MEDIA = 640;

const heights = new Map<string, number>();

/** The height of a post when it was seen, in px: so that a returning viewer finds every post at its place. */
export const heightOf = (id: string): number | undefined => heights.get(id);

export function rememberHeight(id: string, height: number): void {
  heights.set(id, height);
}

/** The estimated height of a post that was not seen yet, in px. */
export function guessedHeight({ text, images }: Pick<Post, 'text' | 'images'>): number {
  const lines = Math.ceil(text.length / LINE_CHARS);
  const [first] = images;
  const ratio = images.length === 1 && first ? ratioOf(first) : shapeOf(shownOf(images.length)).ratio;
  const media = images.length > 0 ? Math.min(TALLEST_MEDIA, MEDIA_WIDTH / ratio) : 0;
  return Math.round(FRAME + Math.min(TALLEST_TEXT, lines * LINE) + media);
}
