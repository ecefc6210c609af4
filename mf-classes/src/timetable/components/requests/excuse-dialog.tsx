import { ConfirmDialog, Stack, Text, TextAreaField } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { askAbout, requestQueries } from '#/timetable/api/requests.ts';
import { requestProblem } from './request-problem.ts';
import { useExcusesText } from './request-words.ts';

const MOST = 500;

interface ExcuseDialogProps {
  row: Pick<ClassRow, 'id' | 'starts_at' | 'student' | 'teacher'>;
  onClose: () => void;
}

/** D100: a family asks for an excuse; the dialog first says how many excuses are used (D102). */
export function ExcuseDialog({ row, onClose }: ExcuseDialogProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const usedText = useExcusesText();
  const [reason, setReason] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const { data } = useQuery(requestQueries.ofClass(row.id));
  const words = reason.trim();
  const change = useClassChange({
    send: () => askAbout(row.id, { kind: 'excuse', ...(words ? { reason: words } : {}) }, key),
    done: t('requests.sent'),
    onDone: onClose,
    keyOf: requestProblem,
  });
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('requests.excuse.title')}
      description={t('requests.excuse.text', {
        student: isolated(row.student.name),
        when: isolated(times.nearInText(row.starts_at)),
      })}
      confirmLabel={t('requests.send')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    >
      <Stack gap="4">
        <OtherClocks of={row} at={row.starts_at} />
        <Text minHeight="6" fontWeight="medium">
          {data?.ask ? usedText(data.ask.excuses) : null}
        </Text>
        <TextAreaField
          label={t('requests.reason')}
          hint={t('form.optional')}
          rows={2}
          maxLength={MOST}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
