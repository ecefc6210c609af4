import { foldText } from '@academy/shared-auth/typed-text';
import { Box, Card, Flex, HStack, Text, TextField } from '@academy/shared-ui';
import { LockIcon, SearchIcon } from '@academy/shared-ui/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionGroup } from '#/people/api/permissions.ts';
import { permissionsOf } from './permission-groups.ts';
import { PermissionHead } from './permission-head.tsx';
import type { PermissionEditorProps } from './permission-part.ts';
import { PermissionRow } from './permission-row.tsx';
import { usePermissionWords } from './use-permission-words.ts';

interface PermissionTableProps extends PermissionEditorProps {
  all: readonly PermissionGroup[];
}

/** A role's permissions: a row for each group, a column for each action. */
export function PermissionTable({ all, ...props }: PermissionTableProps) {
  const { t } = useTranslation('users');
  const { groupName } = usePermissionWords();
  const [words, setWords] = useState('');
  const id = useId();
  const searchTerm = foldText(words).trim();
  const groups = all.filter(({ group }) => foldText(groupName(group)).includes(searchTerm));
  const permissions = all.flatMap(permissionsOf);
  const shared = { ...props, notHeldId: `${id}-not-held` };
  return (
    <Box>
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap" marginBlockEnd="3">
        <Box width={{ base: 'full', sm: '64' }}>
          <TextField
            type="search"
            label={t('permissions.search.label')}
            labelHidden
            placeholder={t('permissions.search.label')}
            icon={<SearchIcon size={18} />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Box>
        <Text role="status" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('permissions.count', { count: props.chosen.length, all: permissions.length })}
        </Text>
      </Flex>
      <Card padding="none" overflow="hidden">
        {groups.length > 0 && <PermissionHead groups={groups} {...shared} />}
        {groups.map((group) => (
          <PermissionRow key={group.group} of={group} {...shared} />
        ))}
        {groups.length === 0 && (
          <Text padding="6" textAlign="center" color="fg.muted">
            {t('permissions.search.nothing')}
          </Text>
        )}
      </Card>
      {permissions.some((permission) => props.lockOf(permission) === 'not-held') && (
        <HStack id={shared.notHeldId} marginBlockStart="3" fontSize="sm" color="fg.muted" alignItems="flex-start">
          <Box marginBlockStart="0.5" flexShrink="0" aria-hidden>
            <LockIcon size={16} />
          </Box>
          <Text>{t('permissions.notHeld')}</Text>
        </HStack>
      )}
    </Box>
  );
}
