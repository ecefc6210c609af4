import { Button, chakra, Flex, IconButton, Span, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { XIcon } from '../../icons.ts';
import type { BulkAction } from '../list-types.ts';
import type { ActionsPart } from '../state/use-list.ts';
import { useRestoredFocus } from '../state/use-restored-focus.ts';

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2',
    width: 'fit',
    maxWidth: 'full',
    marginInline: 'auto',
    padding: '2',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    _motionSafe: { animation: '{durations.base} {easings.out} rise' },
  },
});

/** The actions on the selected rows; floats above the page's end while there is a selection. */
export function BulkBar<Row>({ actions }: { actions: ActionsPart<Row> }) {
  const { t } = useTranslation('ui');
  const [pending, setPending] = useState<string | null>(null);
  const { ticks, bulk } = actions;
  const keepFocus = useRestoredFocus(pending !== null);
  if (ticks.rows.length === 0 && !ticks.isSelecting) return null;
  const run = async (act: BulkAction<Row>) => {
    setPending(act.id);
    try {
      if ((await act.onSelect(ticks.rows)) !== false) ticks.clear();
    } catch {
      toast.error(t('list.bulk.failed'));
    } finally {
      setPending(null);
    }
  };
  const count = t('list.bulk.count', { count: ticks.rows.length });
  return (
    <Flex
      data-bulk-acts
      position="sticky"
      insetBlockEnd={{ base: 'calc(4.5rem + env(safe-area-inset-bottom))', lg: '4' }}
      zIndex="sticky"
      marginBlock="3"
    >
      <Bar aria-label={count}>
        <IconButton size="sm" aria-label={t('list.bulk.clear')} onClick={ticks.clear}>
          <XIcon />
        </IconButton>
        <Span fontSize="sm" fontWeight="medium" fontVariantNumeric="tabular-nums" marginInlineEnd="2">
          {count}
        </Span>
        {bulk.map((act) => (
          <Button
            key={act.id}
            size="sm"
            variant="outline"
            color={act.tone === 'danger' ? 'danger.fg' : undefined}
            loading={pending === act.id}
            disabled={pending !== null || ticks.rows.length === 0}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              void run(act);
            }}
          >
            {act.icon}
            {act.label}
          </Button>
        ))}
      </Bar>
    </Flex>
  );
}
