import * as v from 'valibot';
import { idParams, instant, matching, wireId } from '#base/http/fields.ts';
import { day, flagWord, optionalLine, unlessEmpty } from '#base/http/form-fields.ts';
import { pageOf, pageQuery, pagination } from '#base/http/pages.ts';
import { currencyCode } from '#base/money/money.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';
import { startQuery } from '../purchases.schema.ts';
import { dueStates, reportStates } from './dues.table.ts';
import { reportFields } from './report.fields.ts';

const MAX_REFERENCE = 100;

/** Money of the third part of the calls: a whole number of the smallest unit of the currency. */
const WRONG_MINOR = 'A whole number of the smallest unit is expected';
const minor = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), matching(/^\d{1,12}$/, WRONG_MINOR)], WRONG_MINOR),
  v.regex(/^\d{1,12}$/, WRONG_MINOR),
  v.transform(Number),
  v.minValue(1, 'The amount must be above zero'),
);

export const packageParams = v.object({ packageId: idParams.entries.id });
export const bankQuery = v.object({
  ...startQuery.entries,
  kind: v.optional(v.picklist(['monthly', 'one_time']), 'monthly'),
});
export const noBody = v.optional(v.object({}), {});

const ages = ['not_due', '1_7', '8_30', 'over_30'] as const;
export const duesQuery = v.object({
  ...pageQuery,
  /** `reported`: a report of it waits for a decision, also if the due is paid. */
  status: unlessEmpty(v.picklist([...dueStates, 'unpaid'])),
  age: unlessEmpty(v.picklist(ages)),
  student_id: unlessEmpty(wireId),
  currency: unlessEmpty(currencyCode),
  /** Only what the viewer pays, or a parent of the viewer's children does, and not what a permission shows. */
  own: v.optional(flagWord, 'false'),
});
export type DuesQuery = v.InferOutput<typeof duesQuery>;
export const reportsQuery = v.object({ ...pageQuery, status: unlessEmpty(v.picklist(reportStates)) });
export type ReportsQuery = v.InferOutput<typeof reportsQuery>;

export const reportBody = v.object({
  amount: minor,
  paidOn: day,
  reference: optionalLine(MAX_REFERENCE),
  file: receivedMedia,
});
export type ReportInput = v.InferOutput<typeof reportBody>;
export const acceptBody = v.optional(v.object({ amount: v.optional(minor) }), {});
export const reasonBody = v.object({ reason: reportFields.reason.body });

const person = v.object({ id: v.string(), name: v.string() });
const inBoth = v.object({ en: v.string(), ar: v.string() });
const accounts = v.array(v.object({ currency: v.string(), bank: inBoth, holder: inBoth, number: v.string() }));

const report = v.object({
  id: v.string(),
  dueId: v.string(),
  by: person,
  amount: v.number(),
  currency: v.string(),
  paidOn: v.string(),
  reference: v.nullable(v.string()),
  file: mediaSchema,
  state: v.picklist(reportStates),
  /** Why it was rejected. */
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(person),
  decidedAt: v.nullable(instant),
  createdAt: instant,
});

const bought = v.object({
  id: v.string(),
  title: v.string(),
  titleAr: v.nullable(v.string()),
});

const due = v.object({
  id: v.string(),
  purchaseId: v.string(),
  /** Which month of the purchase it is, from 1. */
  number: v.number(),
  student: person,
  payer: person,
  package: bought,
  kind: v.picklist(['monthly', 'one_time']),
  classesNum: v.number(),
  /** Null: a one-time purchase. */
  period: v.nullable(v.object({ from: v.string(), to: v.string() })),
  amount: v.number(),
  /** At most the amount; `carriedFrom` of it came of the due before, and `carriedOver` more goes on to the next one. */
  paid: v.number(),
  carriedFrom: v.number(),
  carriedOver: v.number(),
  currency: v.string(),
  dueOn: v.string(),
  /** In days of the academy's calendar; 0 before its day and once nothing is open. */
  overdueDays: v.number(),
  state: v.picklist(dueStates),
  /** Why nobody has to pay one that is `waived`: `ended`: its month comes after the end of the subscription. */
  dropped: v.nullable(v.picklist(['waived', 'withdrawn', 'ended'])),
  /** Why the academy waived it. */
  reason: v.nullable(v.string()),
  /** What the payer gives to the bank as the purpose. */
  reference: v.string(),
  accounts,
  reports: v.array(report),
  may: v.object({
    report: v.boolean(),
    decide: v.boolean(),
    waive: v.boolean(),
    /** Take the purchase back while nothing is paid, or end its subscription. */
    withdraw: v.boolean(),
    end: v.boolean(),
  }),
});
export type WireDue = v.InferInput<typeof due>;
export type WireReport = v.InferInput<typeof report>;

export const dueResponse = v.object({ data: due });
export const duesPage = v.object({
  data: v.array(due),
  pagination,
  /** What is still open of all these dues, by currency. */
  totals: v.record(v.string(), v.number()),
});
export const reportResponse = v.object({ data: report });
export const reportsPage = pageOf(v.object({ ...report.entries, due }));
export const boughtResponse = v.object({
  data: v.object({ purchaseId: v.string(), reference: v.string(), accounts, due }),
});
export const acceptedResponse = v.object({ data: v.object({ bankTransferId: v.string(), receiptId: v.string() }) });
export type Accepted = v.InferInput<typeof acceptedResponse>['data'];
