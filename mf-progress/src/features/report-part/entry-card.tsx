import { useLanguage } from '@academy/shared-auth';
import { Box, Flex, IconButton, Skeleton, Stack, Text } from '@academy/shared-ui';
import { PencilIcon, XIcon } from '@academy/shared-ui/icons';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction, Entry, Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { QualityChoice } from '#/components/quality-choice.tsx';
import { isWhole, rangeText } from '#/components/range/range.ts';
import { RangeEnd } from '#/components/range/range-end.tsx';
import { directionOf } from '#/components/range/range-ends.ts';
import { EntryDetails } from './entry-details.tsx';

const RangeFields = lazy(async () => ({ default: (await import('#/components/range/range-fields.tsx')).RangeFields }));

interface EntryCardProps {
  entry: Entry;
  structure: Structure;
  /** The direction of the student's lessons (H9). */
  usual: Direction;
  /** A proposal is not recorded until its quality is chosen. */
  isProposed?: boolean;
  /** Whether its surah and its start can be chosen. */
  isOpen?: boolean;
  isLocked: boolean;
  onEdit: () => void;
  onChange: (entry: Entry) => void;
  /** Called when the typed ayah of an end becomes wrong, or is no longer wrong. */
  onWrong: (end: 'from' | 'to', isWrong: boolean) => void;
  onRemove?: () => void;
}

/** One recited range and its quality. */
export function EntryCard(props: EntryCardProps) {
  const { entry, structure, isProposed = false, isLocked, onEdit, onChange, onRemove, isOpen = false } = props;
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
      <RangeOfEntry {...props} isOpen={isOpen} />
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

/** The fields of the range: its end always, its surah and its start on request. */
function RangeOfEntry({ entry, structure, usual, isOpen, isLocked, onChange, onWrong }: EntryCardProps) {
  const choose = (changed: Range) => onChange({ ...entry, ...changed });
  const chosen = isWhole(structure, entry) ? entry : null;
  const forKind = entry.kind === 'new' ? usual : 'ascending';
  const direction = chosen ? directionOf(chosen, forKind) : forKind;
  const fields = { structure, direction, disabled: isLocked, onChange: choose, onWrong };
  return (
    <>
      {isOpen && (
        <Suspense fallback={<Skeleton height="16" />}>
          <RangeFields {...fields} range={entry} />
        </Suspense>
      )}
      {chosen && <RangeEnd {...fields} range={chosen} kind={entry.kind} />}
    </>
  );
}
