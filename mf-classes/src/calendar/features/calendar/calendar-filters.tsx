import { Grid } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { personQueries } from '#/base/api/people.ts';
import { personChoice } from '#/base/components/choices.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

/** For staff: filters by teacher, by student, or by both. */
export function CalendarFilters({ place }: { place: CalendarPlace }) {
  return (
    <Grid
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 18rem))' }}
      gap="3"
      marginBlockEnd="4"
      _print={{ display: 'none' }}
    >
      <PersonFilter kind="teacher" id={place.teacherId} onChange={(id) => place.go({ teacher_id: id })} />
      <PersonFilter kind="student" id={place.studentId} onChange={(id) => place.go({ student_id: id })} />
    </Grid>
  );
}

interface PersonFilterProps {
  kind: 'teacher' | 'student';
  id: string | null;
  onChange: (id: string | null) => void;
}

function PersonFilter({ kind, id, onChange }: PersonFilterProps) {
  const { t } = useTranslation('classes');
  const { data } = useQuery({ ...personQueries.detail(id ?? ''), enabled: id !== null });
  const person = data && data.id === id ? { label: data.name, image: data.image } : { label: '…' };
  return (
    <ComboboxField
      label={t(`column.${kind}`)}
      placeholder={t(`calendar.everybody.${kind}`)}
      value={id === null ? null : { value: id, kind: 'person', ...person }}
      onChange={(option) => onChange(option?.value ?? null)}
      query={personChoice(kind)}
    />
  );
}
