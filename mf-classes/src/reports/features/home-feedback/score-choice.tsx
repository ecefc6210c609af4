import { localeOf } from '@academy/shared-auth';
import { Box, chakra, Flex, Span, Text } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const scores = [1, 2, 3, 4, 5] as const;

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minHeight: '11',
    maxWidth: '16',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}, border-color {durations.fast}',
    '&:has(:checked)': { borderColor: 'brand.fg', bg: 'brand.subtle', color: 'brand.fg' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
const Radio = chakra('input', { base: { srOnly: true } });

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
          <Choice key={score}>
            <Radio
              type="radio"
              name={id}
              value={score}
              checked={value === score}
              aria-label={t(`feedback.score.${score}`)}
              onChange={() => onChange(score)}
            />
            <Span aria-hidden>{number.format(score)}</Span>
          </Choice>
        ))}
      </Flex>
      <Flex justifyContent="space-between" fontSize="sm" color="fg.muted" marginBlockStart="1" aria-hidden>
        <Span>{t('feedback.low')}</Span>
        <Span>{t('feedback.high')}</Span>
      </Flex>
    </Box>
  );
}
