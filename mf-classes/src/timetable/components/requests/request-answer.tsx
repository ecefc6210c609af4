import { Button, Flex, FormError, Stack } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { acceptRequest, type ClassRequest, rejectRequest, withdrawRequest } from '#/timetable/api/requests.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { requestProblem } from './request-problem.ts';

const nothing = () => {};

/**
 * One touch accepts a request, for a move each time separately; a dialog adds a comment. The author can withdraw the
 * request.
 */
export function RequestAnswer({ request }: { request: ClassRequest }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [isAnswering, setAnswering] = useState(false);
  const common = { onDone: nothing, keyOf: requestProblem };
  const accept = useClassChange({
    ...common,
    send: (time: string | undefined) => acceptRequest(request.id, time ? { time } : {}),
    done: t('requests.accepted'),
  });
  const reject = useClassChange({ ...common, send: () => rejectRequest(request.id, {}), done: t('requests.rejected') });
  const withdraw = useClassChange({
    ...common,
    send: () => withdrawRequest(request.id),
    done: t('requests.withdrawn'),
  });
  const { may } = request;
  const problem = accept.problem ?? reject.problem ?? withdraw.problem;
  const choices = request.kind === 'move' ? request.times : [undefined];
  return (
    <Stack gap="2">
      <Flex gap="2" flexWrap="wrap">
        {may.accept &&
          choices.map((time) => (
            <Button
              key={time ?? 'excuse'}
              size="sm"
              loading={accept.isPending && accept.variables === time}
              onClick={() => accept.mutate(time)}
            >
              {time ? t('requests.acceptTime', { when: times.near(time) }) : t('requests.accept')}
            </Button>
          ))}
        {may.reject && (
          <>
            <Button size="sm" variant="outline" loading={reject.isPending} onClick={() => reject.mutate(undefined)}>
              {t('requests.reject')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAnswering(true)}>
              {t('requests.withWord')}
            </Button>
          </>
        )}
        {may.withdraw && (
          <Button size="sm" variant="outline" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
            {t('requests.withdraw')}
          </Button>
        )}
      </Flex>
      {problem && <FormError>{problem}</FormError>}
      {isAnswering && <AnswerDialog request={request} onClose={() => setAnswering(false)} />}
    </Stack>
  );
}
