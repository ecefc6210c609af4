import { Center, chakra, Flex, largeText, Span, touch } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChevronLeftIcon, ChevronRightIcon, EllipsisIcon } from '../../icons.ts';
import type { RowsPart, StatePart } from '../state/use-list.ts';
import { pagesAround } from './pages-around.ts';

const PageLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '9',
    height: '9',
    paddingInline: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    [touch]: { minWidth: '11', height: '11' },
    '& svg': { width: '18px', height: '18px', _rtl: { transform: 'scaleX(-1)' } },
    _hover: { bg: 'bg.muted', color: 'fg' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg' },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'not-allowed', bg: 'transparent' },
  },
});

interface ToPageProps {
  to: string;
  label: string;
  isCurrent?: boolean;
  disabled?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

/** Stays in place when it has no page to open, so that the focus does too. */
function ToPage({ to, label, isCurrent, disabled, onPress, children }: ToPageProps) {
  return (
    <PageLink
      to={to}
      preventScrollReset
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      tabIndex={disabled ? -1 : undefined}
      onClick={(event) => {
        if (disabled) event.preventDefault();
        onPress?.();
      }}
    >
      {children}
    </PageLink>
  );
}

const wrapped = { [largeText]: { flexWrap: 'wrap', justifyContent: 'center' } };

/** Links to the pages around the current one; on a phone only the number. */
export function Pager<Row>({ state, rows }: { state: StatePart; rows: RowsPart<Row> }) {
  const { t } = useTranslation('ui');
  const { addressOf, isNarrow } = state;
  const { lastPage, isUnmet } = rows;
  const { page } = isUnmet ? rows.shown : state.params;
  if (lastPage === 1) return null;
  // The address may already be that page's.
  const onPress = isUnmet ? rows.retry : undefined;
  return (
    <Flex as="nav" aria-label={t('list.pager.label')} alignItems="center" gap="0.5" css={wrapped}>
      <ToPage to={addressOf(Math.max(1, page - 1))} label={t('list.pager.previous')} disabled={page <= 1}>
        <ChevronLeftIcon aria-hidden />
      </ToPage>
      {isNarrow ? (
        <Span fontSize="sm" color="fg.muted" paddingInline="2" fontVariantNumeric="tabular-nums">
          {t('list.pager.of', { page, last: lastPage })}
        </Span>
      ) : (
        pagesAround(page, lastPage).map((entry, index) =>
          entry === 'gap' ? (
            <Center key={`gap-${index < 3 ? 'before' : 'after'}`} as="span" width="6" color="fg.subtle" aria-hidden>
              <EllipsisIcon size={16} />
            </Center>
          ) : (
            <ToPage
              key={entry}
              to={addressOf(entry)}
              label={t('list.pager.page', { page: entry })}
              isCurrent={entry === page}
              onPress={onPress}
            >
              {entry}
            </ToPage>
          ),
        )
      )}
      <ToPage
        to={addressOf(Math.min(lastPage, page + 1))}
        label={t('list.pager.next')}
        disabled={page >= lastPage}
        onPress={onPress}
      >
        <ChevronRightIcon aria-hidden />
      </ToPage>
    </Flex>
  );
}
