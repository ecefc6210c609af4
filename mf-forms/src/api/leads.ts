import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed } from './wire.ts';

export const leadStatuses = ['new', 'contacted', 'trial_set', 'held', 'joined', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A status that this version does not know is shown as new. */
const status = v.fallback(v.picklist(leadStatuses), 'new');
const person = v.object({ id: v.string(), name: v.string() });
const text = v.nullable(v.string());

const rowEntries = {
  id: v.string(),
  status,
  learner: v.object({ name: v.string(), age: v.number() }),
  name: v.string(),
  subject: v.string(),
  level: text,
  timezone: v.string(),
  source: v.string(),
  owner: v.nullable(person),
  createdAt: v.string(),
  /** By when the family expects an answer; an API before 1.91 does not say it. */
  answerBy: v.optional(v.string()),
  trial: v.nullable(v.object({ id: v.string(), startsAt: v.string(), teacher: person })),
};
const rowSchema = v.object(rowEntries);
export type LeadRow = v.InferOutput<typeof rowSchema>;

export const leadPageSchema = v.object({
  data: v.array(rowSchema),
  pagination: v.object({ total: v.number() }),
  waiting: v.number(),
});

const eventSchema = v.object({
  id: v.string(),
  kind: v.string(),
  at: v.string(),
  by: v.nullable(person),
  from: v.nullable(status),
  to: v.nullable(status),
  owner: v.nullable(person),
  note: text,
});
export type LeadEvent = v.InferOutput<typeof eventSchema>;

const leadSchema = v.object({
  ...rowEntries,
  email: text,
  phone: text,
  teacherGender: text,
  language: text,
  times: text,
  chosenTimes: v.array(v.string()),
  lostReason: text,
  withdrawnAt: v.optional(text),
  account: v.optional(v.nullable(person)),
  student: v.nullable(person),
  parent: v.nullable(person),
  /** The account on the email is not confirmed, and becomes the parent by accepting the invitation. */
  parentInvited: v.optional(v.boolean()),
  history: v.array(eventSchema),
  may: v.object({ update: allowed, setTrial: allowed, statuses: v.array(status) }),
});
export type Lead = v.InferOutput<typeof leadSchema>;
export const leadResponse = v.object({ data: leadSchema });

const wishesSchema = v.object({
  ...{ leadId: v.string(), teacherGender: text, subject: v.string(), level: text, language: text, times: text },
});
export type Wishes = v.InferOutput<typeof wishesSchema>;
const wishesResponse = v.object({ data: v.nullable(wishesSchema) });

const statisticsSchema = v.object({
  data: v.array(
    v.object({ month: v.string(), source: v.string(), leads: v.number(), held: v.number(), joined: v.number() }),
  ),
});
export type LeadFigures = v.InferOutput<typeof statisticsSchema>['data'][number];

const all = ['leads'] as const;
const pathOf = (id: string) => `leads/${encodeURIComponent(id)}`;

async function listLeads(searchParams: Record<string, string>, signal: AbortSignal): Promise<ListPage<LeadRow>> {
  const { data, pagination } = await http.get('leads', { searchParams, signal }).json(leadPageSchema);
  return { rows: data, total: pagination.total };
}

export const leadQueries = {
  all: () => all,
  list: (params: ListParams<'status'>) => {
    const { sort: _, ...request } = listRequest(params);
    return queryOptions({
      queryKey: [...all, 'list', request],
      queryFn: ({ signal }) => listLeads(request, signal),
    });
  },
  /** The number of leads that wait for an answer longer than was promised (D165). */
  waiting: () =>
    restorable(
      v.number(),
      queryOptions({
        queryKey: [...all, 'waiting'],
        queryFn: async ({ signal }) =>
          (await http.get('leads', { searchParams: { per_page: '1' }, signal }).json(leadPageSchema)).waiting,
      }),
    ),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(leadResponse)).data,
    }),
  /** What the family of a student wished of the teacher; null without a lead. */
  wishes: (studentId: string) =>
    queryOptions({
      queryKey: [...all, 'wishes', studentId],
      queryFn: async ({ signal }) =>
        (await http.get(`students/${encodeURIComponent(studentId)}/wishes`, { signal }).json(wishesResponse)).data,
    }),
  statistics: () =>
    queryOptions({
      queryKey: [...all, 'statistics'],
      queryFn: async ({ signal }): Promise<ListPage<LeadFigures>> => {
        const { data } = await http.get('leads/statistics', { signal }).json(statisticsSchema);
        return { rows: data, total: data.length };
      },
    }),
};

export interface LeadChange {
  status?: LeadStatus;
  reason?: string;
  ownerId?: string | null;
  note?: string;
}

export async function changeLead(id: string, change: LeadChange): Promise<Lead> {
  return (await http.put(pathOf(id), { json: change }).json(leadResponse)).data;
}

export interface TrialFields {
  teacherId: string;
  materialId: string;
  startsAt: string;
  minutes: number;
  zoomLink: string;
  studentEmail: string;
}

/** The same key never schedules a second trial. */
export async function setTrial(id: string, fields: TrialFields, key: string): Promise<Lead> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post(`${pathOf(id)}/trial`, { json: fields, headers }).json(leadResponse)).data;
}
