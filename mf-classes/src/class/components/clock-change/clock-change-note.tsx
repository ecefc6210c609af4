import { zoneFormat } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { otherSideOf, type PlannedClass, type ShiftedClass, shiftedClasses } from './clock-changes.ts';

const MOST_LINES = 5;
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** D94: the classes that have another time after a change of clocks; renders nothing without any. */
export function ClockChangeNote({ rows }: { rows: readonly PlannedClass[] }) {
  const { id, timezone: zone } = useViewer();
  const shifted = shiftedClasses(rows, { id, zone }, Date.now()).slice(0, MOST_LINES);
  if (shifted.length === 0) return null;
  return (
    <Caution>
      {shifted.map((shift) => (
        <Shift key={`${shift.row.starts_at} ${shift.row.student.id}`} shift={shift} />
      ))}
    </Caution>
  );
}

function Shift({ shift: { from, row, stays } }: { shift: ShiftedClass }) {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const { id, timezone: zone } = useViewer();
  const side = otherSideOf(row, id);
  const isOwn = row.student.id === id || row.teacher.id === id;
  const at = Date.parse(row.starts_at);
  const words = {
    day: isolated(zoneFormat(i18n.language, zone, day).format(from)),
    weekday: zoneFormat(i18n.language, zone, { weekday: 'long' }).format(at),
    time: isolated(times.time(row.starts_at)),
    theirs: isolated(times.time(row.starts_at, row[side].timezone || zone)),
    student: isolated(row.student.name),
  };
  const whose = isOwn ? side : 'child';
  return <Text>{t(`clockChange.${stays ? 'stays' : 'moves'}.${whose}`, words)}</Text>;
}
