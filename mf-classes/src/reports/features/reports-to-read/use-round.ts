import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Decision,
  decideReview,
  type Review,
  type ReviewPage,
  reviewQueries,
} from '#/reports/api/report-reviews.ts';

/** Without the report that was decided; the rest keeps its place. */
const without = (page: ReviewPage | undefined, reportId: string): ReviewPage | undefined =>
  page && {
    ...page,
    data: page.data.filter((each) => each.reportId !== reportId),
    waiting: Math.max(0, page.waiting - 1),
  };

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

/** The key of the message after a failed decision. */
export const problemOf = (error: unknown) => (isGone(error) ? 'reading.taken' : 'reading.failed');

/** The shown report stays the same one, whatever arrives before it; the next one takes its place when it has gone. */
function useShown(rows: readonly Review[]) {
  const [shown, setShown] = useState({ reportId: '', index: 0 });
  const found = rows.findIndex(({ reportId }) => reportId === shown.reportId);
  const index = found >= 0 ? found : Math.min(shown.index, Math.max(0, rows.length - 1));
  const show = (at: number) => setShown({ reportId: rows[at]?.reportId ?? '', index: at });
  const review = rows[index];
  if (review && (review.reportId !== shown.reportId || index !== shown.index)) show(index);
  return { review, index, show };
}

/** A leader's round through the reports that wait: one is shown, and the next one follows when it is decided. */
export function useRound() {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const found = useQuery(reviewQueries.round());
  const rows = found.data?.data ?? [];
  const { review: shown, index, show } = useShown(rows);

  const takeOut = async (reportId: string) => {
    const { queryKey } = reviewQueries.round();
    await client.cancelQueries({ queryKey });
    client.setQueryData<ReviewPage>(queryKey, (page) => without(page, reportId));
    const isOver = client.getQueryData<ReviewPage>(queryKey)?.data.length === 0;
    const isRound = (key: readonly unknown[]) => key[1] === queryKey[1];
    await client.invalidateQueries({
      queryKey: reviewQueries.all(),
      predicate: (query) => isOver || !isRound(query.queryKey),
    });
  };

  const deciding = useMutation({
    mutationFn: ({ review, ...decision }: Decision & { review: Review }) => decideReview(review.reportId, decision),
    onSuccess: (_, { review, act }) => {
      toast.success(t(`reading.done.${act}`));
      return takeOut(review.reportId);
    },
    onError: (error, { review, act }) => {
      // The dialog of a return shows its error itself.
      if (act !== 'return') toast.error(t(problemOf(error)));
      return isGone(error) ? takeOut(review.reportId) : undefined;
    },
  });

  return {
    found,
    review: shown,
    index,
    /** All that wait; only the first of them are loaded. */
    waiting: Math.max(found.data?.waiting ?? 0, rows.length),
    isLast: index >= rows.length - 1,
    go: (step: 1 | -1) => show(Math.min(Math.max(0, index + step), Math.max(0, rows.length - 1))),
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
  };
}
export type Round = ReturnType<typeof useRound>;
