import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { Box, Flex } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { tabRowStyle, tabStyle } from './tab-style.ts';

const TabButton = chakra('button', { base: tabStyle });
const TabLink = chakra(Link, { base: tabStyle });

interface Tab {
  id: string;
  label: string;
  /** A count or mark after the label. */
  badge?: ReactNode;
}

export interface TabsProps {
  /** The topic of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** The chosen tab's content. */
  children: ReactNode;
}

const centerOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs within a page. For tabs with their own addresses use `LinkTabs`. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // Only sideways: the page does not scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another chosen tab
  useEffect(() => {
    const place = row.current;
    const chosen = place?.querySelector('[aria-selected=true]');
    if (place && chosen) place.scrollLeft += centerOf(chosen) - centerOf(place);
  }, [value]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const current = tabs.findIndex((tab) => tab.id === value);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = (moves[event.key] ?? 0) * forward;
    const next = { Home: 0, End: tabs.length - 1 }[event.key] ?? (current + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab || next === current) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  };
  return (
    <Box>
      <Flex role="tablist" ref={row} aria-label={label} onKeyDown={move} css={tabRowStyle}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            {tab.badge}
          </TabButton>
        ))}
      </Flex>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} paddingBlockStart="5">
        {children}
      </Box>
    </Box>
  );
}

export interface LinkTabsProps {
  label: string;
  /**
   * `withBelow`: the tab also covers the pages below its address. `isCurrent`: set it if the addresses differ only
   * after the `?`.
   */
  links: readonly { to: string; label: string; badge?: ReactNode; withBelow?: boolean; isCurrent?: boolean }[];
}

const isCurrent = ({ to, withBelow = false, isCurrent = true }: LinkTabsProps['links'][number], pathname: string) =>
  isCurrent && matchPath({ path: to.replace(/\?.*/, ''), end: !withBelow }, pathname) !== null;

/** Tabs that are pages: links that look like tabs. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  const { pathname, search } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab
  useEffect(() => {
    const place = row.current;
    const current = place?.querySelector('[aria-current=page]');
    if (place && current && place.scrollWidth > place.clientWidth)
      current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname, search]);
  return (
    <Flex as="nav" ref={row} aria-label={label} css={tabRowStyle}>
      {links.map((link) => (
        <TabLink key={link.to} to={link.to} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
          {link.label}
          {link.badge}
        </TabLink>
      ))}
    </Flex>
  );
}
