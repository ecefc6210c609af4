import { starTile } from '@academy/shared-ui/star-tile';

/** The academy's eight-fold pattern as an SVG paint, `size` units per tile. */
export function LatticePattern({ id, size }: { id: string; size: number }) {
  return (
    <pattern
      id={id}
      className="ld-tile"
      width={starTile.size}
      height={starTile.size}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${size / starTile.size})`}
    >
      {starTile.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </pattern>
  );
}
