import { Span, UserName } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import type { Party } from '#/base/components/time/other-clock.tsx';
import { useOtherTimes } from '#/base/components/time/use-other-times.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';

interface ClassLineProps extends Pick<ClassRow, 'starts_at' | 'material'> {
  ends_at?: string | undefined;
  student: Party;
  teacher: Party;
}

/** Identifies a class in one line: student, its time on all clocks (D94), material. */
export function ClassLine({ row }: { row: ClassLineProps }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const others = useOtherTimes(row, row.starts_at);
  return (
    <>
      <UserName>{row.student.name}</UserName>
      {t('line.separator')}
      <bdi>{times.near(row.starts_at, row.ends_at)}</bdi>
      {others.map(({ zone, text }) => (
        <Span key={zone}>
          {t('line.separator')}
          {text}
        </Span>
      ))}
      {row.material && (
        <>
          {t('line.separator')}
          <TitleText title={row.material.name} ar={row.material.name_ar} />
        </>
      )}
    </>
  );
}
