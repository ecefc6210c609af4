import { Button, chakra, Flex, OneLine, Span, touch } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { XIcon } from '../../icons.ts';
import type { Filter } from '../list-types.ts';
import { dayText } from '../state/column-text.ts';
import type { StatePart } from '../state/use-list.ts';

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '0',
    maxWidth: '20rem',
    minHeight: '8',
    paddingInlineStart: '3',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'sm',
  },
});
const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    [touch]: { boxSize: '11' },
    flexShrink: 0,
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'brand.muted' },
  },
});

/** The active filters, each removable. `onRemoved`: the clicked button is gone, so the focus must move. */
export function FilterChips({ state, onRemoved }: { state: StatePart; onRemoved: () => void }) {
  const { t, i18n } = useTranslation('ui');
  const set = state.filters.filter(({ id }) => state.address.filters[id]);
  if (set.length === 0) return null;
  const wordsOf = (filter: Filter, value: string): string => {
    if (filter.kind === 'select') return filter.options.find((option) => option.value === value)?.label ?? value;
    if (filter.kind === 'choice') return filter.text(value);
    if (filter.kind === 'boolean') return t(value === 'true' ? 'list.yes' : 'list.no');
    return filter.kind === 'date' ? (dayText(value, i18n.language) ?? value) : value;
  };
  const keep = (filters: typeof state.address.filters) => {
    state.go({ filters });
    onRemoved();
  };
  return (
    <Flex as="ul" aria-label={t('list.filter.set')} listStyle="none" flexWrap="wrap" gap="2" alignItems="center">
      {set.map((filter) => {
        const words = wordsOf(filter, state.address.filters[filter.id] ?? '');
        return (
          <Chip key={filter.id}>
            <Span marginInlineEnd="1" whiteSpace="nowrap">
              {/* With a blank, for copied text and for screen readers. */}
              {`${t('list.filter.chip', { filter: filter.label })} `}
            </Span>
            <OneLine fontWeight="medium">{words}</OneLine>
            <Remove
              type="button"
              aria-label={t('list.filter.remove', { filter: filter.label, value: words })}
              onClick={() => keep({ ...state.address.filters, [filter.id]: undefined })}
            >
              <XIcon size={14} aria-hidden />
            </Remove>
          </Chip>
        );
      })}
      <li>
        <Button variant="ghost" size="sm" onClick={() => keep({})}>
          {t('list.filter.clearAll')}
        </Button>
      </li>
    </Flex>
  );
}
