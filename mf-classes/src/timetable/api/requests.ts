import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, nullableText, oneOf, pageOf, personSchema } from '#/base/api/wire.ts';
import { classPath, classQueries } from '#/class/api/classes.ts';

const requestKinds = ['excuse', 'move'] as const;
type RequestKind = (typeof requestKinds)[number];

const excusesSchema = v.object({ used: v.number(), limit: v.number(), month: v.string() });
export type Excuses = v.InferOutput<typeof excusesSchema>;
const partySchema = v.object({ ...personSchema.entries, timezone: v.string() });

const requestSchema = v.object({
  id: v.string(),
  kind: oneOf(requestKinds),
  status: oneOf(['open', 'accepted', 'rejected', 'withdrawn', 'lapsed']),
  reason: nullableText,
  /** The start times that a family offers for a move. */
  times: v.array(v.string()),
  note: nullableText,
  requestedBy: personSchema,
  answeredBy: v.nullable(personSchema),
  class: v.object({
    id: v.string(),
    startsAt: v.string(),
    duration: v.number(),
    student: partySchema,
    teacher: partySchema,
  }),
  excuses: v.nullable(excusesSchema),
  may: v.object({ accept: allowed, reject: allowed, withdraw: allowed }),
});
export type ClassRequest = v.InferOutput<typeof requestSchema>;

export const requestsPage = pageOf(requestSchema);
const ofClassSchema = v.object({
  requests: v.array(requestSchema),
  /** The requests that the family can make; null for all other viewers. */
  ask: v.nullable(v.object({ excuses: excusesSchema })),
});
export type RequestsOfClass = v.InferOutput<typeof ofClassSchema>;
export const requestsOfClass = v.object({ data: ofClassSchema });

const makeUpSchema = v.object({ id: v.string(), until: v.string(), isOpen: v.boolean() });
const makeUpsResponse = v.object({ data: v.array(makeUpSchema) });

const MOST_OPEN = '20';

/** Every change of a class invalidates these queries. */
export const requestQueries = {
  open: () => {
    const searchParams = { status: 'open', per_page: MOST_OPEN };
    return queryOptions({
      queryKey: [...classQueries.all(), 'requests', 'open'],
      queryFn: async ({ signal }) => {
        const { data, pagination } = await http.get('class-requests', { searchParams, signal }).json(requestsPage);
        return { rows: data, total: pagination.total };
      },
    });
  },
  ofClass: (classId: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'requests', 'of-class', classId],
      queryFn: async ({ signal }) =>
        (await http.get(`${classPath(classId)}/requests`, { signal }).json(requestsOfClass)).data,
    }),
  /** The make-ups of a student that can still be used. */
  makeUps: (studentId: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'make-ups', studentId],
      queryFn: async ({ signal }) => {
        const path = `students/${encodeURIComponent(studentId)}/makeups`;
        return (await http.get(path, { signal }).json(makeUpsResponse)).data.filter(({ isOpen }) => isOpen);
      },
    }),
};

export interface NewRequest {
  kind: RequestKind;
  reason?: string;
  times?: string[];
}

/** The same key never creates two requests. */
export async function askAbout(classId: string, request: NewRequest, key: string): Promise<void> {
  await http.post(`${classPath(classId)}/requests`, { json: request, headers: { 'Idempotency-Key': key } });
}

const requestPath = (id: string) => `class-requests/${encodeURIComponent(id)}`;

export async function acceptRequest(id: string, answer: { time?: string; note?: string }): Promise<void> {
  await http.put(`${requestPath(id)}/accept`, { json: answer });
}

export async function rejectRequest(id: string, answer: { note?: string }): Promise<void> {
  await http.put(`${requestPath(id)}/reject`, { json: answer });
}

export async function withdrawRequest(id: string): Promise<void> {
  await http.delete(requestPath(id));
}
