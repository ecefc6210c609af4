import { Box, Heading, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { FamilyClocks } from './family-clocks.tsx';

interface PreviewSummaryProps {
  preview: {
    classes: readonly unknown[];
    families: number;
    clocks: readonly { timezone: string; families: number }[];
  };
}

/** How many classes and families a job is going to concern, and on which clocks the families live. */
export function PreviewSummary({ preview }: PreviewSummaryProps) {
  const { t } = useTranslation('classes');
  return (
    <Box>
      <Heading as="h2" size="md">
        {t('timesOff.form.classes', { count: preview.classes.length })}
      </Heading>
      <Text color="fg.muted" marginBlockStart="1">
        <FamilyClocks {...preview} />
      </Text>
    </Box>
  );
}
