import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredLine, requiredText } from '#base/http/fields.ts';
import { optionalLine } from '#base/http/form-fields.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { mediaJson } from '#modules/platform/files/media/media-json.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';

export const MAX_NAME = 100;
const MAX_CONTENT = 20_000;
const noSubject = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/**
 * The fields of a material, each listed once: of rows `materials m` with `f`, its file; $1 is the viewer's file token.
 * A field with a column is stored as it was sent; verbs store the file.
 */
export const materialFields = defineFields({
  id: { response: v.string(), json: 'm.id::text' },
  name: {
    name: { en: 'Name', ar: 'الاسم' },
    body: requiredLine(MAX_NAME),
    column: 'name',
    response: v.string(),
    json: 'm.name',
  },
  /** The name in Arabic where `name` is not (D168). */
  name_ar: {
    name: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
    body: optionalLine(MAX_NAME),
    column: 'nameAr',
    response: v.nullable(v.string()),
    json: 'm.name_ar',
  },
  content: {
    name: { en: 'Content', ar: 'المحتوى' },
    body: requiredText(MAX_CONTENT),
    column: 'content',
    response: v.string(),
    json: 'm.content',
  },
  /** What its classes teach (D107). */
  subject: {
    name: { en: 'Subject', ar: 'التخصص' },
    body: v.optional(v.nullable(v.union([v.picklist(subjects), noSubject]))),
    column: 'subject',
    response: v.nullable(v.picklist(subjects)),
    json: 'm.subject',
  },
  file: {
    name: { en: 'File', ar: 'الملف' },
    body: v.optional(receivedMedia),
    response: v.nullable(mediaSchema),
    json: `case when f.id is not null then ${mediaJson('f', '$1')} end`,
  },
  created_at: { response: instant, json: instantOf('m.created_at') },
  /** The viewer's actions with it. */
  may: { response: v.object({ edit: v.boolean(), delete: v.boolean() }) },
});
