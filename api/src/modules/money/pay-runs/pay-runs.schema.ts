import { plainNumber } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { idParams, instant, line, matching } from '#base/http/fields.ts';
import { day, optionalLine } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { currencyCode } from '#base/money/money.ts';
import { lineStates, payWays } from './pay-runs.table.ts';

const MAX_REFERENCE = 100;
const id = idParams.entries.id;

/** As 2026-01, in the academy's zone. */
const month = matching(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'A month such as 2026-01 is expected');

export const teacherParams = v.object({ id });
export const lineParams = v.object({ id, teacherId: id });
export const runsQuery = v.object(pageQuery);
export type RunsQuery = v.InferOutput<typeof runsQuery>;
export const runBody = v.object({ month });

/** D148: the worth of one unit of the academy's currency, with at most six decimals; kept as it was typed. */
const rate = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), line]),
  v.nonEmpty(),
  v.transform(plainNumber),
  v.regex(/^\d{1,9}(\.\d{1,6})?$/, 'A rate has at most six decimals'),
  v.check((typed) => Number(typed) > 0, 'The rate must be above zero'),
);

export const lineBody = v.object({
  state: v.optional(v.picklist(lineStates)),
  /** The day of the payment or of the return; today unless given. */
  paidOn: v.nullish(day),
  reference: optionalLine(MAX_REFERENCE),
  rate: v.optional(rate),
  currency: v.optional(currencyCode),
  way: v.optional(v.picklist(payWays)),
});
export type LineInput = v.InferOutput<typeof lineBody>;

const person = v.object({ id: v.string(), name: v.string() });

const settled = {
  id: v.string(),
  /** What the teacher gets, in the smallest unit of `currency`. */
  amount: v.number(),
  currency: v.string(),
  /** The worth of one unit of the run's currency. */
  rate: v.number(),
  state: v.picklist(lineStates),
  way: v.picklist(payWays),
  reference: v.nullable(v.string()),
  paidOn: v.nullable(v.string()),
  /** The part of the closed month, and what of it pays advances back, in the currency of the run. */
  salary: v.number(),
  repaid: v.number(),
};
const payLine = v.object({
  ...settled,
  teacher: person,
  /** The end of the account or wallet where a line that waits goes; null if nothing is known of its way. */
  lastFour: v.nullable(v.string()),
  may: v.object({ change: v.boolean(), return: v.boolean() }),
});
export type WirePayLine = v.InferInput<typeof payLine>;
export const lineResponse = v.object({ data: payLine });

const head = {
  id: v.string(),
  month: v.string(),
  /** The academy's, of `total`, `salary` and `repaid`. */
  currency: v.string(),
  createdAt: instant,
  createdBy: v.nullable(person),
  /** What the lines pay together, in the smallest unit of the currency of the run. */
  total: v.number(),
  /** Lines that wait for their payment, and all teachers. */
  open: v.number(),
  teachers: v.number(),
};
export const runsPage = pageOf(v.object(head));
export type WireRunHead = v.InferInput<ReturnType<typeof v.object<typeof head>>>;

const run = v.object({ ...head, lines: v.array(payLine) });
export type WireRun = v.InferInput<typeof run>;
export const runResponse = v.object({ data: run });

/** D148: how a teacher was paid: only what is paid or returned. */
const ownLine = v.object({ ...settled, month: v.string() });
export const payResponse = v.object({ data: v.object({ lines: v.array(ownLine) }) });
export type WirePay = v.InferInput<typeof payResponse>['data'];
