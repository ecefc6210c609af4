import type { Media } from '#/api/media.ts';

const MOST_SHOWN = 4;
const SHOWN_OF_MORE = 3;
const UNKNOWN = 4 / 3;
const [TALLEST, WIDEST] = [0.6, 2.4];

/** Width to height of a file shown alone, within the limits of a feed. */
export const ratioOf = ({ width, height }: Pick<Media, 'width' | 'height'>): number =>
  width && height ? Math.min(WIDEST, Math.max(TALLEST, width / height)) : UNKNOWN;

/** The number of shown files; of more than four only three, with the number of the rest on the last. */
export const shownOf = (count: number): number => (count > MOST_SHOWN ? SHOWN_OF_MORE : count);

interface Shape {
  /** The ratio of the whole frame, width to height. */
  ratio: number;
  /** The first file is beside the others, as high as both and twice as wide. */
  isFirstTall: boolean;
}

/** The frame of two, three or four files: its size is known before any file loads, so that nothing jumps. */
export function shapeOf(shown: number): Shape {
  if (shown === 2) return { ratio: 16 / 9, isFirstTall: false };
  if (shown === 3) return { ratio: 3 / 2, isFirstTall: true };
  return { ratio: 3 / 2, isFirstTall: false };
}
