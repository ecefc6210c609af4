import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from '#/ornament/mark.tsx';

/** The mark as a separate file, for the browser's tab. */
export function markFile(): { name: string; svg: string } {
  const svg = renderToStaticMarkup(<Mark />);
  return { name: `mark.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`, svg };
}
