import { useTranslation } from '@academy/shared-auth';
import { useNavigate } from '@academy/shared-auth/router';
import { chakra, Dialog, Text } from '@academy/shared-ui';
import { MenuIcon } from '@academy/shared-ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#/layout/use-language.ts';
import { findLinks } from './find-links.ts';
import type { PaletteLink } from './palette-links.ts';

const Input = chakra('input', {
  base: {
    width: 'full',
    minHeight: '12',
    paddingInline: '3',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.surface',
  },
});
const List = chakra('ul', { base: { listStyle: 'none', marginBlock: '3', maxHeight: '50dvh', overflowY: 'auto' } });
const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    cursor: 'pointer',
    '& > svg': { color: 'fg.subtle', flexShrink: 0 },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'medium' },
  },
});

interface CommandPaletteProps {
  links: readonly PaletteLink[];
  onClose: () => void;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Any page of the menu, and what remotes add to it, in a few keys: type, choose, Enter. */
export default function CommandPalette({ links, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const found = findLinks(links, query);
  const optionId = (position: number) => `${id}-${position}`;
  useEffect(() => input.current?.focus(), []);

  const go = (link: PaletteLink | undefined) => {
    if (!link) return;
    onClose();
    navigate(link.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) setIndex(step(index, found.length - 1));
    else go(found[index]);
  };

  return (
    <Dialog open onClose={onClose} title={t('palette.dialog.title')} size="md">
      <Input
        ref={input}
        role="combobox"
        dir={query ? 'auto' : undefined}
        aria-label={t('palette.input.label')}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[index] ? optionId(index) : undefined}
        placeholder={t('palette.input.placeholder')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <List role="listbox" id={`${id}-list`} aria-label={t('palette.list.label')}>
        {found.map((link, position) => (
          <Option
            key={link.id}
            id={optionId(position)}
            role="option"
            aria-selected={position === index}
            onPointerMove={() => setIndex(position)}
            onClick={() => go(link)}
          >
            <MenuIcon node={link.icon} />
            {link.label[language]}
          </Option>
        ))}
      </List>
      <Text role="status" fontSize="sm" color="fg.muted">
        {found.length === 0 ? t('palette.list.empty') : null}
      </Text>
      <Text fontSize="xs" color="fg.subtle" display={{ base: 'none', md: 'block' }}>
        {t('palette.hint.keys')}
      </Text>
    </Dialog>
  );
}
