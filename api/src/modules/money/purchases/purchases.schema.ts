import * as v from 'valibot';
import { givenTime, idParams, instant, matching, wireId } from '#base/http/fields.ts';
import { unlessEmpty } from '#base/http/form-fields.ts';
import { currencyCode } from '#base/money/money.ts';
import { typedCode } from './coupons/coupons.fields.ts';
import { managingPages } from './managing-pages.ts';
import { noBuyingReasons } from './no-buying.ts';
import { purchaseStates } from './purchases.table.ts';

export const packageParams = v.object({ packageId: idParams.entries.id });
export const purchaseParams = idParams;
const wanted = {
  currency: currencyCode,
  /** The student: the viewer by default, or a parent's child (D116). */
  student_id: unlessEmpty(wireId),
  /** A code, in any case (D113). */
  coupon: typedCode,
};
export const startQuery = v.object(wanted);
/** A purchase is described by its address alone. */
export const startBody = v.optional(v.object({}), {});
export const quoteQuery = v.object({ ...wanted, kind: v.optional(v.picklist(['monthly', 'one_time']), 'monthly') });
export const startResponse = v.object({ url: v.string(), purchase: v.string() });
/** The page with the button: the way back leads there. */
export const manageQuery = v.object({ from: v.optional(v.picklist(managingPages)) });
export const manageResponse = v.object({ url: v.string() });
export const managedQuery = v.object({ since: givenTime });
export const summaryQuery = v.object({ student_id: unlessEmpty(wireId) });

/** The discount of each payment, and the number of payments, or always (D113). */
const discount = v.object({
  kind: v.picklist(['coupon', 'sibling']),
  coupon: v.nullable(v.string()),
  amount: v.number(),
  months: v.union([v.number(), v.literal('always')]),
});
const quote = v.object({
  currency: v.string(),
  price: v.number(),
  /** The first payment. */
  total: v.number(),
  discount: v.nullable(discount),
});
export type WireQuote = v.InferInput<typeof quote>;
export const quoteResponse = v.object({ data: quote });

const money = { currency: v.string(), amount: v.number() };
const state = v.picklist(purchaseStates);
const boughtPackage = v.object({
  id: v.string(),
  title: v.string(),
  /** The title in Arabic where `title` is not (D168). */
  titleAr: v.nullable(v.string()),
});

const person = v.object({ id: v.string(), name: v.string() });

const purchase = v.object({
  id: v.string(),
  /** The student: the viewer, or a child (D116). */
  student: person,
  kind: v.picklist(['monthly', 'one_time']),
  /** `open`: not yet paid or confirmed; `failed`: the bank did not pay in the end (D39). */
  state,
  package: boughtPackage,
  classesNum: v.number(),
  ...money,
  /** The promised discount; `amount` is the price without it. */
  discount: v.nullable(discount),
  createdAt: instant,
  /** Another amount than the price was paid: an admin must check it. */
  held: v.boolean(),
  /** The checkout is complete, and the bank pays in some days. */
  pending: v.boolean(),
  /** The number of classes that this purchase has added so far. */
  classesAdded: v.number(),
  remainingClasses: v.number(),
});
export type WirePurchase = v.InferInput<typeof purchase>;
export const purchaseResponse = v.object({ data: purchase });

const subscription = v.object({
  purchase: v.string(),
  package: v.object({ ...boughtPackage.entries, active: v.boolean() }),
  state: v.picklist(['active', 'past_due']),
  /** One of its payments differs from the price: it added no classes, and an admin must check it. */
  held: v.boolean(),
  classesNum: v.number(),
  ...money,
  /** The promised discount; `amount` is the price without it. */
  discount: v.nullable(discount),
  renewsAt: v.nullable(instant),
  endsAt: v.nullable(instant),
  /** The renewal that could not be charged, while the subscription is past due. */
  unpaid: v.nullable(v.object({ ...money, since: instant })),
  /** How it is paid: by `bank` each month has a due (D131). An older page takes a missing one for a card. */
  way: v.picklist(['card', 'bank']),
  /** The person who pays. */
  payer: person,
  /** Only for the payer; `endsSoon`: it can no longer be charged within 30 days (D114). */
  card: v.nullable(v.object({ last4: v.string(), lastMonth: v.string(), endsSoon: v.boolean() })),
});

const summary = v.object({
  student: person,
  subscription: v.nullable(subscription),
  /** bought - refunded + adjusted - used = remaining */
  classes: v.object({
    bought: v.number(),
    refunded: v.number(),
    adjusted: v.number(),
    used: v.number(),
    remaining: v.number(),
  }),
  /** Null: nothing can be bought by card. */
  provider: v.nullable(v.picklist(['stripe', 'sandbox'])),
  /** How to pay by bank transfer, as the academy has set it; null if it has not. */
  transfer: v.nullable(v.object({ en: v.string(), ar: v.string() })),
  /** The currencies in which the viewer can pay by transfer, with a due (D130); none for one under 16. */
  transferCurrencies: v.array(v.string()),
  /** Whether classes that are bought by transfer come at once (D130). */
  creditsBeforePaid: v.boolean(),
  /** Whether `GET dues?own=true` has any dues. */
  hasDues: v.boolean(),
  may: v.object({ manage: v.boolean(), buy: v.boolean() }),
  /** Why the viewer cannot buy for this student (D170); null if `may.buy`. */
  noBuying: v.nullable(v.picklist(noBuyingReasons)),
  /** Subscriptions that the viewer pays for others, or that belong to a child; only for the viewer (D116). */
  family: v.array(v.object({ student: person, subscription, may: v.object({ manage: v.boolean() }) })),
});
export type WireSummary = v.InferInput<typeof summary>;
export const summaryResponse = v.object({ data: summary });

/** A running subscription that the viewer pays for, and what was paid for it since a time. */
const managed = v.object({
  student: person,
  subscription,
  paid: v.nullable(v.object({ ...money, classes: v.number() })),
});
export type WireManaged = v.InferInput<typeof managed>;
export const managedResponse = v.object({ data: v.array(managed) });

/** The unchanged text, because it is signed. */
export const webhookBody = matching(/^[\s\S]*$/);
