import { localeOf } from '@academy/shared-auth';
import { Box, Flex, Span, Text } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLabel, ChoiceRadio } from '#/reports/components/choice-label.tsx';

const scores = [1, 2, 3, 4, 5] as const;

interface ScoreChoiceProps {
  value: number | null;
  onChange: (score: number) => void;
}

/** From 1 to 5, with the meaning of both ends below. */
export function ScoreChoice({ value, onChange }: ScoreChoiceProps) {
  const { t, i18n } = useTranslation('classes');
  const id = useId();
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Box as="fieldset" maxWidth="22rem">
      <Text as="legend" fontWeight="medium" marginBlockEnd="2">
        {t('feedback.question')}
      </Text>
      <Flex gap="2">
        {scores.map((score) => (
          <ChoiceLabel key={score}>
            <ChoiceRadio
              type="radio"
              name={id}
              value={score}
              checked={value === score}
              aria-label={t(`feedback.score.${score}`)}
              onChange={() => onChange(score)}
            />
            <Span aria-hidden>{number.format(score)}</Span>
          </ChoiceLabel>
        ))}
      </Flex>
      <Flex justifyContent="space-between" fontSize="sm" color="fg.muted" marginBlockStart="1" aria-hidden>
        <Span>{t('feedback.low')}</Span>
        <Span>{t('feedback.high')}</Span>
      </Flex>
    </Box>
  );
}
