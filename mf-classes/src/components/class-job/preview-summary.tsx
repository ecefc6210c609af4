import { useTranslation } from '@academy/shared-auth';
import { Box, Heading, Text } from '@academy/shared-ui';
import { isolated } from '../isolated.ts';
import { useTimes } from '../time/use-times.ts';

interface PreviewSummaryProps {
  preview: {
    classes: readonly unknown[];
    families: number;
    /** How many families are in each time zone. */
    clocks: readonly { timezone: string; families: number }[];
  };
}

/** How many classes and families a job is going to concern, and on which clocks the families live. */
export function PreviewSummary({ preview }: PreviewSummaryProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Box>
      <Heading as="h2" size="md">
        {t('timesOff.form.classes', { count: preview.classes.length })}
      </Heading>
      <Text color="fg.muted" marginBlockStart="1">
        {t('timesOff.families', { count: preview.families })}
        {preview.clocks.map(({ timezone, families }) => (
          <Text as="span" key={timezone}>
            {t('line.separator')}
            {t('timesOff.form.clock', { city: isolated(times.city(timezone)), number: families })}
          </Text>
        ))}
      </Text>
    </Box>
  );
}
