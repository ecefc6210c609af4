import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

export const kinds = ['monthly', 'one_time'] as const;
export type PurchaseKind = (typeof kinds)[number];

const purchaseSchema = v.object({
  id: v.string(),
  /** The student; an API from before D116 does not send it. */
  student: v.optional(v.object({ id: v.string(), name: v.string() })),
  kind: v.string(),
  state: v.string(),
  package: v.object({ id: v.string(), title: v.string(), titleAr: v.nullish(v.string()) }),
  held: v.boolean(),
  /** The bank pays after some days. */
  pending: v.optional(v.boolean(), false),
  classesAdded: v.number(),
  remainingClasses: v.number(),
  currency: v.string(),
  /** The price. */
  amount: v.number(),
  discount: v.optional(v.nullable(v.object({ amount: v.number() })), null),
});
export type Purchase = v.InferOutput<typeof purchaseSchema>;
export const purchaseResponse = v.object({ data: purchaseSchema });

const subscriptionSchema = v.object({
  /** The id of its purchase. */
  purchase: v.string(),
  package: v.object({ id: v.string(), title: v.string(), titleAr: v.nullish(v.string()) }),
  state: v.string(),
  /** One of its payments differs from the price: an admin checks it. */
  held: v.optional(v.boolean(), false),
  currency: v.string(),
  amount: v.number(),
  renewsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  /** The renewal that could not be charged; an older API sends none. */
  unpaid: v.optional(v.nullable(v.object({ currency: v.string(), amount: v.number(), since: v.string() })), null),
  /** `bank`: each month has a due (D131); an older API says nothing. */
  way: v.optional(v.string(), 'card'),
  /** Who is charged. */
  payer: v.optional(v.object({ id: v.string(), name: v.string() })),
  /** Only for the payer; an older API sends none. */
  card: v.optional(v.nullable(v.object({ last4: v.string(), lastMonth: v.string(), endsSoon: v.boolean() })), null),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
export const summaryResponse = v.object({
  data: v.object({
    student: v.optional(v.object({ id: v.string(), name: v.string() })),
    subscription: v.nullable(subscriptionSchema),
    /** bought - refunded + adjusted - used = remaining */
    classes: v.object({
      bought: v.number(),
      refunded: v.number(),
      adjusted: v.number(),
      used: v.number(),
      remaining: v.number(),
    }),
    /** Null: nothing can be bought by card. */
    provider: v.nullable(v.string()),
    /** How to pay by bank transfer; null where the academy has set nothing. An older API sends nothing. */
    transfer: v.optional(v.nullable(v.object({ en: v.string(), ar: v.string() })), null),
    /** The currencies that can be paid by transfer (D130), and whether there are dues; an older API says nothing. */
    transferCurrencies: v.optional(v.array(v.string()), []),
    creditsBeforePaid: v.optional(v.boolean(), false),
    hasDues: v.optional(v.boolean(), false),
    may: v.object({ manage: v.boolean() }),
    /** Why nothing can be bought for the student (D170); an older API says nothing. */
    noBuying: v.optional(v.nullable(v.string()), null),
    /** Other people's subscriptions that the viewer pays for, or a child's (D116). */
    family: v.array(
      v.object({
        student: v.object({ id: v.string(), name: v.string() }),
        subscription: subscriptionSchema,
        may: v.object({ manage: v.boolean() }),
      }),
    ),
  }),
});
export type Summary = v.InferOutput<typeof summaryResponse>['data'];
const managedSchema = v.object({
  student: v.object({ id: v.string(), name: v.string() }),
  subscription: subscriptionSchema,
  /** What was paid for it since the provider's page was opened. */
  paid: v.nullable(v.object({ currency: v.string(), amount: v.number(), classes: v.number() })),
});
export type Managed = v.InferOutput<typeof managedSchema>;
export const managedResponse = v.object({ data: v.array(managedSchema) });
const quoteSchema = v.object({
  price: v.number(),
  /** The first payment. */
  total: v.number(),
  discount: v.nullable(
    v.object({
      kind: v.picklist(['coupon', 'sibling']),
      amount: v.number(),
      months: v.union([v.number(), v.literal('always')]),
    }),
  ),
});
export type Quote = v.InferOutput<typeof quoteSchema>;
export const quoteResponse = v.object({ data: quoteSchema });
const placeResponse = v.object({ url: v.string() });

const all = ['purchases'] as const;
const pathOf = (id: string) => `subscriptions/purchases/${encodeURIComponent(id)}`;

interface Wanted {
  kind: PurchaseKind;
  packageId: string;
  currency: string;
  /** The student, if it is not the viewer (D116). */
  studentId: string | null;
  /** A coupon's code; empty for none (D113). */
  coupon: string;
}
export type QuotedPurchase = Wanted;

const paramsOf = ({ currency, studentId, coupon }: Wanted) => ({
  currency,
  ...(studentId ? { student_id: studentId } : {}),
  ...(coupon ? { coupon } : {}),
});

export const purchaseQueries = {
  all: () => all,
  /**
   * The subscription and classes of the viewer or a student.
   * @throws ApiError 404 for viewers who may not see them (D8, D9).
   */
  summary: (studentId?: string) =>
    queryOptions({
      queryKey: [...all, 'summary', studentId ?? null],
      queryFn: async ({ signal }) => {
        const searchParams = studentId ? { student_id: studentId } : {};
        return (await http.get('subscriptions/summary', { searchParams, signal }).json(summaryResponse)).data;
      },
    }),
  /** The price with its discounts, before a purchase. @throws ApiError 422 at `coupon`. */
  quote: (wanted: QuotedPurchase) =>
    queryOptions({
      queryKey: [...all, 'quote', wanted],
      queryFn: async ({ signal }) => {
        const searchParams = { ...paramsOf(wanted), kind: wanted.kind };
        const path = `subscriptions/quote/${encodeURIComponent(wanted.packageId)}`;
        return (await http.get(path, { searchParams, signal }).json(quoteResponse)).data;
      },
    }),
  /** The viewer's own running subscriptions after the provider's page, which was opened at an instant. */
  managed: (since: string) =>
    queryOptions({
      queryKey: [...all, 'managed', since],
      queryFn: async ({ signal }) => {
        const options = { searchParams: { since }, signal };
        return (await http.post('subscriptions/managed/refresh', options).json(managedResponse)).data;
      },
    }),
  /** The result of an own purchase. The first request checks it at the provider. */
  returned: (id: string) =>
    queryOptions({
      queryKey: [...all, 'returned', id],
      queryFn: async ({ client, queryKey, signal }) => {
        const isKnown = client.getQueryData(queryKey) !== undefined;
        const { data } = isKnown
          ? await http.get(pathOf(id), { signal }).json(purchaseResponse)
          : await http.post(`${pathOf(id)}/refresh`, { signal }).json(purchaseResponse);
        return data;
      },
    }),
};

/** Opens a checkout, once for each key. Resolves with the address of the provider's page. */
export async function startPurchase(wanted: Wanted, key: string): Promise<string> {
  const { kind, packageId } = wanted;
  const path = `subscriptions/${kind === 'monthly' ? 'monthly' : 'one-time'}/${encodeURIComponent(packageId)}`;
  const options = { searchParams: paramsOf(wanted), headers: { 'Idempotency-Key': key } };
  return (await http.post(path, options).json(placeResponse)).url;
}

/** The pages that lead to the provider's, by the API's names. */
export const managingPages = ['home', 'packages', 'invoices', 'profile'] as const;
export type ManagingPage = (typeof managingPages)[number];

/** Resolves with the provider's page for changing card and subscription, whose way back leads to `from`. */
export async function openManagement(from: ManagingPage): Promise<string> {
  return (await http.get('subscriptions/manage', { searchParams: { from } }).json(placeResponse)).url;
}
