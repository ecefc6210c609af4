/**
 * A segment of a path pattern: a text, or a parameter that may end in a text (`:id.json`). In lower case, as the router
 * ignores case.
 */
type Segment = { text: string } | { ending: string };

/** One variant of a pattern: its segments, and whether anything may follow them. */
interface Reading {
  segments: Segment[];
  isOpen: boolean;
}

/** A path pattern as the router matches it: one variant for each choice of its optional segments. */
export type RoutePattern = readonly Reading[];

function segmentOf(text: string): Segment {
  const parameter = /^:[\w-]+(.*)$/.exec(text);
  return parameter ? { ending: (parameter[1] ?? '').toLowerCase() } : { text: text.toLowerCase() };
}

/** Every choice of the segments that end in `?`, with and without them. */
function choices([first, ...rest]: string[]): string[][] {
  if (first === undefined) return [[]];
  const others = choices(rest);
  if (!first.endsWith('?')) return others.map((other) => [first, ...other]);
  return [...others.map((other) => [first.slice(0, -1), ...other]), ...others];
}

/** Parses a pattern as the router does: trailing or doubled slashes, case and names of parameters have no meaning. */
export function parsePattern(pattern: string): RoutePattern {
  // The router treats `/a*` as `/a/*`, and a star elsewhere as a plain character.
  const isOpen = pattern.endsWith('*');
  const segments = (isOpen ? pattern.slice(0, -1) : pattern).split('/').filter(Boolean);
  return choices(segments).map((choice) => ({ segments: choice.map(segmentOf), isOpen }));
}

/** A path without any parameter, for the addresses of links. */
export function literalPath(path: string): RoutePattern {
  const segments = path.split('/').filter(Boolean);
  return [{ segments: segments.map((text) => ({ text: text.toLowerCase() })), isOpen: false }];
}

const fits = (text: string, ending: string) => text.length > ending.length && text.endsWith(ending);

function canBeEqual(one: Segment, other: Segment): boolean {
  if ('text' in one) return 'text' in other ? one.text === other.text : fits(one.text, other.ending);
  if ('text' in other) return fits(other.text, one.ending);
  return one.ending.endsWith(other.ending) || other.ending.endsWith(one.ending);
}

function readingsOverlap(one: Reading, other: Reading): boolean {
  const shared = Math.min(one.segments.length, other.segments.length);
  for (let place = 0; place < shared; place += 1) {
    const [left, right] = [one.segments[place], other.segments[place]];
    if (left && right && !canBeEqual(left, right)) return false;
  }
  if (one.segments.length > shared) return other.isOpen;
  return other.segments.length === shared || one.isOpen;
}

/** Whether some path is matched by both patterns. */
export function overlap(one: RoutePattern, other: RoutePattern): boolean {
  return one.some((reading) => other.some((another) => readingsOverlap(reading, another)));
}

/** A text that is equal for all patterns that match the same paths. */
export function canonical(pattern: RoutePattern): string {
  const text = ({ segments, isOpen }: Reading) =>
    [
      ...segments.map((segment) => ('text' in segment ? segment.text : `:${segment.ending}`)),
      ...(isOpen ? ['*'] : []),
    ].join('/');
  return [...new Set(pattern.map(text))]
    .sort()
    .map((reading) => `/${reading}`)
    .join(' ');
}
