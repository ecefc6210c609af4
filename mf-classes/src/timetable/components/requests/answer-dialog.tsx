import { Button, Dialog, FormError, SelectField, Stack, TextAreaField } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { acceptRequest, type ClassRequest, rejectRequest } from '#/timetable/api/requests.ts';
import { requestProblem } from './request-problem.ts';

const MOST = 500;

/** D101: accepts or rejects a request, with a comment to the family. */
export function AnswerDialog({ request, onClose }: { request: ClassRequest; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [note, setNote] = useState('');
  const [time, setTime] = useState(request.times[0]);
  const word = note.trim() ? { note: note.trim() } : {};
  const common = { onDone: onClose, keyOf: requestProblem };
  const accept = useClassChange({
    ...common,
    send: () => acceptRequest(request.id, { ...word, ...(time ? { time } : {}) }),
    done: t('requests.accepted'),
  });
  const reject = useClassChange({
    ...common,
    send: () => rejectRequest(request.id, word),
    done: t('requests.rejected'),
  });
  const problem = accept.problem ?? reject.problem;
  return (
    <Dialog
      open
      title={t('requests.answer')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" loading={reject.isPending} onClick={() => reject.mutate(undefined)}>
            {t('requests.reject')}
          </Button>
          {request.may.accept && (
            <Button loading={accept.isPending} onClick={() => accept.mutate(undefined)}>
              {t('requests.accept')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {request.times.length > 1 && (
          <SelectField
            label={t('requests.move.times')}
            options={request.times.map((value) => ({ value, label: times.near(value) }))}
            value={time ?? ''}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
        {time && <OtherClocks of={request.class} at={time} />}
        <TextAreaField
          label={t('requests.word')}
          rows={2}
          maxLength={MOST}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {problem && <FormError>{problem}</FormError>}
      </Stack>
    </Dialog>
  );
}
