import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line, pageLimit, pageNumber, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { assignmentFields, MAX_TITLE } from './assignment.fields.ts';

const PAGE_SIZE = 10;

/** Who has to act: the student hands in, or the teacher marks (C25). */
const todos = ['to_hand_in', 'to_mark'] as const;

export const assignmentsQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  class_id: v.optional(wireId),
  student_id: v.optional(wireId),
  /** The teacher of the class. */
  teacher_id: v.optional(wireId),
  todo: v.optional(v.picklist(todos)),
  /** Searches the title. */
  search: v.optional(v.pipe(line, v.maxLength(MAX_TITLE)), ''),
});
export type AssignmentsQuery = v.InferOutput<typeof assignmentsQuery>;

const assignment = v.object({
  ...responseOf(assignmentFields).entries,
  may: v.object({ delete: v.boolean(), changeDue: v.boolean(), handIn: v.boolean(), mark: v.boolean() }),
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

export const assignmentBody = bodyOf(assignmentFields);
/** The last day to hand it in, or null for none. */
export const dueBody = v.object({ due: v.nullable(day) });
export type DueInput = v.InferOutput<typeof dueBody>;

export type AssignmentInput = v.InferOutput<typeof assignmentBody>;
