import { Box, Button, Dialog, ErrorState, FormError, Skeleton, Stack, TextAreaField } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { freeTimeQueries } from '#/timetable/api/free-times.ts';
import { askAbout } from '#/timetable/api/requests.ts';
import { ChosenTimes } from './chosen-times.tsx';
import { FreeTimes } from './free-times.tsx';
import { MOST_TIMES } from './most-times.ts';
import { requestProblem } from './request-problem.ts';

// It loads the date and time fields, which lists do not need.
const OwnTime = lazy(async () => ({ default: (await import('./own-time.tsx')).OwnTime }));

const MOST = 500;

interface MoveRequestProps {
  row: Pick<ClassRow, 'id' | 'starts_at' | 'student' | 'teacher' | 'duration'>;
  onClose: () => void;
}

/** D100: a family asks to move a class, with one to three times that would suit. */
export function MoveRequestDialog({ row, onClose }: MoveRequestProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [chosen, setChosen] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const words = reason.trim();
  const change = useClassChange({
    send: () => askAbout(row.id, { kind: 'move', times: chosen, ...(words ? { reason: words } : {}) }, key),
    done: t('requests.sent'),
    onDone: onClose,
    keyOf: requestProblem,
  });
  const choose = (next: string[]) => {
    setChosen(next.slice(0, MOST_TIMES));
    change.reset();
  };
  const send = () => (chosen.length > 0 ? change.mutate(undefined) : setChecked(true));
  const question = { student: isolated(row.student.name), when: isolated(times.nearInText(row.starts_at)) };
  return (
    <Dialog
      open
      size="md"
      title={t('requests.move.title')}
      description={t('requests.move.text', question)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('requests.back')}
          </Button>
          <Button loading={change.isPending} onClick={send}>
            {t('requests.send')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <OtherClocks of={row} at={row.starts_at} />
        <ChosenTimes times={chosen} of={row} onRemove={(time) => choose(chosen.filter((each) => each !== time))} />
        <SuitableTimes row={row} chosen={chosen} onChange={choose} />
        <TextAreaField
          label={t('requests.reason')}
          hint={t('form.optional')}
          rows={2}
          maxLength={MOST}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {isChecked && chosen.length === 0 && <FormError>{t('requests.move.required')}</FormError>}
        {change.problem && <FormError>{change.problem}</FormError>}
      </Stack>
    </Dialog>
  );
}

interface SuitableTimesProps {
  row: MoveRequestProps['row'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/**
 * The times at which both are free; if those of the teacher are unknown, any time. The dialog begins here: in the text
 * field below, a phone's keyboard would cover the times.
 */
function SuitableTimes({ row, chosen, onChange }: SuitableTimesProps) {
  const of = { teacherId: row.teacher.id, studentId: row.student.id, minutes: String(row.duration), exceptId: row.id };
  const free = useQuery(freeTimeQueries.ofBoth(of));
  const place = useRef<HTMLDivElement>(null);
  const isKnown = free.data !== undefined;
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    if (isKnown && document.activeElement === place.current) place.current?.querySelector('select')?.focus();
  }, [isKnown]);
  const own = (
    <Suspense fallback={<Skeleton height="40" />}>
      <OwnTime chosen={chosen} onChange={onChange} />
    </Suspense>
  );
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      {free.error && !free.data ? (
        <ErrorState error={free.error} onRetry={() => void free.refetch()} retrying={free.isFetching} />
      ) : !free.data ? (
        <Skeleton height="40" />
      ) : free.data.known ? (
        <FreeTimes starts={free.data.data.map(({ startsAt }) => startsAt)} chosen={chosen} onChange={onChange} />
      ) : (
        own
      )}
    </Box>
  );
}
