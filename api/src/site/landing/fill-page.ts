import { escapeHtml } from '#base/http/html-page.ts';

/** Escaped for the inside of a string in a JSON block. */
const escapeJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

/**
 * Fills the placeholders of a prerendered page: `%NAME%` in its HTML, `%JSON_NAME%` in its structured data. A property
 * there, and a `src`, `width` or `height`, without a value is left out. An unknown placeholder stays.
 */
export function fillPage(html: string, values: Readonly<Record<string, string>>): string {
  const isEmpty = (name: string) => values[name] === '';
  return html
    .replace(/"\w+":"%JSON_([A-Z_]+)%",/g, (property, name: string) => (isEmpty(name) ? '' : property))
    .replace(/ (?:src|width|height)="%([A-Z_]+)%"/g, (attribute, name: string) => (isEmpty(name) ? '' : attribute))
    .replace(/%(JSON_)?([A-Z_]+)%/g, (mark, json: string | undefined, name: string) => {
      const value = values[name];
      if (value === undefined) return mark;
      return json ? escapeJson(value) : escapeHtml(value);
    });
}
