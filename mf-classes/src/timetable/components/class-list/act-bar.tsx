import { Flex, Span, Text } from '@academy/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ActBarProps {
  /** The numbers of the list. */
  summary: readonly string[];
  /** The button of the action. */
  children: ReactNode;
}

const bar = {
  '@media (min-width: 20rem) and (min-height: 31.01rem)': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--menu-bar) + 0.25rem)',
    zIndex: 'sticky',
    boxShadow: 'float',
  },
  // With the largest text the button's words need two lines.
  '& > button': { flexShrink: '1', maxWidth: 'full', whiteSpace: 'normal' },
  '@media (max-width: 29.99rem)': { '& > button': { flexGrow: '1' } },
};

/** What an action is about to do, and its button: in sight above the end of the window, however long the list is. */
export function ActBar({ summary, children }: ActBarProps) {
  const { t } = useTranslation('classes');
  return (
    <Flex
      data-screen-only
      data-bulk-acts
      flexWrap="wrap"
      columnGap="3"
      rowGap="2"
      alignItems="center"
      justifyContent="space-between"
      paddingInline="4"
      paddingBlock={{ base: '2.5', md: '3' }}
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      css={bar}
    >
      <Text role="status" flex="1 1 10rem" minWidth="0" fontSize="sm" fontVariantNumeric="tabular-nums">
        {summary.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <Span>{t('line.separator')}</Span>}
            <Span whiteSpace="nowrap">{part}</Span>
          </Fragment>
        ))}
      </Text>
      {children}
    </Flex>
  );
}
