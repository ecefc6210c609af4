import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line, pageLimit, pageNumber } from '#base/http/fields.ts';
import { formFields, formRowFields, MAX_NAME } from './form.fields.ts';

const PAGE_SIZE = 10;

const { name, questions, ...settings } = bodyOf(formFields).entries;
export const formBody = v.object({
  name,
  questions,
  ...settings,
  /** The revision with which the edit began: 409 if somebody has saved since. Without it the edit is always saved. */
  revision: v.optional(v.pipe(v.number(), v.integer())),
});
export type FormInput = v.InferOutput<typeof formBody>;

export const formParams = idParams;
export const formsQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  name: v.optional(v.pipe(line, v.maxLength(MAX_NAME)), ''),
});
export type FormsQuery = v.InferOutput<typeof formsQuery>;

const formRow = responseOf(formRowFields);
export type WireFormRow = v.InferInput<typeof formRow>;
export const formsPage = v.object({
  data: v.array(formRow),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  /** The number of unopened submissions of all forms. */
  unread: v.number(),
  totalPages: v.number(),
});

const form = responseOf(formFields);
export type WireForm = v.InferInput<typeof form>;
export const formResponse = v.object({ form });
