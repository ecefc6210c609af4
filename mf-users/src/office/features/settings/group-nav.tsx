import { Box, chakra, Span, Stack, TextField, VisuallyHidden } from '@academy/shared-ui';
import { ChevronRightIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import type { DrawnGroup } from './drawn-groups.ts';

const Item = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: { base: '12', lg: '9' },
    paddingInline: { base: '4', lg: '3' },
    borderRadius: { lg: 'control' },
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { lg: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' } },
  },
});
/** On a phone a card of rows that lead on. */
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { lg: '0.5' },
    bg: { base: 'bg.surface', lg: 'transparent' },
    borderWidth: { base: '1px', lg: '0' },
    borderColor: 'border',
    borderRadius: 'card',
    overflow: { base: 'hidden', lg: 'visible' },
    '& > li + li': { borderTopWidth: { base: '1px', lg: '0' }, borderColor: 'border' },
    '& svg': { color: 'fg.muted', flexShrink: '0', _rtl: { transform: 'scaleX(-1)' } },
  },
});
const dot = { boxSize: '2', borderRadius: 'full', bg: 'brand.fg', flexShrink: '0' } as const;

interface GroupNavProps {
  groups: readonly DrawnGroup[];
  /** Null while a search is shown. */
  chosen: string | null;
  /** Whether the address names a group: on a phone it takes the place of the list. */
  isAsked: boolean;
  search: string;
  onSearch: (search: string) => void;
  /** The groups with changes that are not saved. */
  changed: readonly string[];
}

/** The groups of settings, and a search in all of them. */
export function GroupNav({ groups, chosen, isAsked, search, onSearch, changed }: GroupNavProps) {
  const { t } = useTranslation('users');
  const isSearching = search.trim() !== '';
  const others = ['reach', 'first-steps'].map((key) => ({ key, title: t(`settings.nav.${key}`) }));
  const entries = [...groups.map(({ key, words: { title } }) => ({ key, title })), ...others];
  return (
    <Stack
      gap="4"
      display={isAsked && !isSearching ? { base: 'none', lg: 'grid' } : 'grid'}
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
    >
      <TextField
        type="search"
        label={t('settings.search.label')}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Box as="nav" aria-label={t('settings.nav.label')} display={isSearching ? { base: 'none', lg: 'grid' } : 'grid'}>
        <List>
          {entries.map(({ key, title }) => (
            <li key={key}>
              <Item
                to={places.settings(key)}
                preventScrollReset
                aria-current={key === chosen ? 'page' : undefined}
                onClick={() => onSearch('')}
              >
                <Span flex="1">{title}</Span>
                {changed.includes(key) && (
                  <Span css={dot}>
                    <VisuallyHidden>{t('settings.nav.changed')}</VisuallyHidden>
                  </Span>
                )}
                <Box display={{ lg: 'none' }} aria-hidden>
                  <ChevronRightIcon size={18} />
                </Box>
              </Item>
            </li>
          ))}
        </List>
      </Box>
    </Stack>
  );
}
