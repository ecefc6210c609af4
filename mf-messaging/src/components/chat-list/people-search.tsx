import { Box, chakra, Flex, IconButton, Tooltip, touch, VisuallyHidden } from '@academy/shared-ui';
import { SearchIcon, XIcon } from '@academy/shared-ui/icons';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';

const SearchInput = chakra('input', {
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInlineStart: '9',
    paddingInlineEnd: '9',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontSize: 'md',
    [touch]: { minHeight: '11' },
    _focusVisible: { bg: 'bg.surface', borderColor: 'focus', outlineOffset: '-1px' },
  },
});

interface PeopleSearchProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  isActive: boolean;
  onStart: () => void;
  onChange: (value: string) => void;
  onStop: () => void;
}

/** The search field above the list, for a person to write to. */
export function PeopleSearch({ ref, value, isActive, onStart, onChange, onStop }: PeopleSearchProps) {
  const { t } = useTranslation('messaging');
  const id = useId();
  return (
    <Flex role="search" position="relative" alignItems="center" padding="3">
      <Box position="absolute" insetInlineStart="6" color="fg.subtle" pointerEvents="none" aria-hidden>
        <SearchIcon size={16} />
      </Box>
      <VisuallyHidden asChild>
        <label htmlFor={id}>{t('people.search.label')}</label>
      </VisuallyHidden>
      <SearchInput
        ref={ref}
        id={id}
        type="text"
        role="searchbox"
        dir="auto"
        autoComplete="off"
        placeholder={t('people.search.placeholder')}
        value={value}
        onFocus={onStart}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          onStop();
          event.currentTarget.blur();
        }}
      />
      {isActive && (
        <Box position="absolute" insetInlineEnd="4">
          <Tooltip label={t('people.search.stop')}>
            <IconButton size="sm" aria-label={t('people.search.stop')} onClick={onStop}>
              <XIcon aria-hidden />
            </IconButton>
          </Tooltip>
        </Box>
      )}
    </Flex>
  );
}
