import { Card, Meter, Span, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FamilyClocks } from './family-clocks.tsx';

interface JobProgressProps {
  /** The state, in words. */
  label: string;
  job: { state: string; total: number; done: number };
  families: number;
  clocks: readonly { timezone: string; families: number }[];
  children?: ReactNode;
}

/** The progress of a job that changes classes, or its result once it is done. */
export function JobProgress({ label, job, families, clocks, children }: JobProgressProps) {
  const { t } = useTranslation('classes');
  const { state, total, done } = job;
  return (
    <Card>
      <Stack gap="2" role="status">
        <Text fontWeight="medium">{label}</Text>
        {state === 'running' && total > 0 && <Meter label={label} value={done / total} />}
        <Text fontSize="sm" color="fg.muted">
          <Span>{t('timesOff.classes', { count: total })}</Span>
          {total > 0 && (
            <Span>
              {t('line.separator')}
              <FamilyClocks families={families} clocks={clocks} />
            </Span>
          )}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
