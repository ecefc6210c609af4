import { Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';

/** A leader reads the report first (D154). */
export function ExpectedReport({ at }: { at: string }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <PartCard title={t('reading.expected.title')}>
      <Text color="fg.muted">{t('reading.expected.text', { when: isolated(times.nearInText(at)) })}</Text>
    </PartCard>
  );
}

/** The texts about the class. */
export function ClassReport({ report }: { report: NonNullable<ClassDetail['report']> }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <PartCard title={t('details.report')}>
      <Text dir="auto" textAlign="start" whiteSpace="pre-line" overflowWrap="anywhere">
        {report.text}
      </Text>
      <Text fontSize="sm" color="fg.subtle" marginBlockStart="3">
        {t('details.reportBy', {
          name: isolated(report.author.name),
          when: isolated(times.nearInText(report.created_at)),
        })}
      </Text>
    </PartCard>
  );
}
