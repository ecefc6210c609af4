import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, nullableText, oneOf, partySchema } from '#/base/api/wire.ts';
import { classQueries } from '#/class/api/classes.ts';
import { decisionProblem, listedEntries } from './listed-classes.ts';

const plannedSchema = v.object(listedEntries);
/** A class that stays cancelled although it is no longer in the hold. */
const keptSchema = v.object({
  ...plannedSchema.entries,
  problem: decisionProblem,
});
export type KeptClass = v.InferOutput<typeof keptSchema>;

/** A student's pause (D98). */
export const holdSchema = v.object({
  id: v.string(),
  from: v.string(),
  to: nullableText,
  /** The student's zone when the hold was made, in which its days are counted; the student may have moved since. */
  zone: v.string(),
  startsAt: v.string(),
  reason: nullableText,
  freeSlot: v.boolean(),
  /** Whether it began because a payment is missing (D114); an older API does not send this. */
  unpaid: v.optional(v.boolean(), false),
  /** Whether the family made it (D136); an older API does not send this. */
  byFamily: v.optional(v.boolean(), false),
  state: oneOf(['planned', 'running', 'over', 'undone']),
  classes: v.number(),
  /** For staff only: future classes that could not take place again. */
  kept: v.array(keptSchema),
  may: v.object({ change: allowed, end: allowed, takeBack: allowed }),
});
export type Hold = v.InferOutput<typeof holdSchema>;
const holdResponse = v.object({ data: holdSchema });

/** What a family can let pause (D136). */
const allowanceSchema = v.object({
  daysAYear: v.number(),
  noticeHours: v.number(),
  years: v.array(v.object({ year: v.number(), left: v.number() })),
});
export type HoldAllowance = v.InferOutput<typeof allowanceSchema>;
export const holdsResponse = v.object({
  data: v.array(holdSchema),
  family: v.optional(v.nullable(allowanceSchema), null),
  may: v.object({ create: allowed, ask: allowed }),
});
export type Holds = v.InferOutput<typeof holdsResponse>;

const previewSchema = v.object({
  student: partySchema,
  classes: v.array(plannedSchema),
  staying: v.array(plannedSchema),
  back: v.array(plannedSchema),
  kept: v.array(keptSchema),
  subscription: v.nullable(
    v.object({
      title: v.string(),
      paidUntil: v.string(),
      /** Null: every month that begins before an open hold ends. */
      skipped: v.nullable(v.number()),
      nextPaymentAt: nullableText,
    }),
  ),
});
export type HoldPreview = v.InferOutput<typeof previewSchema>;
export const holdPreviewResponse = v.object({ data: previewSchema });

const heldSchema = v.object({
  student: partySchema,
  classes: v.array(v.object({ ...listedEntries, problem: v.nullable(decisionProblem) })),
});
export const heldClassesResponse = v.object({ data: heldSchema });

const endingSchema = v.object({
  student: partySchema,
  back: v.array(plannedSchema),
  kept: v.array(keptSchema),
});
export type HoldEnding = v.InferOutput<typeof endingSchema>;
export const holdEndingResponse = v.object({ data: endingSchema });

export interface HoldDays {
  from: string;
  /** Null: until further notice. */
  to: string | null;
}
export interface HoldFields extends HoldDays {
  reason: string;
  freeSlot: boolean;
}

const holdsPath = (studentId: string) => `students/${encodeURIComponent(studentId)}/holds`;
const familyPath = (studentId: string) => `students/${encodeURIComponent(studentId)}/family-holds`;
const holdPath = (id: string) => `holds/${encodeURIComponent(id)}`;

/** Every change of a class invalidates these queries. */
export const holdQueries = {
  /** Latest first. @throws ApiError 404 when the viewer may not see them. */
  ofStudent: (studentId: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'holds', studentId],
      queryFn: ({ signal }) => http.get(holdsPath(studentId), { signal }).json(holdsResponse),
    }),
  /** The effect of a new or changed hold; the request changes nothing. */
  preview: (studentId: string, days: HoldDays & { holdId?: string }) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'holds', studentId, 'preview', days],
      queryFn: async ({ signal }) =>
        (await http.post(`${holdsPath(studentId)}/preview`, { json: days, signal }).json(holdPreviewResponse)).data,
      retry: false,
    }),
  /** The same of a pause by the family (D136). */
  familyPreview: (studentId: string, days: HoldDays) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'holds', studentId, 'family-preview', days],
      queryFn: async ({ signal }) =>
        (await http.post(`${familyPath(studentId)}/preview`, { json: days, signal }).json(holdPreviewResponse)).data,
      retry: false,
    }),
  /** The classes that a hold has cancelled. */
  classes: (id: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'holds', 'classes', id],
      queryFn: async ({ signal }) =>
        (await http.get(`${holdPath(id)}/classes`, { signal }).json(heldClassesResponse)).data,
    }),
  /** The effect of ending a hold now, or of undoing it; the request changes nothing. */
  ending: (id: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'holds', 'ending', id],
      queryFn: async ({ signal }) =>
        (await http.get(`${holdPath(id)}/ending`, { signal }).json(holdEndingResponse)).data,
      retry: false,
      // The obstacles may have changed since the dialog was last open.
      staleTime: 0,
    }),
};

export async function addHold(studentId: string, json: HoldFields): Promise<void> {
  await http.post(holdsPath(studentId), { json }).json(holdResponse);
}

export async function changeHold(id: string, json: HoldFields): Promise<void> {
  await http.put(holdPath(id), { json }).json(holdResponse);
}

/** Ends a running hold, or undoes one that has not begun. */
export async function endHold(id: string): Promise<void> {
  await http.delete(holdPath(id)).json(holdResponse);
}

/** D136. */
export async function addFamilyHold(studentId: string, { from, to, freeSlot }: HoldFields): Promise<void> {
  await http.post(familyPath(studentId), { json: { from, to, freeSlot } }).json(holdResponse);
}

export async function takeBackHold(id: string): Promise<void> {
  await http.delete(`family-holds/${encodeURIComponent(id)}`).json(holdResponse);
}
