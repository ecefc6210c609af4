import { Box, Card, Heading, List, RuledItem, Stack, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import type { UndoneImport } from '#/office/api/imports.ts';

/** The people whom an undone import has removed, and those who stay, with the reason. */
export function UndoResult({ undone }: { undone: UndoneImport }) {
  const { t } = useTranslation('users');
  return (
    <Card>
      <Stack gap="3" role="status">
        <Heading size="sm">{t('imports.result.undone')}</Heading>
        <Text>{t('imports.undo.counts', { removed: undone.removed, reverted: undone.reverted })}</Text>
        {undone.left.length > 0 && (
          <List aria-label={t('imports.undo.left')}>
            {undone.left.map(({ id, name, reason }) => (
              <RuledItem key={`${id} ${reason}`} css={{ flexWrap: 'wrap' }}>
                <Box flex="1 1 12rem" minWidth="0">
                  <TextLink to={places.person('all', id)}>{name}</TextLink>
                </Box>
                {reason && <Text flex="1 1 12rem">{t(`imports.undo.reason.${reason}`)}</Text>}
              </RuledItem>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
