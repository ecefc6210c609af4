import { useLanguage } from '@academy/shared-auth';
import { chakra, Dialog, isComposing, Text } from '@academy/shared-ui';
import { type KeyboardEvent, use, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MenuItem } from '#/menu/menu.ts';
import type { KnownRegistry } from '#/registry/registry.ts';
import { wholeOf } from '#/registry/whole-registry.ts';
import { findLinks } from './find-links.ts';
import { MatchList, optionId, type Section } from './match-list.tsx';
import { type PaletteLink, usePaletteLinks } from './palette-links.ts';
import { resultLinks } from './result-links.ts';
import { useSearch } from './use-search.ts';

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

interface CommandPaletteProps {
  registry: KnownRegistry;
  menu: readonly MenuItem[];
  onClose: () => void;
  /** The text typed before this code loaded. */
  takeTyped: () => string;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The matches below their headings; without a search only pages, which need no heading. */
function useSections({ registry, menu }: Pick<CommandPaletteProps, 'registry' | 'menu'>, query: string) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { results, hasFailed, isPending } = useSearch(query);
  const pages = findLinks(usePaletteLinks(registry, menu), query);
  const found = resultLinks(registry, results);
  const groups = [...new Set(found.map(({ group }) => group[language]))];
  const sections: Section[] = [
    ...(pages.length > 0 ? [{ name: found.length > 0 ? t('palette.list.pages') : null, links: pages }] : []),
    ...groups.map((name) => ({ name, links: found.filter(({ group }) => group[language] === name) })),
  ];
  return { sections, hasFailed, isPending };
}

/** A later try has another promise: the open palette keeps the one that it was drawn with. */
function useWhole(first: CommandPaletteProps['registry']) {
  const whole = useMemo(() => (first.later === null ? null : wholeOf(first)), [first]);
  return whole ? use(whole) : first;
}

/** Mounted with the dialog's content, which may be later than the dialog: its effects find the input. */
function PaletteSearch({ registry, menu, onClose, takeTyped }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const { sections, hasFailed, isPending } = useSections({ registry, menu }, query);
  const found = sections.flatMap((section) => section.links);
  // Before the next key, which belongs to the input.
  useLayoutEffect(() => {
    input.current?.focus();
    setQuery(takeTyped());
  }, [takeTyped]);

  const go = (link: PaletteLink | undefined) => {
    if (!link) return;
    onClose();
    if (link.run) link.run();
    else navigate(link.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if ((!step && event.key !== 'Enter') || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (step) setIndex(step(index, found.length - 1));
    else go(found[index]);
  };

  return (
    <>
      <Input
        ref={input}
        role="combobox"
        dir={query ? 'auto' : undefined}
        aria-label={t('palette.input.label')}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[index] ? optionId(id, index) : undefined}
        placeholder={t('palette.input.placeholder')}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <MatchList id={id} sections={sections} chosen={index} isPending={isPending} onPoint={setIndex} onChoose={go} />
      <Text role="status" fontSize="sm" color="fg.muted">
        {hasFailed ? t('palette.list.failed') : found.length === 0 && !isPending ? t('palette.list.empty') : null}
      </Text>
      <Text fontSize="xs" color="fg.subtle" display={{ base: 'none', md: 'block' }}>
        {t('palette.hint.keys')}
      </Text>
    </>
  );
}

/** Any page of the menu, action, person or conversation in a few keys: type, choose, Enter. */
export default function CommandPalette({ registry: first, ...rest }: CommandPaletteProps) {
  const registry = useWhole(first);
  const { t } = useTranslation('shell');
  return (
    <Dialog open onClose={rest.onClose} title={t('palette.dialog.title')} size="md">
      <PaletteSearch registry={registry} {...rest} />
    </Dialog>
  );
}
