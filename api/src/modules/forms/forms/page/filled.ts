import { escapeHtml } from '#base/http/html-page.ts';

/** What was typed into a plain form, and what is wrong with it: the page gives both back. */
export interface Filled {
  /** The first value of a field of the form; undefined if it was not sent. */
  valueOf(name: string): string | undefined;
  /** All values: of several boxes with one name. */
  valuesOf(name: string): readonly string[];
  /** The error in the page's language, by the path of the field; empty without one. */
  errorOf(path: string): string;
}

export const unfilled: Filled = { valueOf: () => undefined, valuesOf: () => [], errorOf: () => '' };

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');

/** @param raw the body as it was received. */
export function filledWith(raw: unknown, errors: ReadonlyMap<string, string> = new Map()): Filled {
  const fields: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const valuesOf = (name: string) => (Object.hasOwn(fields, name) ? listOf(fields[name]) : []);
  return { valuesOf, valueOf: (name) => valuesOf(name)[0], errorOf: (path) => errors.get(path) ?? '' };
}

/** HTML: a value that was typed, as an attribute. */
export const valueAttribute = (value: string | undefined): string => (value ? ` value="${escapeHtml(value)}"` : '');

/** HTML: that a field is wrong; the first one gets the focus. */
export const invalidAttribute = (error: string): string => (error ? ' aria-invalid="true"' : '');

/** HTML: the place of a field's error. */
export const errorHtml = (id: string, error = ''): string =>
  `<p class="error" id="${id}-error"${error ? '' : ' hidden'}>${escapeHtml(error)}</p>`;
