import {
  CalendarDaysIcon,
  CalendarPlusIcon,
  CalendarXIcon,
  ClockIcon,
  FileTextIcon,
  PencilIcon,
  RefreshCwIcon,
  RotateCwIcon,
  TrashIcon,
  XIcon,
} from '@academy/shared-ui/icons';
import type { RowAction } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { useViewer, type Viewer } from '#/base/components/use-viewer.ts';
import { type ClassRow, isHeld, mayAskToMove } from '#/class/api/class-schema.ts';
import type { useClassDialogs } from './use-class-dialogs.tsx';

/**
 * C7: in a list authors of reports open a class's report form, others its report; relatives read it on the class's page
 * (D8).
 */
export function reportPlace({ id, report_id }: ClassRow, viewer: Viewer): string {
  if (viewer.can('classes.report.create')) return places.dailyReport(id);
  return report_id && viewer.can('classes.report.read') ? places.report(report_id) : places.details(id);
}

/** The link of a class in a list: a held class to its report, one without a report to the form, for the author. */
export function classPlace(row: ClassRow, viewer: Viewer): string {
  if (isHeld(row)) return row.may.viewReport ? reportPlace(row, viewer) : places.details(row.id);
  return row.status === 'needs_report_to_end' && row.may.report ? places.manage(row.id) : places.details(row.id);
}

/** The attendance log has its own page for viewers who read classes; relatives read it on the class's page (D8). */
export const canReadLog = ({ may }: Pick<ClassRow, 'may'>, viewer: Viewer): boolean =>
  may.viewAttendance && viewer.can('classes.my_classes.read');

type Ask = ReturnType<typeof useClassDialogs>['ask'];

/** A viewer's actions on a class (`may`), as a menu. Links to `known` places are left out. */
export function useClassActions(ask: Ask) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  return (row: ClassRow, known: readonly string[] = []): RowAction[] => {
    const { may } = row;
    const link = (isShown: boolean, label: string, icon: React.ReactNode, to: string): RowAction =>
      isShown && !known.includes(to) && { label, icon, to };
    // D92: first asks whether the other classes change too.
    const isOfSeries = row.series_id !== null && may.editTime;
    const ways = [
      link(true, t('action.details'), <CalendarDaysIcon />, places.details(row.id)),
      link(may.report, t('action.report'), <FileTextIcon />, places.manage(row.id)),
      link(may.viewReport && isHeld(row), t('action.viewReport'), <FileTextIcon />, reportPlace(row, viewer)),
      link(canReadLog(row, viewer), t('action.attendance'), <ClockIcon />, places.check(row.id)),
      link(row.series_id !== null, t('series.title'), <RefreshCwIcon />, places.series(row.series_id ?? '')),
      link(may.edit && !isOfSeries, t('action.edit'), <PencilIcon />, places.edit(row.id)),
      isOfSeries && { label: t('action.edit'), icon: <PencilIcon />, onSelect: () => ask('editScope', row) },
    ].filter(Boolean);
    const changes: RowAction[] = [
      may.request && {
        label: t('requests.action.excuse'),
        icon: <CalendarXIcon />,
        onSelect: () => ask('excuse', row),
      },
      mayAskToMove(row) && {
        label: t('requests.action.move'),
        icon: <CalendarPlusIcon />,
        onSelect: () => ask('moveRequest', row),
      },
      may.cancel && {
        label: t('action.cancel'),
        icon: <XIcon />,
        onSelect: () => ask(isOfSeries ? 'cancelScope' : 'cancel', row),
      },
      may.reopen && { label: t('action.reopen'), icon: <RotateCwIcon />, onSelect: () => ask('reopen', row) },
      may.delete && {
        label: t('action.delete'),
        icon: <TrashIcon />,
        tone: 'danger' as const,
        onSelect: () => ask('delete', row),
      },
    ].filter(Boolean);
    return ways.length > 0 && changes.length > 0 ? [...ways, 'separator', ...changes] : [...ways, ...changes];
  };
}
