import { http, upload } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, nullableText, oneOf, partySchema, personSchema } from '#/base/api/wire.ts';
import { type AssignmentRequest, assignmentTexts } from './assignment-fields.ts';
import { grades } from './hand-ins.ts';
import { mediaSchema } from './media.ts';

export const assignmentSchema = v.object({
  id: v.string(),
  classId: v.string(),
  ...assignmentTexts.read,
  class: v.object({ id: v.string(), title: v.string(), starts_at: v.string(), ends_at: v.optional(v.string()) }),
  student: partySchema,
  teacher: partySchema,
  uploaded_by: personSchema,
  assignmentFile: mediaSchema,
  created_at: v.string(),
  /** When the student or a relative first opened it. */
  seen: v.nullable(v.object({ by: personSchema, at: v.string() })),
  /** The last day for handing in, on the student's clock, and the end of that day. */
  due: v.optional(nullableText, null),
  due_at: v.optional(nullableText, null),
  /** The latest hand-in. */
  hand_in: v.optional(v.nullable(v.object({ created_at: v.string(), grade: v.nullable(oneOf(grades)) })), null),
  may: v.object({ delete: allowed, changeDue: allowed, handIn: allowed, mark: allowed }),
});
export type Assignment = v.InferOutput<typeof assignmentSchema>;
export const assignmentPageSchema = v.object({ data: v.array(assignmentSchema), total: v.number() });
const assignmentResponse = v.object({ data: assignmentSchema });

const all = ['assignments'] as const;
/** More assignments than any class has. */
const OF_CLASS = 50;

async function listAssignments(
  searchParams: Record<string, string>,
  signal: AbortSignal,
): Promise<ListPage<Assignment>> {
  const { data, total } = await http.get('assignments', { searchParams, signal }).json(assignmentPageSchema);
  return { rows: data, total };
}

export const assignmentQueries = {
  all: () => all,
  /** All that the viewer can see, or those of one student. */
  list: ({ page, perPage, q, filters }: ListParams<'todo'>, studentId: string | null = null) => {
    const request = {
      page: String(page),
      limit: String(perPage),
      ...(q ? { search: q } : {}),
      ...(studentId ? { student_id: studentId } : {}),
      ...(filters.todo ? { todo: filters.todo } : {}),
    };
    return queryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal }) => listAssignments(request, signal),
    });
  },
  /** Hand-ins in a teacher's classes that are not marked yet. */
  toMark: (teacherId: string) => {
    const request = { todo: 'to_mark', teacher_id: teacherId, limit: '3' };
    return queryOptions({
      queryKey: [...all, 'to-mark', request],
      queryFn: ({ signal }) => listAssignments(request, signal),
    });
  },
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) =>
        (await http.get(`assignments/${encodeURIComponent(id)}`, { signal }).json(assignmentResponse)).data,
    }),
  ofClass: (classId: string) =>
    queryOptions({
      queryKey: [...all, 'of-class', classId],
      queryFn: async ({ signal }) =>
        (await listAssignments({ class_id: classId, limit: String(OF_CLASS) }, signal)).rows,
    }),
};

interface Carrying {
  key: string;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

export interface NewAssignment extends AssignmentRequest {
  classId: string;
  file: File;
  /** The last day for handing in; empty for none. */
  due?: string;
}

/** The same key never adds a second assignment. @throws ApiError 415 for a file that is neither a PDF nor a picture. */
export async function addAssignment(
  { classId, file, due = '', ...typed }: NewAssignment,
  { key, ...carrying }: Carrying,
) {
  const body = new FormData();
  body.set('classId', classId);
  for (const name of assignmentTexts.names) body.set(name, typed[name]);
  if (due !== '') body.set('due', due);
  // Appended last: the API needs the other fields before the file arrives.
  body.set('assignmentFile', file);
  const options = { headers: { 'Idempotency-Key': key }, ...carrying };
  return (await upload('assignments', body, options).json(assignmentResponse)).data;
}

/** @param due the last day for handing in; null for none. @throws ApiError 409 when handing in is closed. */
export async function changeDue(id: string, due: string | null): Promise<Assignment> {
  const json = { due };
  return (await http.put(`assignments/${encodeURIComponent(id)}`, { json }).json(assignmentResponse)).data;
}

export async function markAssignmentSeen(id: string): Promise<void> {
  await http.post(`assignments/${encodeURIComponent(id)}/seen`);
}

export async function deleteAssignment(id: string): Promise<void> {
  await http.delete(`assignments/${encodeURIComponent(id)}`);
}
