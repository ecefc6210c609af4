import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';
import { listedClass } from '#modules/timetable/timetable/listed-classes.ts';
import { clock, holdClass, keptClass } from './held-class.schema.ts';
import { dayFields, holdFields, staffFields } from './hold.fields.ts';
import { heldStates } from './holds.table.ts';

export const studentParams = idParams;

const days = bodyOf(dayFields).entries;
export const holdBody = v.object({ ...days, ...bodyOf(staffFields).entries });
export type HoldInput = v.InferOutput<typeof holdBody>;

/** D136: a family's hold has a last day. */
export const familyHoldBody = v.object({ ...days, to: day });
export type FamilyHoldInput = v.InferOutput<typeof familyHoldBody>;

/** `holdId`: the hold that the request would change. */
export const holdPreviewBody = v.object({ ...days, holdId: v.optional(wireId) });
export type HoldPreviewInput = v.InferOutput<typeof holdPreviewBody>;

const hold = responseOf(holdFields);
export type WireHold = v.InferInput<typeof hold>;
export const holdResponse = v.object({ data: hold });

/** What a family can let pause (D136). */
const allowance = v.object({
  daysAYear: v.number(),
  /** How many hours before the first class a family can still let it pause. */
  noticeHours: v.number(),
  /** The days that are left in this year and in the next one. */
  years: v.array(v.object({ year: v.number(), left: v.number() })),
});
export type WireAllowance = v.InferInput<typeof allowance>;
export const holdsResponse = v.object({
  data: v.array(hold),
  /** Null for viewers who are not the student's family, and where families make no holds. */
  family: v.nullable(allowance),
  may: v.object({ create: v.boolean(), ask: v.boolean() }),
});

/** The effect on the monthly subscription (D98). */
const subscription = v.object({
  title: v.string(),
  /** When the current month ends; the hold does not change it. */
  paidUntil: instant,
  /** The number of months that are not charged; null: every month that begins before an open hold ends. */
  skipped: v.nullable(v.number()),
  /** The next payment; null while its time is unknown. */
  nextPaymentAt: v.nullable(instant),
});
export type WireSubscriptionPause = v.InferInput<typeof subscription>;

export const holdPreviewResponse = v.object({
  data: v.object({
    zone: v.string(),
    startsAt: instant,
    endsAt: v.nullable(instant),
    student: clock,
    /** Classes of series that the hold cancels. */
    classes: v.array(holdClass),
    /** Classes during the hold that belong to no series: they are not cancelled. */
    staying: v.array(holdClass),
    /** Classes that the change of the hold restores. */
    back: v.array(holdClass),
    /** Classes that stay cancelled although they are no longer in the hold. */
    kept: v.array(keptClass),
    /** Null if no subscription renews. */
    subscription: v.nullable(subscription),
  }),
});
export type WireHoldPreview = v.InferInput<typeof holdPreviewResponse>['data'];

const heldClass = v.object({
  ...listedClass.entries,
  state: v.picklist(heldStates),
  /** Only for staff: why it stays cancelled although it is no longer in the hold. */
  problem: v.nullable(v.picklist(decisionProblems)),
});
export const heldClassesResponse = v.object({ data: v.object({ student: clock, classes: v.array(heldClass) }) });
export type WireHeldClasses = v.InferInput<typeof heldClassesResponse>['data'];

export const holdEndingResponse = v.object({
  data: v.object({
    student: clock,
    /** Restored classes. */
    back: v.array(holdClass),
    /** Classes that stay cancelled. */
    kept: v.array(keptClass),
  }),
});
export type WireHoldEnding = v.InferInput<typeof holdEndingResponse>['data'];
