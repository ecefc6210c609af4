import { ActionMenu, Badge, Box, Flex, HStack, TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { TrashIcon } from '@academy/shared-ui/icons';
import { MoveButtons } from '@academy/shared-ui/rows';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/components/isolated.ts';
import type { CurriculumValues, StepValues } from './curriculum-schema.ts';

interface StepFieldsProps {
  entry: EntryFormState<CurriculumValues>;
  at: `levels.${number}.steps.${number}`;
  number: number;
  count: number;
  value: StepValues;
  /** The title of the step that takes over its history, if one does. */
  mergedInto: string | undefined;
  /** Whether its history can go to the step above. */
  canMerge: boolean;
  onMove: (to: number) => void;
  onMerge: (isMerged: boolean) => void;
  onRetire: (retired: boolean) => void;
  onRemove: () => void;
}

/** A step: its titles, its place, and what becomes of it. A recorded step is retired or merged, not removed. */
export function StepFields(props: StepFieldsProps) {
  const { entry, at, number, count, value, mergedInto, canMerge, onMove, onMerge, onRetire, onRemove } = props;
  const { t } = useTranslation('progress');
  const { retired, recorded } = value;
  const isMerged = mergedInto !== undefined;
  const what = t('curricula.step.number', { number });
  const merge = {
    label: t(isMerged ? 'curricula.step.apart' : 'curricula.step.merge'),
    onSelect: () => onMerge(!isMerged),
  };
  const removal = {
    label: t('curricula.step.remove'),
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onSelect: onRemove,
  };
  return (
    <Flex as="li" gap="3" flexDirection={{ base: 'column', md: 'row' }} alignItems={{ md: 'flex-start' }}>
      <Box flex="1">
        <TextField label={t('curricula.field.stepEn', { number })} dir="ltr" {...entry.field(`${at}.titleEn`)} />
      </Box>
      <Box flex="1">
        <TextField label={t('curricula.field.stepAr', { number })} dir="rtl" {...entry.field(`${at}.titleAr`)} />
      </Box>
      <HStack gap="1" paddingBlockStart={{ md: '7' }}>
        {isMerged ? (
          <Badge tone="warning">{t('curricula.step.merged', { title: isolated(mergedInto) })}</Badge>
        ) : (
          retired && <Badge tone="neutral">{t('curricula.retired')}</Badge>
        )}
        <MoveButtons
          up={t('curricula.up', { what })}
          down={t('curricula.down', { what })}
          index={number - 1}
          {...{ count, onMove }}
        />
        <ActionMenu
          label={t('curricula.step.actions', { number })}
          items={[
            {
              label: t(retired ? 'curricula.step.use' : 'curricula.step.retire'),
              onSelect: () => onRetire(!retired),
            },
            ...(canMerge || isMerged ? [merge] : []),
            ...(recorded === 0 ? [removal] : []),
          ]}
        />
      </HStack>
    </Flex>
  );
}
