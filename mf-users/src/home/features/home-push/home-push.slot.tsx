import { deviceStorage, useSession } from '@academy/shared-auth';
import { Button, Flex, HStack, Text, TextLink, toast } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heldClassQuery } from '#/account/api/devices.ts';
import { deviceState, useThisDevice } from '#/account/components/push/use-this-device.ts';
import { places } from '#/base/components/people/places.ts';

/** Whether this browser can be asked: there is no answer stored yet. */
function canAsk(): boolean {
  const state = deviceState();
  return state === 'home-screen' || (state === 'ready' && Notification.permission === 'default');
}

/** Asked once for each user of this device, whatever the answer is. */
function useAsked() {
  const key = useSession(({ user }) => `push-asked:${user?.id ?? ''}`);
  const [isOver, setOver] = useState(() => deviceStorage.read(key) !== null || !canAsk());
  const note = () => deviceStorage.write(key, '1');
  const end = () => {
    note();
    setOver(true);
  };
  return { isOver, note, end };
}

/** D85: asks once, after a first class. */
export default function HomePush() {
  const { isOver, note, end } = useAsked();
  const isView = useSession(({ view }) => Boolean(view));
  return isOver || isView ? null : <Ask note={note} end={end} />;
}

function Ask({ note, end }: { note: () => void; end: () => void }) {
  const { t } = useTranslation('users');
  const { data: hasHeldClass } = useQuery(heldClassQuery());
  const { turningOn } = useThisDevice();
  if (!hasHeldClass) return null;
  const turnOn = () => {
    note();
    turningOn.mutate(undefined, {
      onSuccess: (isOn) => isOn && toast.success(t('push.ask.done')),
      onError: () => toast.error(t('push.failed.browser')),
      onSettled: end,
    });
  };
  return (
    <PartCard title={t('push.ask.title')}>
      <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
        <Text color="fg.muted" maxWidth="reading" flex="1 1 18rem">
          {t('push.ask.text')}
        </Text>
        <HStack>
          {deviceState() === 'home-screen' ? (
            <TextLink alone to={places.profile}>
              {t('push.ask.how')}
            </TextLink>
          ) : (
            <Button loading={turningOn.isPending} onClick={turnOn}>
              {t('push.ask.yes')}
            </Button>
          )}
          <Button variant="ghost" onClick={end}>
            {t('push.ask.no')}
          </Button>
        </HStack>
      </Flex>
    </PartCard>
  );
}
