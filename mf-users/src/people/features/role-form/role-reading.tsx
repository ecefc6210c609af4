import { Box, Card, Flex, Stack, Text, TextLink } from '@academy/shared-ui';
import { LockIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import type { Role } from '#/people/api/roles.ts';
import { PermissionEditor } from '#/people/components/permissions/permission-editor.tsx';

const isKept = () => 'kept' as const;
const nothing = () => {};

/** A role's permissions, for viewers who may not change it. */
export function RoleReading({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="5">
      <Card>
        <Flex gap="3">
          <Box flexShrink="0" color="fg.muted" marginBlockStart="0.5" aria-hidden>
            <LockIcon size={18} />
          </Box>
          <Stack gap="1">
            <Text>{t('roles.reading.text')}</Text>
            <Text color="fg.muted">{t('roles.reading.reach', { scope: t(`roles.scope.${role.scope}`) })}</Text>
          </Stack>
        </Flex>
      </Card>
      <PermissionEditor chosen={role.permissions} lockOf={isKept} onChange={nothing} />
      <TextLink reach to={places.roles} alignSelf="flex-start">
        {t('roles.missing.back')}
      </TextLink>
    </Stack>
  );
}
