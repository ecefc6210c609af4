import { outbox, requestKey, useOutbox } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { progressQueries } from '#/api/progress.ts';
import { type HomeMark, homeHearingRequest } from '#/api/study.ts';
import { pageNumbers } from './page-numbers.ts';

const targetOf = (studentId: string) => `home-hearing ${studentId}`;
const kept = v.object({ pages: v.array(v.number()), on: v.string() });

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Marks pages as heard at home (D150), without a connection too; `waiting`: the pages that are still on this device. */
export function useMarking(studentId: string, date: string) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const target = targetOf(studentId);
  const items = useOutbox(target);
  useEffect(
    () =>
      outbox.onOutcome(({ item }) => {
        if (item.target === target) void client.invalidateQueries({ queryKey: progressQueries.all() });
      }),
    [client, target],
  );
  const waiting = items.flatMap(({ json }) => {
    const read = v.safeParse(kept, json);
    return read.success && read.output.on === date ? read.output.pages : [];
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
  return { waiting, mark };
}
