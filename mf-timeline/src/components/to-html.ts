const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** Plain text as a comment's rich text: an empty line starts a paragraph, a single line break is kept. */
export function toHtml(text: string): string {
  const paragraphs = text
    .trim()
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/);
  return paragraphs.map((lines) => `<p>${escaped(lines).replaceAll('\n', '<br>')}</p>`).join('');
}

/** Characters as the API counts them: blanks between words as one. */
export const visibleLength = (text: string): number => text.trim().replace(/\s+/g, ' ').length;
