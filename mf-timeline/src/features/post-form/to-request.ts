import type { PostValues } from './post-schema.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** Plain text as the post's rich text: an empty line starts a paragraph, a single line break stays one. */
export function toRequest({ text }: PostValues): { html: string } {
  const paragraphs = text
    .trim()
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/);
  return { html: paragraphs.map((lines) => `<p>${escaped(lines).replaceAll('\n', '<br>')}</p>`).join('') };
}
