import { localeOf, useLanguage } from '@academy/shared-auth';
import { Box, Flex, Span, Text } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLabel, ChoiceRadio } from '#/reports/components/choice-label.tsx';
import { scores } from './visit-schema.ts';

interface ScoreChoiceProps {
  label: string;
  /** `1` to `4`; empty: not observed. */
  value: string;
  onChange: (score: string) => void;
  onBlur: () => void;
}

/** A score from 1 to 4, or none for what was not observed; by arrow keys, or by thumb. */
export function ScoreChoice({ label, value, onChange, onBlur }: ScoreChoiceProps) {
  const { t } = useTranslation('classes');
  const id = useId();
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const options = [...scores.map(String), ''];
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="medium" marginBlockEnd="2" dir="auto">
        {label}
      </Text>
      <Flex gap="2">
        {options.map((option) => (
          <ChoiceLabel key={option}>
            <ChoiceRadio
              type="radio"
              name={id}
              value={option}
              checked={value === option}
              aria-label={t(`visits.score.${option || 'none'}`)}
              onChange={() => onChange(option)}
              onBlur={onBlur}
            />
            <Span aria-hidden>{option ? number.format(Number(option)) : '–'}</Span>
          </ChoiceLabel>
        ))}
      </Flex>
      <Text fontSize="sm" color="fg.muted" marginBlockStart="1" aria-hidden>
        {t(`visits.score.${value || 'none'}`)}
      </Text>
    </Box>
  );
}
