import { Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';

/** D144: the student has not joined a class that is under way, and the family is notified. */
export function MissingLine({ detail, now }: { detail: ClassDetail; now: number }) {
  const { t } = useTranslation('classes');
  const { student_missing_from: from, ends_at, student } = detail;
  if (from === null || now < Date.parse(from) || now >= Date.parse(ends_at)) return null;
  return (
    <Text role="status" color="warning.fg" fontWeight="medium" textAlign={{ base: 'start', md: 'end' }}>
      {t('details.missing', { student: isolated(student.name) })}
    </Text>
  );
}
