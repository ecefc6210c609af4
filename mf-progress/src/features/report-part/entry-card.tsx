import { useLanguage, useTranslation } from '@academy/shared-auth';
import { Box, Flex, IconButton, Skeleton, Stack, Text } from '@academy/shared-ui';
import { PencilIcon, XIcon } from '@academy/shared-ui/icons';
import { lazy, Suspense } from 'react';
import type { Entry } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { isWhole, rangeText } from '#/components/range/range.ts';
import { EntryDetails } from './entry-details.tsx';
import { QualityChoice } from './quality-choice.tsx';

const RangeFields = lazy(async () => ({ default: (await import('#/components/range/range-fields.tsx')).RangeFields }));

interface EntryCardProps {
  entry: Entry;
  structure: Structure;
  /** A proposal is not recorded until its quality is chosen. */
  isProposed?: boolean;
  /** Whether its range can be chosen. */
  isOpen?: boolean;
  isLocked: boolean;
  onEdit: () => void;
  onChange: (entry: Entry) => void;
  onRemove?: () => void;
}

/** One recited range and its quality. */
export function EntryCard(props: EntryCardProps) {
  const { entry, structure, isProposed = false, isOpen = false, isLocked, onEdit, onChange, onRemove } = props;
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const name = t(`kind.${entry.kind}`);
  const range = isWhole(structure, entry) ? rangeText(structure, entry, language) : t('part.chooseRange');
  return (
    <Stack
      role="group"
      aria-label={`${name}: ${range}`}
      gap="3"
      padding="3"
      borderWidth="1px"
      borderStyle={isProposed ? 'dashed' : 'solid'}
      borderColor="border.medium"
      borderRadius="card"
    >
      <Flex gap="2" alignItems="flex-start">
        <Box flex="1" minWidth="0">
          <Text fontSize="sm" color="fg.muted">
            {isProposed ? t('part.proposed', { kind: name }) : name}
          </Text>
          <Text fontWeight="medium" overflowWrap="anywhere">
            {range}
          </Text>
        </Box>
        <IconButton
          aria-label={t('part.changeRange', { kind: name })}
          aria-expanded={isOpen}
          disabled={isLocked}
          onClick={onEdit}
        >
          <PencilIcon size={18} />
        </IconButton>
        {onRemove && (
          <IconButton aria-label={t('part.remove', { kind: name })} disabled={isLocked} onClick={onRemove}>
            <XIcon size={18} />
          </IconButton>
        )}
      </Flex>
      {isOpen && (
        <Suspense fallback={<Skeleton height="16" />}>
          <RangeFields
            structure={structure}
            range={entry}
            disabled={isLocked}
            onChange={(changed) => onChange({ ...entry, ...changed })}
          />
        </Suspense>
      )}
      <QualityChoice
        label={t('part.qualityOf', { kind: name })}
        value={entry.quality}
        disabled={isLocked}
        onChange={(quality) => onChange({ ...entry, quality })}
      />
      {!isProposed && <EntryDetails entry={entry} disabled={isLocked} onChange={onChange} />}
    </Stack>
  );
}
