import { ChevronLeftIcon } from '@academy/shared-ui/icons';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Box } from '../layout/primitives.ts';
import { touch } from '../layout/touch.ts';
import { OneLine } from '../text/one-line.tsx';

/** A page above the shown one. */
export interface TrailStep {
  label: ReactNode;
  /** Its path, with the query with which it was left. */
  to: string;
}

/** The menu's entry of the shown page; null on the entry's own page, and for a page without an entry. */
export const TrailContext = createContext<TrailStep | null>(null);

/** For the scroll position: the page above is shown as it was left. */
const comingBack = { keepsPlace: true };

/** Breadcrumbs from the menu to the page: the only pattern for going back. A phone shows the last step. */
export function Trail({ via = [] }: { via?: readonly TrailStep[] | undefined }) {
  const { t } = useTranslation('ui');
  const root = useContext(TrailContext);
  const steps = root ? [root, ...via] : via;
  if (steps.length === 0) return null;
  return (
    <Box as="nav" aria-label={t('trail.label')} marginBlockEnd="2" _print={{ display: 'none' }}>
      <Box as="ol" listStyle="none" css={line}>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <ChevronLeftIcon size={16} aria-hidden />
            <Link to={to} state={comingBack}>
              <OneLine title={typeof label === 'string' ? label : ''}>{label}</OneLine>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: 'sm',
  color: 'fg.muted',
  '& li': { display: 'flex', alignItems: 'center', minWidth: '0' },
  '& li:not(:last-child)': { display: { base: 'none', md: 'flex' } },
  '& svg': { display: { md: 'none' }, marginInlineStart: '-1', _rtl: { transform: 'scaleX(-1)' } },
  '& li:not(:last-child)::after': { content: '"/" / ""', marginInline: '2', color: 'fg.subtle' },
  '& a': {
    position: 'relative',
    minWidth: '0',
    borderRadius: 'sm',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
  // The touch target is larger than the line of text.
  [touch]: {
    '& a::before': { content: '""', position: 'absolute', insetBlock: '-3', insetInline: '-4' },
  },
} as const;
