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

/** A leader's round through the reports that wait: one is shown, and the next one follows when it is decided. */
export function useRound() {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const found = useQuery(reviewQueries.round());
  const [at, setAt] = useState(0);
  const rows = found.data?.data ?? [];
  const index = Math.min(at, Math.max(0, rows.length - 1));

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
    onError: (error, { review }) => {
      const isGone = error instanceof ApiError && (error.status === 409 || error.status === 404);
      if (!isGone) return void toast.error(t('reading.failed'));
      toast.error(t('reading.taken'));
      return takeOut(review.reportId);
    },
  });

  return {
    found,
    review: rows[index],
    index,
    waiting: found.data?.waiting ?? 0,
    count: rows.length,
    go: (step: 1 | -1) => setAt(Math.min(Math.max(0, index + step), Math.max(0, rows.length - 1))),
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
  };
}
export type Round = ReturnType<typeof useRound>;
