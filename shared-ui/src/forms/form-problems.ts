import { ApiError, type FieldProblem } from '@academy/shared-auth';

/**
 * A form's message about an error: at a field, or (`field` null) above the form. `key` is translated with its values.
 */
export interface FormProblem {
  field: string | null;
  key: string;
  values?: { seconds: number };
}

/**
 * Keys of the form's own words for the API's errors, by `field.code`, then by `field`: `{ 'email.duplicate': '…' }`.
 */
export type FieldTexts = Readonly<Record<string, string>>;

/** Fields with other names in the form than in the API, by the API's path: `{ 'quietHours.from': 'from' }`. */
export type FieldPaths = Readonly<Record<string, string>>;

/** A key of this library's own texts, wherever it is translated. */
const common = (key: string) => `ui:${key}`;
const PATIENCE_SECONDS = 60;
const worded = new Set(['required', 'duplicate', 'unknown', 'forbidden']);

function textOf({ path, code }: FieldProblem, texts: FieldTexts): string {
  return texts[`${path}.${code}`] ?? texts[path] ?? common(`form.field.${worded.has(code) ? code : 'invalid'}`);
}

function formProblem({ status, code, retryAfter }: ApiError): Omit<FormProblem, 'field'> {
  if (status === 429) return { key: common('form.problem.wait'), values: { seconds: retryAfter ?? PATIENCE_SECONDS } };
  if (code === 'network' || code === 'timeout') return { key: common('form.problem.network') };
  if (code === 'view_only') return { key: common('form.problem.viewOnly') };
  if (code === 'child_session') return { key: common('form.problem.childSession') };
  if (status === 507) return { key: common('form.problem.noSpace') };
  if (status === 403) return { key: common('form.problem.forbidden') };
  if (status === 404) return { key: common('form.problem.missing') };
  if (status === 409) return { key: common('form.problem.conflict') };
  return { key: common('form.problem.internal') };
}

const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Reads a failed call for a form with these fields; a call that the viewer stopped has no message. An error of a field
 * that the form lacks is shown above the form, like every other failure: in the words of `whole` if it has some (by
 * status, or by code), otherwise in the common ones.
 */
export function problemsOf(
  error: unknown,
  fields: readonly string[],
  { texts = {}, whole = {}, paths = {} }: { texts?: FieldTexts; whole?: FieldTexts; paths?: FieldPaths } = {},
): FormProblem[] {
  if (isStopped(error)) return [];
  if (!(error instanceof ApiError)) return [{ field: null, key: common('form.problem.internal') }];
  const rejected = error.fields.map((problem) => {
    const path = paths[problem.path] ?? problem.path;
    return { field: fields.includes(path) ? path : null, key: textOf({ ...problem, path }, texts) };
  });
  if (rejected.length > 0) return rejected;
  const own = whole[error.code] ?? whole[String(error.status)];
  return [{ field: null, ...(own ? { key: own } : formProblem(error)) }];
}
