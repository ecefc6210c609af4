import { Dialog, ErrorState, FormError, Skeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassDialogProps } from '#/class/components/dialogs/cancel-dialog.tsx';
import { useClassRefresh } from '#/class/components/use-class-change.ts';
import { seriesQueries } from '#/timetable/api/series.ts';
import { ChangeSeriesDialog } from './change-series-dialog.tsx';
import { EndSeriesDialog } from './end-series-dialog.tsx';

interface SeriesActProps extends ClassDialogProps {
  scope: 'following' | 'all';
  isCancel: boolean;
  /** The chosen action. */
  title: string;
}

/** The series of a class, and the class in it; a missing series invalidates all that shows it. */
function useSeriesOf({ row, scope }: SeriesActProps) {
  const query = useQuery(seriesQueries.detail(row.series_id ?? ''));
  const refresh = useClassRefresh();
  const found = query.data?.classes.find(({ id }) => id === row.id);
  const isMissing = scope === 'following' && query.data !== undefined && !found;
  const onMissing = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  return { query, isMissing, from: scope === 'following' ? found : undefined };
}

/** For the following classes or all: the same dialogs as on the page of the series, starting with this class. */
export function SeriesActDialog(props: SeriesActProps) {
  const { row, isCancel, title, onClose } = props;
  const { t } = useTranslation('classes');
  const { query, isMissing, from } = useSeriesOf(props);
  const { data: series, error } = query;
  const dialog = { onClose, onDone: onClose };
  if (!series || isMissing)
    return (
      <Dialog open title={title} onClose={onClose}>
        {isMissing && <FormError>{t('change.problem.missing')}</FormError>}
        {!series && error && (
          <ErrorState error={error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
        {!series && !error && <Skeleton height="40" />}
      </Dialog>
    );
  if (isCancel) return <EndSeriesDialog series={series} {...dialog} {...(from ? { from: from.date } : {})} />;
  const begin = from && { classId: row.id, slotId: from.slotId };
  return <ChangeSeriesDialog series={series} {...dialog} {...(begin ? { from: begin } : {})} />;
}
