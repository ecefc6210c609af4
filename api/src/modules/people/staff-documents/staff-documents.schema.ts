import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant } from '#base/http/fields.ts';
import { mediaSchema, receivedMedia } from '#modules/platform/files/index.ts';
import { documentFields } from './document.fields.ts';

export const teacherParams = idParams;
export const documentParams = idParams;

export const documentBody = v.pipe(
  v.object({ ...bodyOf(documentFields).entries, file: v.optional(receivedMedia) }),
  v.forward(
    v.check(({ from, until }) => !from || !until || from <= until, 'The end is before the start'),
    ['until'],
  ),
);
export type DocumentInput = v.InferOutput<typeof documentBody>;

const documentStates = ['to_come', 'valid', 'ending', 'ended'] as const;

const document = v.object({
  id: v.string(),
  ...responseOf(documentFields).entries,
  file: v.nullable(mediaSchema),
  /** `ending`: within 60 days. */
  state: v.picklist(documentStates),
  createdAt: instant,
});
export type WireDocument = v.InferInput<typeof document>;
export const documentResponse = v.object({ data: document });

const documents = v.object({
  data: v.array(document),
  /** The kinds that must be valid to teach children, and are not. */
  missing: v.array(v.string()),
  /** The kinds of the academy's setting, for the form. */
  kinds: v.array(v.string()),
  may: v.object({ change: v.boolean() }),
});
export type WireDocuments = v.InferInput<typeof documents>;
export const documentsResponse = documents;
export const missingResponse = v.object({ data: v.object({ missing: v.boolean() }) });
