import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { type allColumnsOf, defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { day, optionalDay, optionalText } from '#base/http/form-fields.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { keptClass } from './held-class.schema.ts';
import { holdStates } from './holds.table.ts';

const MAX_REASON = 500;

/** What a family chooses too, each field listed once: of rows `holds h`. */
export const dayFields = defineFields({
  from: {
    name: { en: 'First day', ar: 'أول يوم' },
    body: day,
    column: 'from',
    response: v.string(),
    json: 'h.from_on',
    personal: { gives: true },
  },
  /** Both days are included; without a last day the hold is open. */
  to: {
    name: { en: 'Last day', ar: 'آخر يوم' },
    body: optionalDay,
    column: 'to',
    response: v.nullable(v.string()),
    json: 'h.to_on',
    personal: { gives: true },
  },
  /** Whether others may have the student's times during the hold. */
  freeSlot: {
    name: { en: 'Free the times for other students', ar: 'إتاحة المواعيد لغير الطالب' },
    body: v.optional(v.boolean(), false),
    column: 'freesSlot',
    response: v.boolean(),
    json: 'h.frees_slot',
  },
});

/** What only staff write and read (D98). */
export const staffFields = defineFields({
  reason: {
    name: { en: 'Reason', ar: 'السبب' },
    body: optionalText(MAX_REASON),
    column: 'reason',
    response: v.nullable(v.string()),
    json: 'h.reason',
    personal: { erases: 'null' },
  },
});

/** What is typed: stored as it was sent, compared by the audit. */
export const typedFields = defineFields({ ...dayFields, ...staffFields });

export type HoldColumns = ReturnType<typeof allColumnsOf<typeof typedFields>>;

const classes = "(select count(*)::int from hold_classes k where k.hold_id = h.id and k.state <> 'back')";

/** All fields of a hold, in the order of responses. */
export const holdFields = defineFields({
  id: { response: v.string(), json: 'h.id::text' },
  from: dayFields.from,
  to: dayFields.to,
  /** The student's zone when the hold was made, in which its days are counted. */
  zone: { column: 'zone', response: v.string(), json: 'h.zone', personal: { keeps: 'the time zone of the days' } },
  startsAt: { response: instant, json: instantOf('h.starts_at') },
  endsAt: { response: v.nullable(instant), json: instantOf('h.ends_at') },
  ...staffFields,
  freeSlot: dayFields.freeSlot,
  /** Whether it began because of a missing payment (D114); false for viewers who may not see the student's payments. */
  unpaid: { response: v.boolean(), json: '(h.payment_id is not null or h.due_id is not null)' },
  /** Whether the family made it (D136). */
  byFamily: {
    name: { en: 'By the family', ar: 'بقرار الأسرة' },
    response: v.boolean(),
    json: 'h.by_family',
  },
  state: {
    column: 'state',
    response: v.picklist(holdStates),
    json: 'h.state',
    personal: { gives: true },
  },
  /** The number of classes that the hold has cancelled and that stay cancelled. */
  classes: { response: v.number(), json: classes },
  /** Only for staff: the classes to come that could not be restored, with the reason. */
  kept: { response: v.array(keptClass) },
  createdBy: { response: v.nullable(person), json: userRef('h.created_by') },
  createdAt: { column: 'createdAt', response: instant, json: instantOf('h.created_at'), personal: { gives: true } },
  /** `takeBack`: as a family (D136). */
  may: { response: v.object({ change: v.boolean(), end: v.boolean(), takeBack: v.boolean() }) },
});
