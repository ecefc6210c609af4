/** The document with the layers of the API in one line. */
export const LAYERS_DOCUMENT = 'docs/architecture/api.md';

const LINE = /^base ← .*$/m;

/** Writes the layers of the API's modules into a document's line of them. @throws Error if it has none. */
export function withLayersLine(text: string, layers: readonly (readonly string[])[]): string {
  if (!LINE.test(text)) throw new Error(`${LAYERS_DOCUMENT} has no line that begins with "base ←"`);
  return text.replace(LINE, ['base', ...layers.map((layer) => layer.join(', '))].join(' ← '));
}
