import type { ListExport, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import * as v from 'valibot';

/** An action that the viewer may perform; an action that the API does not mention is not allowed. */
export const allowed = v.optional(v.boolean(), false);

export const questionTypes = ['text', 'textarea', 'checkbox', 'radio', 'select', 'date', 'file'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** A type that this version does not know is shown as text. */
export const typeSchema = v.union([
  v.picklist(questionTypes),
  v.pipe(
    v.string(),
    v.transform(() => 'text' as const),
  ),
]);

/** The API of forms says `limit` where other lists say `per_page`, and has only one order. */
export function pageRequest(params: ListParams): Record<string, string> {
  const { per_page: limit = '10', sort: _, ...rest } = listRequest(params);
  return { ...rest, limit };
}

/** The same for a file. */
export function exportRequest(params: ListExport): Record<string, string> {
  const { sort: _, ...rest } = listRequest(params);
  return rest;
}
