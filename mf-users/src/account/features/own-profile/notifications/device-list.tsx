import { Badge, Box, Button, Flex, HStack, List, Ltr, RuledItem, Span, Text, TimeAgo } from '@academy/shared-ui';
import { Switch } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { Device } from '#/account/api/devices.ts';
import type { useThisDevice } from '#/account/components/push/use-this-device.ts';

type ThisDevice = ReturnType<typeof useThisDevice>;

/** Devices that get messages, with a mark on this one. */
export function DeviceList({ devices, here }: { devices: readonly Device[]; here: ThisDevice }) {
  return (
    <List>
      {devices.map((device) => (
        <DeviceEntry key={device.id} device={device} here={here} />
      ))}
    </List>
  );
}

function DeviceEntry({ device, here }: { device: Device; here: ThisDevice }) {
  const { t } = useTranslation('users');
  const isThis = here.isThis(device);
  const name = device.label || t('push.device.unnamed');
  return (
    <RuledItem css={{ flexDirection: 'column', gap: '1' }}>
      <Flex gap="3" justifyContent="space-between" alignItems="center" minHeight="11">
        <Box minWidth="0">
          <HStack flexWrap="wrap">
            <Text fontWeight="medium">{device.label ? <Ltr>{name}</Ltr> : name}</Text>
            {isThis && <Badge tone="brand">{t('push.device.this')}</Badge>}
          </HStack>
          <Text fontSize="sm" color="fg.muted">
            {t(device.lastSentAt ? 'push.device.last' : 'push.device.added')}{' '}
            <TimeAgo at={device.lastSentAt ?? device.createdAt} />{' '}
            {!isThis && !device.showContents && <Span>· {t('push.device.hidden')}</Span>}
          </Text>
          {device.failing && (
            <Text fontSize="sm" color="danger.fg">
              {t('push.device.failing')}
            </Text>
          )}
        </Box>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('push.device.removeOne', { name })}
          loading={here.removal.isPending && here.removal.variables?.id === device.id}
          onClick={() => here.removal.mutate(device)}
        >
          {t('push.device.remove')}
        </Button>
      </Flex>
      {isThis && <Contents device={device} here={here} />}
    </RuledItem>
  );
}

/** Only the device itself can change this: the API needs its keys. */
function Contents({ device, here }: { device: Device; here: ThisDevice }) {
  const { t } = useTranslation('users');
  return (
    <Flex as="label" gap="4" minHeight="11" alignItems="center" justifyContent="space-between" cursor="pointer">
      <Box>
        <Text>{t('push.device.contents')}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('push.device.contentsText')}
        </Text>
      </Box>
      <Switch
        checked={here.contents.isPending ? here.contents.variables : device.showContents}
        onChange={({ currentTarget }) => here.contents.mutate(currentTarget.checked)}
      />
    </Flex>
  );
}
