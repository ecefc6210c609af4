import { escapeHtml } from '#base/http/html-page.ts';
import { errorHtml, type Filled, invalidAttribute, valueAttribute } from '#modules/forms/forms/page/filled.ts';

/** What all fields of one page share. */
export interface FieldPage {
  filled: Filled;
  /** The word beside fields that can stay empty. */
  optional: string;
}

interface Field {
  name: string;
  label: string;
  /** The input as HTML. */
  input: string;
  help?: string;
  isOptional?: boolean;
  isRequired?: boolean;
}

const described = (name: string, help: string | undefined) =>
  ` aria-describedby="${help ? `${name}-help ` : ''}${name}-error"`;

export function field({ filled, optional }: FieldPage, { name, label, input, help, ...is }: Field): string {
  const hint = is.isOptional ? ` <small>${optional}</small>` : '';
  const text = help ? `<p class="help" id="${name}-help">${help}</p>` : '';
  return `<div class="field" data-path="${name}"${is.isRequired ? ' data-required' : ''}><label class="label" for="${name}">${label}${hint}</label>
${input}${text}${errorHtml(name, filled.errorOf(name))}</div>`;
}

export const line = ({ filled }: FieldPage, name: string, more: string, help?: string): string =>
  `<input class="input" id="${name}" name="${name}" ${more}${valueAttribute(filled.valueOf(name))}${described(name, help)}${invalidAttribute(filled.errorOf(name))}>`;

export const textArea = ({ filled }: FieldPage, name: string, more: string): string =>
  `<textarea class="input" id="${name}" name="${name}" ${more}${described(name, undefined)}${invalidAttribute(filled.errorOf(name))}>${escapeHtml(filled.valueOf(name) ?? '')}</textarea>`;

export type Option = readonly [value: string, text: string, words?: string];

interface Select {
  name: string;
  options: readonly Option[];
  /** What is chosen until somebody chooses. */
  preset: string;
  more?: string;
}

export function select({ filled }: FieldPage, { name, options, preset, more = '' }: Select): string {
  const chosen = filled.valueOf(name) ?? preset;
  const items = options.map(
    ([value, text, words]) =>
      `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}${words ? ` data-words="${escapeHtml(words)}"` : ''}>${escapeHtml(text)}</option>`,
  );
  return `<select class="input" id="${name}" name="${name}"${more}${described(name, undefined)}${invalidAttribute(filled.errorOf(name))}>${items.join('')}</select>`;
}

/** A field that a script fills; `value` is HTML. */
export const scripted = ({ filled }: FieldPage, name: string, value: string): string =>
  `<div id="offered" class="field" data-path="${name}" hidden><input type="hidden" name="${name}" id="${name}" value="${value}">${errorHtml(name, filled.errorOf(name))}</div>`;

export function consentField({ filled }: Pick<FieldPage, 'filled'>, text: string): string {
  const error = filled.errorOf('consent');
  const checked = filled.valueOf('consent') === 'true' ? ' checked' : '';
  return `<div class="field" data-path="consent" data-required><label class="choice" for="consent"><input id="consent" name="consent" type="checkbox" value="true" required${checked} aria-describedby="consent-error"${invalidAttribute(error)}><span>${text}</span></label>${errorHtml('consent', error)}</div>`;
}
