import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, line } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { mediaJson } from '#modules/platform/files/media/media-json.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';

export const MAX_TITLE = 150;
const MAX_DESCRIPTION = 2000;

/**
 * The fields of a book, each listed once: of rows `books b` with `f`, its file, and `p`, its cover; $1 is the viewer's
 * file token. A field with a column is stored as it was sent; verbs store the files.
 */
export const bookFields = defineFields({
  id: { response: v.string(), json: 'b.id::text' },
  title: {
    name: { en: 'Title', ar: 'العنوان' },
    body: v.pipe(line, v.nonEmpty('Title is Required'), v.maxLength(MAX_TITLE)),
    column: 'title',
    response: v.string(),
    json: 'b.title',
  },
  description: {
    name: { en: 'Description', ar: 'الوصف' },
    body: optionalText(MAX_DESCRIPTION),
    column: 'description',
    response: v.nullable(v.string()),
    json: 'b.description',
  },
  book: { body: receivedMedia, response: mediaSchema, json: mediaJson('f', '$1') },
  /** The picture of the book in a list. */
  cover: {
    name: { en: 'Cover', ar: 'الغلاف' },
    body: v.optional(receivedMedia),
    response: v.nullable(mediaSchema),
    json: `case when p.id is not null then ${mediaJson('p', '$1')} end`,
  },
  created_at: { response: instant, json: instantOf('b.created_at') },
  /** What the viewer may do with it. */
  may: { response: v.object({ edit: v.boolean(), delete: v.boolean() }) },
});
