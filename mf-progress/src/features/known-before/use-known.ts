import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '#/api/entries.ts';
import { type Progress, progressQueries, setKnown } from '#/api/progress.ts';
import { rangeKey } from '#/components/known/scope-choice.tsx';

/** The juz and ranges that are chosen as known before, and the call that saves them. */
export function useKnown(studentId: string, known: Progress['known']) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [chosen, setChosen] = useState(known);
  const saving = useMutation({
    mutationFn: () => setKnown(studentId, chosen),
    onSuccess: () => {
      toast.success(t('known.saved'));
      return client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  const toggleJuz = (number: number) =>
    setChosen(({ juz, ranges }) => ({
      ranges,
      juz: juz.includes(number) ? juz.filter((each) => each !== number) : [...juz, number],
    }));
  const remove = (range: Range) =>
    setChosen(({ juz, ranges }) => ({ juz, ranges: ranges.filter((each) => rangeKey(each) !== rangeKey(range)) }));
  const add = (range: Range) => {
    remove(range);
    setChosen(({ juz, ranges }) => ({ juz, ranges: [...ranges, range] }));
  };
  return { chosen, toggleJuz, add, remove, saving };
}
