import { Button, Flex, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

const bar = {
  '@media (min-width: 20rem) and (min-height: 31.01rem)': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--menu-bar) + 0.5rem)',
    zIndex: 'sticky',
    boxShadow: 'float',
  },
  // With the largest text the button's words need two lines.
  '& > button': { flexShrink: '1', maxWidth: 'full', whiteSpace: 'normal' },
};

interface ActBarProps {
  /** The numbers of the list. */
  summary: readonly string[];
  act: { label: string; isPending?: boolean; isSecondary?: boolean; onClick: () => void };
}

/** What the page is about to do, and its button: in sight above the end of the window, however long the page is. */
export function ActBar({ summary, act }: ActBarProps) {
  const { t } = useTranslation('users');
  return (
    <Flex
      data-screen-only
      data-bulk-acts
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      paddingInline="4"
      paddingBlock="3"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      css={bar}
    >
      <Text role="status" flex="1 1 0" minWidth="0" fontSize="sm" fontVariantNumeric="tabular-nums">
        {summary.map((part) => `\u2068${part}\u2069`).join(t('imports.bar.separator'))}
      </Text>
      <Button variant={act.isSecondary ? 'outline' : 'solid'} loading={act.isPending} onClick={act.onClick}>
        {act.label}
      </Button>
    </Flex>
  );
}
