import { useQuery } from '@academy/shared-auth/query';
import { seriesQueries } from '#/api/series.ts';
import type { ClassDialogProps } from './cancel-dialog.tsx';
import { ChangeSeriesDialog } from './change-series-dialog.tsx';
import { EndSeriesDialog } from './end-series-dialog.tsx';

interface SeriesActProps extends ClassDialogProps {
  scope: 'following' | 'all';
  isCancel: boolean;
}

/** The following, or all: what the series' own page does, beginning with this class. */
export function SeriesActDialog({ row, scope, isCancel, onClose }: SeriesActProps) {
  const { data: series } = useQuery(seriesQueries.detail(row.series_id ?? ''));
  if (!series) return null;
  const found = series.classes.find(({ id }) => id === row.id);
  const from = scope === 'following' && found ? found : undefined;
  if (isCancel)
    return (
      <EndSeriesDialog series={series} onClose={onClose} onDone={onClose} {...(from ? { from: from.date } : {})} />
    );
  const begin = from && { classId: row.id, slotId: from.slotId };
  return <ChangeSeriesDialog series={series} onClose={onClose} onDone={onClose} {...(begin ? { from: begin } : {})} />;
}
