import { Box, Button, Flex, IconButton, Stack, Text, touch } from '@academy/shared-ui';
import { XIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { type Recorded, stepStates } from '#/api/steps.ts';
import { QualityChoice } from '#/components/quality-choice.tsx';

interface StepCardProps {
  recorded: Recorded;
  title: string;
  isLocked: boolean;
  onChange: (recorded: Recorded) => void;
  onRemove: () => void;
}

/** One step with its result; a step that is passed may have a quality. */
export function StepCard({ recorded, title, isLocked, onChange, onRemove }: StepCardProps) {
  const { t } = useTranslation('progress');
  const { state, quality } = recorded;
  return (
    <Stack
      role="group"
      aria-label={title}
      gap="3"
      padding="3"
      borderWidth="1px"
      borderColor="border.medium"
      borderRadius="card"
    >
      <Flex gap="2" alignItems="flex-start">
        <Box flex="1" minWidth="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
        </Box>
        <IconButton aria-label={t('steps.remove', { title })} disabled={isLocked} onClick={onRemove}>
          <XIcon size={18} />
        </IconButton>
      </Flex>
      <Flex gap="2" flexWrap="wrap" role="group" aria-label={t('steps.stateOf', { title })}>
        {stepStates.map((each) => (
          <Button
            key={each}
            variant={each === state ? 'solid' : 'outline'}
            size="sm"
            fontWeight="normal"
            css={{ [touch]: { minHeight: '11' } }}
            aria-pressed={each === state}
            disabled={isLocked}
            onClick={() => onChange({ ...recorded, state: each, quality: each === 'passed' ? quality : null })}
          >
            {t(`steps.state.${each}`)}
          </Button>
        ))}
      </Flex>
      {state === 'passed' && (
        <QualityChoice
          label={t('steps.qualityOf', { title })}
          value={quality ?? undefined}
          disabled={isLocked}
          onChange={(chosen) => onChange({ ...recorded, quality: chosen })}
        />
      )}
    </Stack>
  );
}
