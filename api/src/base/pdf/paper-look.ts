/** The distance from each edge of the page, in points. */
export const paperMargin = 56;

/** The colours of the light theme, adapted to print. */
export const paperColors = {
  ink: '#2B2622',
  quiet: '#5F574F',
  brand: '#0F5B4F',
  gold: '#C8912F',
  line: '#DDD5C7',
} as const;
