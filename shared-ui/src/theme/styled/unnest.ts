import { withoutStrings } from './without-strings.ts';

/** Splits a list at its outermost commas, not at those of `:is(a, b)`. */
function listOf(text: string): string[] {
  if (!text.includes(',')) return [text];
  const parts: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}

const within = (outer: string, inner: string): string =>
  listOf(inner)
    .flatMap((each) =>
      listOf(outer).map((parent) => (each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`)),
    )
    .join(',');

/** The end of the block that begins after `from`. */
function endOfBlock(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === 123) depth += 1;
    else if (char === 125) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error(`a block is not closed: ${text.slice(from, from + 40)}`);
}

/** Declarations first, then nested rules in order. The text contains no strings. */
function unnest(selector: string, styles: string): string[] {
  let declarations = '';
  const nested: string[] = [];
  let from = 0;
  for (let open = styles.indexOf('{'); open !== -1; open = styles.indexOf('{', from)) {
    const named = styles.lastIndexOf(';', open) + 1;
    const start = Math.max(from, named);
    declarations += styles.slice(from, start);
    const end = endOfBlock(styles, open + 1);
    const name = styles.slice(start, open).trim();
    const block = styles.slice(open + 1, end);
    if (name.startsWith('@')) {
      const inner = unnest(selector, block).join('');
      if (inner) nested.push(`${name}{${inner}}`);
    } else nested.push(...unnest(within(selector, name), block));
    from = end + 1;
  }
  declarations += styles.slice(from);
  return declarations ? [`${selector}{${declarations}}`, ...nested] : nested;
}

/** Declarations that browsers of 2022 know only with a prefix. */
const PREFIXED =
  /(^|[;{])((?:user-select|appearance|mask|backdrop-filter|text-size-adjust|hyphens|box-decoration-break|print-color-adjust|background-clip:text)[^;}]*)/g;

const withPrefixes = (styles: string): string => styles.replace(PREFIXED, '$1-webkit-$2;$2');

/** The rules of nested styles, as Emotion serializes them, for a selector. */
export const flatRules = (selector: string, styles: string): string[] =>
  withoutStrings(styles, (bare) => unnest(selector, withPrefixes(bare)));
