import * as v from 'valibot';
import { idParams, instant, requiredText } from '#base/http/fields.ts';
import { optionalText, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { uploadId } from '#modules/platform/files/in-parts/in-parts.schema.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { MAX_RECITATION_SECONDS } from '#modules/platform/files/media/media-files.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';
import { grades } from './hand-ins.table.ts';

const MAX_NOTE = 500;
const MAX_COMMENT = 2000;
const MAX_MARK = 200;
const MOST_MARKS = 50;

export const handInBody = v.object({ file: receivedMedia, note: optionalText(MAX_NOTE) });
export type HandInInput = v.InferOutput<typeof handInBody>;

/** For a file that was sent in parts. */
export const handInUploadBody = v.object({ note: optionalText(MAX_NOTE) });
export const handInUploadParams = v.object({ ...idParams.entries, upload: uploadId });

export const markBody = v.object({
  grade: v.picklist(grades),
  comment: optionalText(MAX_COMMENT),
  /** The teacher's comments at moments of a recitation. */
  marks: v.optional(
    v.pipe(
      v.array(v.object({ atMs: whole(0, MAX_RECITATION_SECONDS * 1000), text: requiredText(MAX_MARK) })),
      v.maxLength(MOST_MARKS),
    ),
    [],
  ),
});
export type MarkInput = v.InferOutput<typeof markBody>;

export const handInsQuery = v.object(pageQuery);
export type HandInsQuery = v.InferOutput<typeof handInsQuery>;

const handIn = v.object({
  id: v.string(),
  assignmentId: v.string(),
  /** Which try it is, from 1. */
  number: v.number(),
  /** Whether it is the latest try: only this one can be marked. */
  isLatest: v.boolean(),
  student: person,
  /** The student, or a parent who has handed it in for the child (D142). */
  handedInBy: v.nullable(person),
  file: mediaSchema,
  /** The length of a recitation; null for another file. */
  seconds: v.nullable(v.number()),
  note: v.nullable(v.string()),
  createdAt: instant,
  mark: v.nullable(
    v.object({
      grade: v.picklist(grades),
      comment: v.nullable(v.string()),
      marks: v.array(v.object({ atMs: v.number(), text: v.string() })),
      by: person,
      at: instant,
    }),
  ),
  may: v.object({ mark: v.boolean() }),
});
export type WireHandIn = v.InferInput<typeof handIn>;
export const handInResponse = v.object({ data: handIn });
export const handInsPage = pageOf(handIn);
