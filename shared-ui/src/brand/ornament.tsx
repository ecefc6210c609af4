import { useId } from 'react';
import { Box } from '../layout/primitives.ts';
import { starTile } from './star-tile.ts';

/**
 * Our eight-fold pattern, faint, filling its positioned parent. Only for the landing's hero, the sign-in panel and
 * empty states.
 */
export function Ornament({ opacity = 0.07, scale = 1 }: { opacity?: number; scale?: number }) {
  const id = useId();
  const size = starTile.size * scale;
  return (
    <Box aria-hidden position="absolute" inset="0" overflow="hidden" pointerEvents="none" style={{ opacity }}>
      <svg width="100%" height="100%" role="presentation">
        <defs>
          <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="translate(-8 -8)">
            <g transform={`scale(${scale})`} fill="none" stroke="currentColor" strokeWidth={1.25 / scale}>
              {starTile.paths.map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </Box>
  );
}
