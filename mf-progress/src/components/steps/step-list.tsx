import { useLanguage } from '@academy/shared-auth';
import { Badge, Box, Button, Flex, Span, Stack, Text, touch } from '@academy/shared-ui';
import { ChevronDownIcon } from '@academy/shared-ui/icons';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level, Step } from '#/api/steps.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { levelName, toneOf } from './titles.ts';

/** The steps of a level with their results, on request. */
export function StepList({ level }: { level: Level }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = levelName(level, language);
  return (
    <Box flexBasis={isOpen ? 'full' : undefined}>
      <Button
        variant="ghost"
        size="sm"
        marginInlineStart="-3"
        css={{ [touch]: { minHeight: '11' } }}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t(isOpen ? 'steps.hideOf' : 'steps.showOf', { level: name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'steps.hide' : 'steps.show')}
        <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined} aria-hidden>
          <ChevronDownIcon size={16} />
        </Box>
      </Button>
      <Stack as="ol" id={id} hidden={!isOpen} gap="2" marginBlockStart="2">
        {isOpen && level.steps.map((step) => <StepRow key={step.id} step={step} />)}
      </Stack>
    </Box>
  );
}

function StepRow({ step: { title, state, quality, at } }: { step: Step }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const dayText = useDayText();
  const said = [quality ? t(`quality.${quality as 1 | 2 | 3 | 4 | 5}`) : '', at ? dayText(at) : ''].filter(Boolean);
  return (
    <Flex as="li" gap="3" justifyContent="space-between" alignItems="baseline" fontSize="sm">
      <Box minWidth="0">
        <Text overflowWrap="anywhere" color={state ? undefined : 'fg.muted'}>
          {title[language]}
        </Text>
        {said.length > 0 && (
          <Text color="fg.muted" fontSize="xs">
            {said.join(' · ')}
          </Text>
        )}
      </Box>
      {state ? (
        <Badge tone={toneOf(state)}>{t(`steps.state.${state}`)}</Badge>
      ) : (
        <Span color="fg.muted">{t('steps.notYet')}</Span>
      )}
    </Flex>
  );
}
