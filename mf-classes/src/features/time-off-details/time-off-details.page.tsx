import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQuery, useQueryClient } from '@academy/shared-auth/query';
import { useLocation, useParams } from '@academy/shared-auth/router';
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
import { CalendarXIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { type TimeOffDetail, type TimeOffKind, timeOffQueries, undoTimeOff } from '#/api/times-off.ts';
import { problemKey } from '#/components/class-change/use-class-change.ts';
import { Loaded } from '#/components/loaded.tsx';
import { places } from '#/components/places.ts';
import { useTimeOffWords } from '#/components/time-off/use-time-off-words.ts';
import { DecidedClasses } from './decided-classes.tsx';

/** D97: the result for each class of an absence or a closure, during the job and afterwards. */
export default function TimeOffDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const kind = useLocation().pathname.startsWith('/dashboard/closures') ? 'closure' : 'absence';
  const found = useQuery(timeOffQueries.detail(kind, id));
  return (
    <PageBody width="reading">
      <Loaded query={found} missing={<EmptyState icon={<CalendarXIcon size={22} />} title={t('timesOff.missing')} />}>
        {(off) => <Detail kind={kind} off={off} />}
      </Loaded>
    </PageBody>
  );
}

function Detail({ kind, off }: { kind: TimeOffKind; off: TimeOffDetail }) {
  const { t } = useTranslation('classes');
  const { nameOf, daysOf } = useTimeOffWords();
  return (
    <>
      <PageHeader
        title={nameOf(off)}
        context={daysOf(off)}
        via={[{ label: t('timesOff.title'), to: places.timesOff }]}
        action={off.may.undo && <UndoButton kind={kind} off={off} />}
      />
      <Stack gap="6">
        {off.reason && <Text dir="auto">{off.reason}</Text>}
        <Progress off={off} />
        <DecidedClasses off={off} />
      </Stack>
    </>
  );
}

/** The job's progress, or its result once it is done. */
function Progress({ off }: { off: TimeOffDetail }) {
  const { t } = useTranslation('classes');
  const { state, total, done } = off.job;
  const words = t(`timesOff.state.${off.state}`);
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
              {t('timesOff.families', { count: off.families })}
            </Span>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

function UndoButton({ kind, off }: { kind: TimeOffKind; off: TimeOffDetail }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: () => undoTimeOff(kind, off.id),
    onSuccess: (data) => {
      client.setQueryData(timeOffQueries.detail(kind, off.id).queryKey, data);
      setAsking(false);
      return client.invalidateQueries({ queryKey: timeOffQueries.all() });
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('timesOff.undo.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('timesOff.undo.title')}
        description={t('timesOff.undo.text')}
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
