import { Box, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lackOfDocuments } from '#/api/trial-choices.ts';

const CHILD_BELOW = 16;

/** D145: the chosen teacher lacks a document that must be valid to teach a child. */
export function DocumentsCaution({ teacherId, age }: { teacherId: string; age: number }) {
  const { t } = useTranslation('forms');
  const isChild = age < CHILD_BELOW;
  const { data } = useQuery(lackOfDocuments(isChild ? teacherId : ''));
  return (
    <Box role="status">
      {isChild && data?.missing && (
        <Text padding="3" bg="warning.subtle" color="warning.fg" borderRadius="control" fontSize="sm">
          {t('leads.trial.documentsMissing')}
        </Text>
      )}
    </Box>
  );
}
