import { useLanguage } from '@academy/shared-auth';
import { List, ListItem, Stack, Text } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeftOut } from '#/account/api/personal-data.ts';

/** D160: what an export does not have, and why. */
export function LeftOutList({ rows }: { rows: readonly LeftOut[] }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <Stack gap="1" fontSize="sm">
      <Text id={heading}>{t('data.export.leftOut')}</Text>
      <List aria-labelledby={heading} paddingInlineStart="5" listStyle="disc" color="fg.muted">
        {rows.map(({ what, why }) => (
          <ListItem key={what.en}>
            <Text as="span" color="fg">
              {what[language]}.
            </Text>{' '}
            {why[language]}
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
