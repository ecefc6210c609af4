import { escapeHtml } from '#base/http/html-page.ts';
import type { Filled } from './filled.ts';

/**
 * The errors of a form that was sent without a script, above it: each leads to its field. Empty without errors.
 * @param fields the path of each field and its name; the id of the input is the path.
 */
export function errorSummary(
  title: string,
  fields: readonly (readonly [path: string, name: string, id?: string])[],
  { errorOf }: Filled,
): string {
  const wrong = fields.filter(([path]) => errorOf(path) !== '');
  if (wrong.length === 0) return '';
  const items = wrong.map(
    ([path, name, id = path]) =>
      `<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a>: ${escapeHtml(errorOf(path))}</li>`,
  );
  return `<p>${title}</p><ul>${items.join('')}</ul>`;
}
