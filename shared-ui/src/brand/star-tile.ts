type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;
const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** An eight-pointed star (khatim): two squares over each other, drawn as one outline around (`cx`, `cy`). */
export function khatim(cx: number, cy: number, radius: number): string {
  const inner = radius * Math.SQRT1_2 * (1 / Math.cos(Math.PI / 8));
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : inner;
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  });
  return closed(points);
}

const SIZE = 96;
const half = SIZE / 2;

/** One tile of the star-and-cross pattern: stars at the corners meet point to point, crosses are between them. */
export const starTile = {
  size: SIZE,
  paths: [
    khatim(half, half, half),
    khatim(half, half, half * 0.52),
    ...[
      [0, 0],
      [SIZE, 0],
      [0, SIZE],
      [SIZE, SIZE],
    ].map(([x = 0, y = 0]) => khatim(x, y, half * 0.3)),
  ],
} as const;
