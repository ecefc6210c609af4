import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** What the preview counts for each account, in the order of the page. */
export const mergeCounts = [
  ...(['classes', 'classes_to_come', 'series', 'holds', 'make_ups', 'assignments', 'progress'] as const),
  ...(['certificates', 'monthly_reports', 'purchases', 'payments', 'receipts', 'bank_transfers'] as const),
  ...(['relations', 'leads', 'conversations', 'files', 'posts', 'comments'] as const),
] as const;

const mergeReasons = [
  ...(['staff', 'deactivated', 'related', 'subscriptions', 'checkouts', 'overlap', 'hold', 'erasure'] as const),
] as const;

const count = v.optional(v.number(), 0);
const accountSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  email_status: v.nullable(v.fallback(v.picklist(['verified', 'unverified', 'bounced']), 'verified')),
  handle: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  timezone: v.string(),
  role: v.string(),
  code: v.nullable(v.string()),
  remaining_classes: v.number(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
  counts: v.object(v.entriesFromList(mergeCounts, count)),
});

export const mergePreviewSchema = v.object({
  data: v.object({
    kept: accountSchema,
    gone: accountSchema,
    reasons: v.array(
      v.object({
        /** `other`: a reason of a later release. */
        reason: v.fallback(v.picklist([...mergeReasons, 'other']), 'other'),
        of: v.fallback(v.picklist(['kept', 'gone', 'both']), 'both'),
        classes: v.array(v.object({ id: v.string(), starts_at: v.string() })),
      }),
    ),
  }),
});
export type MergePreview = v.InferOutput<typeof mergePreviewSchema>['data'];
export type MergedAccount = MergePreview['kept'];
export type MergeReason = MergePreview['reasons'][number];

/** Whose value stays. */
export type Side = 'kept' | 'gone';
export const chosenFields = ['name', 'email', 'phone', 'timezone'] as const;
export type ChosenField = (typeof chosenFields)[number];
export type Choices = Record<ChosenField, Side>;

const pathOf = (id: string) => `users/${encodeURIComponent(id)}/merge`;

export const mergeQueries = {
  /** D164: what two accounts of one person have, and what keeps them from being merged. */
  preview: (keptId: string, other: string) =>
    queryOptions({
      queryKey: ['users', 'merge', keptId, other],
      queryFn: async ({ signal }) =>
        (await http.get(pathOf(keptId), { searchParams: { other }, signal }).json(mergePreviewSchema)).data,
    }),
};

/** Merges another account into one. @throws ApiError 409 with the reasons that keep them from it. */
export async function mergeAccounts(keptId: string, other: string, choices: Choices): Promise<void> {
  await http.post(pathOf(keptId), { json: { other, ...choices } });
}

const mergedSchema = v.object({ merged_into: v.string() });

/** The account that a missing one became part of, by the error of its call; null if none. */
export function mergedInto(data: unknown): string | null {
  const parsed = v.safeParse(mergedSchema, data);
  return parsed.success ? parsed.output.merged_into : null;
}
