import { useTranslation } from '@academy/shared-auth';
import { UserName } from '@academy/shared-ui';
import type { ClassRow } from '#/api/class-schema.ts';
import { useTimes } from '../time/use-times.ts';

interface ClassLineProps extends Pick<ClassRow, 'starts_at' | 'material'> {
  ends_at?: string | undefined;
  student: Pick<ClassRow['student'], 'name'>;
}

/** Identifies a class in one line. */
export function ClassLine({ row }: { row: ClassLineProps }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <>
      <UserName>{row.student.name}</UserName>
      {t('line.separator')}
      <bdi>{times.near(row.starts_at, row.ends_at)}</bdi>
      {row.material && (
        <>
          {t('line.separator')}
          <bdi>{row.material.name}</bdi>
        </>
      )}
    </>
  );
}
