import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQuery, useQueryClient } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Meter,
  PageBody,
  PageHeader,
  Span,
  Stack,
  Text,
} from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { type ShiftDetail, shiftQueries, undoShift } from '#/api/shifts.ts';
import { problemKey } from '#/components/class-change/use-class-change.ts';
import { Loaded } from '#/components/loaded.tsx';
import { places } from '#/components/places.ts';
import { useShiftWords } from '#/components/shift/use-shift-words.ts';
import { useTimeOffWords } from '#/components/time-off/use-time-off-words.ts';
import { MovedClasses } from './moved-classes.tsx';

/** D99: the result for each class of a shift, during the job and afterwards. */
export default function ShiftDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const found = useQuery(shiftQueries.detail(id));
  return (
    <PageBody width="reading">
      <Loaded query={found} missing={<EmptyState icon={<ClockIcon size={22} />} title={t('shifts.missing')} />}>
        {(shift) => <Detail shift={shift} />}
      </Loaded>
    </PageBody>
  );
}

function Detail({ shift }: { shift: ShiftDetail }) {
  const { t } = useTranslation('classes');
  const { byOf, whoseOf } = useShiftWords();
  const { daysOf } = useTimeOffWords();
  return (
    <>
      <PageHeader
        title={byOf(shift)}
        context={
          <>
            <Span>{daysOf(shift)}</Span>
            <Span>
              {t('line.separator')}
              {whoseOf(shift)}
            </Span>
          </>
        }
        via={[{ label: t('shifts.title'), to: places.shifts }]}
        action={shift.may.undo && <UndoButton id={shift.id} />}
      />
      <Stack gap="6">
        <Progress shift={shift} />
        <MovedClasses classes={shift.classes} />
      </Stack>
    </>
  );
}

/** The job's progress, or its result once it is done. */
function Progress({ shift }: { shift: ShiftDetail }) {
  const { t } = useTranslation('classes');
  const { state, total, done } = shift.job;
  const words = t(`shifts.state.${shift.state}`);
  return (
    <Card>
      <Stack gap="2" role="status">
        <Text fontWeight="medium">{words}</Text>
        {state === 'running' && total > 0 && <Meter label={words} value={done / total} />}
        <Text fontSize="sm" color="fg.muted">
          <Span>{t('timesOff.classes', { count: total })}</Span>
          {total > 0 && (
            <Span>
              {t('line.separator')}
              {t('timesOff.families', { count: shift.families })}
            </Span>
          )}
        </Text>
        {shift.state === 'done' && (
          <Text fontSize="sm" color="fg.muted">
            {t(shift.window ? 'shifts.followsWindow' : 'shifts.follows')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function UndoButton({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: () => undoShift(id),
    onSuccess: (data) => {
      client.setQueryData(shiftQueries.detail(id).queryKey, data);
      setAsking(false);
      return client.invalidateQueries({ queryKey: shiftQueries.all() });
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('timesOff.undo.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('shifts.undo.title')}
        description={t('shifts.undo.text')}
        confirmLabel={t('timesOff.undo.action')}
        cancelLabel={t('timesOff.undo.keep')}
        error={undoing.isError ? t(problemKey(undoing.error)) : null}
        pending={undoing.isPending}
        onConfirm={() => undoing.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
