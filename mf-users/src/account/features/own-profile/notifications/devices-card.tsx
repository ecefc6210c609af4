import { ApiError, useSession } from '@academy/shared-auth';
import { Button, Card, Flex, FormError, Heading, Stack, Text, toast } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendTest, type TestResult } from '#/account/api/devices.ts';
import { PushTrouble } from '#/account/components/push/push-trouble.tsx';
import { useThisDevice } from '#/account/components/push/use-this-device.ts';
import { DeviceList } from './device-list.tsx';

/** D85: the devices that get push messages, this one first. */
export function DevicesCard() {
  const { t } = useTranslation('users');
  const here = useThisDevice();
  const isView = useSession(({ view }) => Boolean(view));
  const { found, state, isOn, turningOn } = here;
  const devices = found.data ?? [];
  const failure = here.removal.error ?? here.contents.error ?? turningOn.error;
  return (
    <Card asChild padding="none" paddingInline={{ base: '4', md: '6' }} paddingBlock={{ base: '4', md: '5' }}>
      <section>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="sm">
              {t('push.device.title')}
            </Heading>
            <Text fontSize="sm" color="fg.muted">
              {t('push.device.text')}
            </Text>
          </Stack>
          {state && state !== 'ready' && <PushTrouble state={state} />}
          {failure && (
            <FormError>{t(failure instanceof ApiError ? 'push.failed.server' : 'push.failed.browser')}</FormError>
          )}
          {found.isError && !found.data && <PartError query={found} />}
          {devices.length > 0 && <DeviceList devices={devices} here={here} />}
          <Flex gap="3" flexWrap="wrap">
            {state === 'ready' && found.data && !isOn && !isView && (
              <Button loading={turningOn.isPending} onClick={() => turningOn.mutate()}>
                {t('push.device.turnOn')}
              </Button>
            )}
            {devices.length > 0 && <TestButton onSent={found.refetch} />}
          </Flex>
        </Stack>
      </section>
    </Card>
  );
}

const resultKey = ({ sent, failed }: TestResult) =>
  failed > 0 ? 'push.test.failed' : sent > 0 ? 'push.test.sent' : 'push.test.none';

function TestButton({ onSent }: { onSent: () => unknown }) {
  const { t } = useTranslation('users');
  const test = useMutation({
    mutationFn: sendTest,
    onSuccess: (result) => {
      const text = t(resultKey(result), { count: result.sent });
      if (result.failed > 0 || result.sent === 0) toast.error(text);
      else toast.success(text);
    },
    onError: (error) => {
      const isTooOften = error instanceof ApiError && error.status === 429;
      toast.error(t(isTooOften ? 'push.test.often' : 'push.failed.server'));
    },
    onSettled: onSent,
  });
  return (
    <Button variant="outline" loading={test.isPending} onClick={() => test.mutate()}>
      {t('push.test.action')}
    </Button>
  );
}
