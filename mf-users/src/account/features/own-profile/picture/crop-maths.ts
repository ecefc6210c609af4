interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in the picture's own pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** Pixels; twice the size that the academy stores. */
const LARGEST_SIDE = 1024;

/** The largest square in the middle: the default. */
export function middleSquare({ width, height }: Size): Area {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
}

/** Whether an area can be cropped; an area measured before layout cannot. */
export const isArea = ({ x, y, width, height }: Area): boolean =>
  [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0;

/** The side of the sent square: no larger than needed, and never enlarged. */
export const sideOf = ({ width }: Area): number => Math.max(1, Math.min(LARGEST_SIDE, Math.round(width)));

/** The position of the whole picture behind a square window, so that the window shows the area. */
export function placeBehind(windowSide: number, area: Area, picture: Size): Area {
  const scale = windowSide / area.width;
  return {
    // Avoids -0, which is not a valid length.
    x: 0 - area.x * scale,
    y: 0 - area.y * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  };
}
