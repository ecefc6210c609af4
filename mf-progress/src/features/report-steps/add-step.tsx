import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, SelectField, Span, Stack, touch } from '@academy/shared-ui';
import { CheckIcon, PlusIcon } from '@academy/shared-ui/icons';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level, Step } from '#/api/steps.ts';
import { levelName } from '#/components/steps/titles.ts';

interface AddStepProps {
  ref: Ref<HTMLDivElement>;
  levels: readonly Level[];
  /** What the class teaches; null if it is unknown. */
  subject: string | null;
  /** Ids of the steps that the report has. */
  taken: readonly string[];
  disabled: boolean;
  onAdd: (step: Step) => void;
}

const keyOf = ({ curriculumId, level }: Level) => `${curriculumId} ${level}`;
const hasRecord = ({ steps }: Level) => steps.some(({ state }) => state !== null);
const isPassed = ({ passed, of }: Level) => passed === of;

/** Where the student is: the level that is begun and not passed, of the subject of the class if it has one. */
function current(levels: readonly Level[], subject: string | null): Level | undefined {
  const own = levels.filter((level) => level.subject === subject);
  const among = own.length > 0 ? own : levels;
  const open = among.filter((level) => !isPassed(level));
  return open.find(hasRecord) ?? open[0] ?? among[0];
}

/** Whether reports can record a step of it: a retired curriculum has none. */
export const isUsable = ({ steps }: Level) => steps.some(({ retired }) => !retired);

/** Adds a step of a level. */
export function AddStep({ ref, levels, subject, taken, disabled, onAdd }: AddStepProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const usable = levels.filter(isUsable);
  const [chosen, setChosen] = useState<string | null>(null);
  const level = usable.find((each) => keyOf(each) === chosen) ?? current(usable, subject);
  if (!level) return null;
  const free = level.steps.filter(({ id, retired }) => !retired && !taken.includes(id));
  return (
    <Stack gap="2">
      <SelectField
        label={t('steps.level')}
        value={keyOf(level)}
        disabled={disabled}
        onChange={({ target }) => setChosen(target.value)}
        options={usable.map((each) => ({
          value: keyOf(each),
          label: t('steps.levelOf', { level: levelName(each, language), curriculum: each.title[language] }),
        }))}
      />
      <Flex ref={ref} role="group" aria-label={t('steps.add')} gap="2" flexWrap="wrap">
        {free.map((step) => (
          <Button
            key={step.id}
            variant="outline"
            size="sm"
            borderRadius="full"
            fontWeight="normal"
            height="auto"
            minHeight="8"
            paddingBlock="1"
            whiteSpace="normal"
            css={{ [touch]: { minHeight: '11' } }}
            disabled={disabled}
            onClick={() => onAdd(step)}
          >
            {step.state === 'passed' ? <CheckIcon aria-label={t('steps.state.passed')} /> : <PlusIcon aria-hidden />}
            <Span>{step.title[language]}</Span>
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
