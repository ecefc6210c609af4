import { useLanguage } from '@academy/shared-auth';
import { Button, Flex, Span, touch } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#/api/entries.ts';
import type { Next } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { rangeText } from '#/components/range/range.ts';

interface AddEntryProps {
  kinds: readonly Kind[];
  proposals: Next | undefined;
  structure: Structure;
  disabled: boolean;
  onAdd: (kind: Kind) => void;
  ref: Ref<HTMLDivElement>;
}

/** Adds an entry of a kind, with its proposal. */
export function AddEntry({ kinds, proposals, structure, disabled, onAdd, ref }: AddEntryProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return (
    <Flex ref={ref} role="group" aria-label={t('part.add')} gap="2" flexWrap="wrap">
      {kinds.map((kind) => {
        const proposed = proposals?.[kind] ?? null;
        const name = t(`kind.${kind}`);
        return (
          <Button
            key={kind}
            variant="outline"
            size="sm"
            borderRadius="full"
            fontWeight="normal"
            css={{ [touch]: { minHeight: '11' } }}
            disabled={disabled}
            onClick={() => onAdd(kind)}
          >
            <PlusIcon aria-hidden />
            <Span>{proposed ? `${name} · ${rangeText(structure, proposed, language)}` : name}</Span>
          </Button>
        );
      })}
    </Flex>
  );
}
