import { localeOf } from '@academy/shared-auth';
import { Badge, HStack, Span } from '@academy/shared-ui';
import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type ClassRow, type ClassStatus, isHeld, wasTaught } from '#/class/api/class-schema.ts';
import { useMaterialName } from '#/library/components/use-material-name.ts';
import { SeriesMark } from '#/timetable/components/series/series-mark.tsx';
import { useStanding } from './class-badge.tsx';
import { JoinNow, useJoinable } from './join-now.tsx';

type Side = 'student' | 'teacher';
const shown: Record<ReturnType<typeof useViewer>['side'], Side[]> = {
  student: ['teacher'],
  teacher: ['student'],
  family: ['student', 'teacher'],
  staff: ['student', 'teacher'],
};

/** On a phone the tab shows the status; only results and trials differ within one tab. */
const isSaidByTab = (row: ClassRow): boolean =>
  row.status === 'trial' || !(isHeld(row) || (row.is_trial && row.status === 'scheduled'));

function StartCell({ row }: { row: ClassRow }) {
  return (
    <HStack as="span" gap="1.5" alignItems="flex-start">
      <Span>
        <ClassMoment at={row.starts_at} ends={row.ends_at} of={row} />
        <SubjectLine of={row} />
      </Span>
      {row.series_id && (
        <Span paddingBlockStart="1">
          <SeriesMark />
        </Span>
      )}
    </HStack>
  );
}

/** The status as a badge; of a class that is on, with the link to join. */
function useStatusColumn(status: ClassStatus): Column<ClassRow> {
  const { t } = useTranslation('classes');
  const standing = useStanding();
  const canJoin = useJoinable(status === 'scheduled');
  return {
    id: 'status',
    header: t('column.status'),
    kind: 'node',
    inRow: 'figure',
    isInRow: (row) => canJoin(row) || !isSaidByTab(row),
    value: (row) => {
      const { label, tone } = standing(row);
      const badge = <Badge tone={tone}>{label}</Badge>;
      return canJoin(row) ? <JoinNow row={row}>{badge}</JoinNow> : badge;
    },
    text: (row) => standing(row).label,
  };
}

/** Time, people and result; nothing else on a phone. `people`: replaces the other side. */
export function useClassColumns(status: ClassStatus, people?: Side[]): Column<ClassRow>[] {
  const materialName = useMaterialName();
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const { side } = useViewer();
  const statusColumn = useStatusColumn(status);
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  // With two people there is no space for it.
  const hasAccomplished = isHeld({ status }) && (shown[side].length === 1 || people !== undefined);
  return [
    {
      id: 'starts_at',
      header: t('column.when'),
      kind: 'node',
      sortable: true,
      value: (row) => <StartCell row={row} />,
      text: ({ starts_at, ends_at }) => times.near(starts_at, ends_at),
      inFile: [{ header: t('column.when'), value: ({ starts_at }) => starts_at }],
    },
    ...(people ?? shown[side]).map(
      (id): Column<ClassRow> => ({
        id,
        header: t(`column.${id}`),
        kind: 'person',
        value: (row) => row[id],
      }),
    ),
    {
      id: 'material',
      header: t('column.material'),
      hideInCards: true,
      value: ({ material }) => materialName(material),
    },
    statusColumn,
    hasAccomplished
      ? {
          id: 'accomplished',
          header: t('column.accomplished'),
          hideInCards: true,
          value: (row) => (wasTaught(row) ? row.accomplished : null),
        }
      : {
          id: 'duration',
          header: t('column.duration'),
          hideInCards: true,
          value: ({ duration }) => minutes.format(duration),
        },
    {
      id: 'class_number',
      header: t('column.number'),
      kind: 'number',
      hideInCards: true,
      value: (row) => row.class_number,
    },
  ];
}
