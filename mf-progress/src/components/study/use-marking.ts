import { outbox, requestKey, useOutbox } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { type Due, progressQueries } from '#/api/progress.ts';
import { type HomeMark, homeHearingRequest, homeHearingResponse, takeBackHearing } from '#/api/study.ts';
import { pageNumbers } from './page-numbers.ts';

const targetOf = (studentId: string) => `home-hearing ${studentId}`;
const kept = v.object({ pages: v.array(v.number()), on: v.optional(v.string()) });

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The plan with the marks of a response. */
export function withMarks(due: Due, { on, pages }: v.InferOutput<typeof homeHearingResponse>['data']): Due {
  if (due.date !== on) return due;
  const isOpen = ({ page }: { page: number }) => pages.every((each) => each.page !== page);
  return { ...due, items: due.items.filter(isOpen), waiting: due.waiting.filter(isOpen), done: pages };
}

/**
 * Marks pages as heard at home (D150), without a connection too; `waiting`: the pages that are still on this device.
 * Marks are taken back, or, unsent, cancelled.
 */
export function useMarking(studentId: string, date: string) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const target = targetOf(studentId);
  const items = useOutbox(target);
  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (outcome.item.target !== target) return;
        // Until the plan is read again, pages that were marked are not to be marked.
        const read = v.safeParse(homeHearingResponse, 'response' in outcome ? outcome.response : null);
        if (read.success)
          client.setQueryData(
            progressQueries.due(studentId).queryKey,
            (due) => due && withMarks(due, read.output.data),
          );
        void client.invalidateQueries({ queryKey: progressQueries.all() });
      }),
    [client, studentId, target],
  );
  const unsent = items.flatMap(({ key, json, state }) => {
    // What was rejected, or ended with its session, can be marked again.
    if (state !== 'waiting' && state !== 'sending') return [];
    const read = v.safeParse(kept, json);
    return read.success && (read.output.on ?? date) === date ? [{ key, state, pages: read.output.pages }] : [];
  });
  const takingBack = useMutation({
    mutationFn: (pages: number[]) => takeBackHearing(studentId, { pages, on: date }),
    onSuccess: () => client.invalidateQueries({ queryKey: progressQueries.all() }),
    onError: () => toast.error(t('home.undoFailed')),
  });
  const mark = async (mark: HomeMark) => {
    const key = requestKey();
    const label = t('home.outbox', { pages: pageNumbers(mark.pages, t('handOver.comma')) });
    try {
      await outbox.deliver({
        ...{ kind: 'home-hearing', target, key },
        ...homeHearingRequest(studentId, mark),
        label,
        text: '',
      });
    } catch (error) {
      if (isCancelled(error)) return;
      // Nothing was typed that could be lost, and the pages can be marked again.
      outbox.cancel(key);
      toast.error(t('home.failed'));
    }
  };
  return {
    waiting: unsent.flatMap(({ pages }) => pages),
    mark,
    takingBack,
    /** Null where all of it is being sent already. */
    cancel: unsent.some(({ state }) => state === 'waiting')
      ? () => {
          for (const { key, state } of unsent) if (state === 'waiting') outbox.cancel(key);
        }
      : null,
  };
}
