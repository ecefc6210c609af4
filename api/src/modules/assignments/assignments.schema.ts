import * as v from 'valibot';
import { idParams, instant, line, pageLimit, pageNumber, wireId } from '#base/http/fields.ts';
import { person } from '#modules/classes/class.fields.ts';
import { mediaSchema } from '#modules/files/media/media.schema.ts';
import { receivedMedia } from '#modules/files/media/received-media.ts';

const PAGE_SIZE = 10;
export const MAX_TITLE = 120;

export const assignmentsQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  class_id: v.optional(wireId),
  student_id: v.optional(wireId),
  /** In the title. */
  search: v.optional(v.pipe(line, v.maxLength(MAX_TITLE)), ''),
});
export type AssignmentsQuery = v.InferOutput<typeof assignmentsQuery>;

const assignment = v.object({
  id: v.string(),
  classId: v.string(),
  studentId: v.string(),
  title: v.string(),
  class: v.object({ id: v.string(), title: v.string(), starts_at: instant, ends_at: instant }),
  student: person,
  teacher: person,
  uploaded_by: person,
  assignmentFile: mediaSchema,
  created_at: instant,
  /** When the student or a relative first opened it. */
  seen: v.nullable(v.object({ by: person, at: instant })),
  may: v.object({ delete: v.boolean() }),
});
export type WireAssignment = v.InferInput<typeof assignment>;
export const assignmentsPage = v.object({
  data: v.array(assignment),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});
export const assignmentResponse = v.object({ data: assignment });
export const assignmentParams = idParams;

export const assignmentBody = v.object({
  classId: wireId,
  /** The class's student, where it is sent. */
  studentId: v.optional(wireId),
  /** Without one it is the file's name. */
  title: v.optional(v.pipe(line, v.nonEmpty('Title is Required'), v.maxLength(MAX_TITLE))),
  assignmentFile: receivedMedia,
});
export type AssignmentInput = v.InferOutput<typeof assignmentBody>;
