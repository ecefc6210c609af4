import * as v from 'valibot';
import { idParams, matching } from '#base/http/fields.ts';
import { day, whole } from '#base/http/form-fields.ts';

const MOST_MONTHS = 24;
const WRONG_MINOR = 'A whole number of the smallest unit is expected';
const minor = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), matching(/^\d{1,12}$/, WRONG_MINOR)], WRONG_MINOR),
  v.regex(/^\d{1,12}$/, WRONG_MINOR),
  v.transform(Number),
  v.minValue(1, 'The amount must be above zero'),
);

export const advanceParams = v.object({ id: idParams.entries.id, advanceId: idParams.entries.id });
export const advanceBody = v.object({
  amount: minor,
  /** By how many months it is paid back. */
  months: whole(1, MOST_MONTHS),
  /** Today unless given. */
  givenOn: v.nullish(day),
});
export type AdvanceInput = v.InferOutput<typeof advanceBody>;

const person = v.object({ id: v.string(), name: v.string() });
const advance = v.object({
  id: v.string(),
  /** In the smallest unit of the currency, as all amounts. */
  amount: v.number(),
  currency: v.string(),
  months: v.number(),
  givenOn: v.string(),
  givenBy: v.nullable(person),
  repaid: v.number(),
  /** What each month pays back, the first one first. */
  parts: v.array(v.object({ month: v.string(), amount: v.number() })),
  may: v.object({ delete: v.boolean() }),
});
export type WireAdvance = v.InferInput<typeof advance>;
export const advanceResponse = v.object({ data: advance });
export const advancesResponse = v.object({
  data: v.object({ advances: v.array(advance), currency: v.string(), may: v.object({ give: v.boolean() }) }),
});
export type WireAdvances = v.InferInput<typeof advancesResponse>['data'];
