import { Avatar, Card, Heading, HStack, List, ListItem, OneLine, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Role } from '#/people/api/roles.ts';

/** The holders of a role: their number, and for admins the first names. */
export function HoldersPanel({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  const others = role.users - role.holders.length;
  return (
    <Card asChild>
      <section aria-labelledby="role-holders">
        <Heading id="role-holders" size="sm">
          {t('roles.holders.title')}
        </Heading>
        <Text fontSize="sm" color="fg.muted" marginBlockStart="1">
          {t('roles.holders.count', { count: role.users })}
        </Text>
        {role.holders.length > 0 && (
          <List marginBlockStart="4" display="grid" gap="3">
            {role.holders.map(({ id, name, image }) => (
              <ListItem key={id}>
                <HStack gap="3" minWidth="0">
                  <Avatar person={id} name={name} image={image} size="sm" />
                  <OneLine>{name}</OneLine>
                </HStack>
              </ListItem>
            ))}
          </List>
        )}
        {role.holders.length > 0 && others > 0 && (
          <Text fontSize="sm" color="fg.muted" marginBlockStart="3">
            {t('roles.holders.more', { count: others })}
          </Text>
        )}
      </section>
    </Card>
  );
}
