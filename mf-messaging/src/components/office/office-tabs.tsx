import { localeOf } from '@academy/shared-auth';
import { chakra, Flex, Span, touch } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type OfficeCounts, type OfficeStatus, officeStatuses } from '#/api/office.ts';
import { officePlace } from './use-office-status.ts';

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    [touch]: { minHeight: '11' },
    paddingInline: '3',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});

interface OfficeTabsProps {
  status: OfficeStatus;
  counts: OfficeCounts | undefined;
  openId: string | null;
}

/** The states of the inbox, with the number of conversations in each. */
export function OfficeTabs({ status, counts, openId }: OfficeTabsProps) {
  const { t, i18n } = useTranslation('messaging');
  const digits = new Intl.NumberFormat(localeOf(i18n.language));
  return (
    <Flex as="nav" aria-label={t('office.tabs')} gap="1" padding="3" paddingBlockEnd="1" flexWrap="wrap">
      {officeStatuses.map((each) => (
        <Tab key={each} to={officePlace(each, openId ?? undefined)} aria-current={each === status ? 'true' : undefined}>
          {t(`office.status.${each}`)}
          {counts && counts[each] > 0 && each !== 'done' && (
            <Span fontVariantNumeric="tabular-nums" opacity="0.85">
              {digits.format(counts[each])}
            </Span>
          )}
        </Tab>
      ))}
    </Flex>
  );
}
