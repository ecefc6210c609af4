import { Button, Flex, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

const bar = {
  gap: '3',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: '3',
  paddingInline: '4',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'card',
  // Below the fields, beside the list of groups.
  marginInlineStart: { lg: '17rem' },
  maxWidth: 'reading',
  '& > p': { flex: '1 1 5rem', minWidth: '0', fontWeight: 'medium' },
  // With the largest text the buttons' words need two lines.
  '& > button': { flexShrink: '1', minWidth: '0', maxWidth: 'full', whiteSpace: 'normal' },
  // Above the bar of a phone's menu, and where the window leaves space for fields above it.
  '@media (min-width: 20rem) and (min-height: 31.01rem)': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--menu-bar, 0px) + 0.75rem)',
    zIndex: '1',
  },
} as const;

/** Takes no space. */
const noBar = { position: 'absolute' } as const;

interface ChangesBarProps {
  /** The id of the form. */
  form: string;
  count: number;
  isSubmitting: boolean;
  onDiscard: () => void;
}

/** How many settings are changed and not saved, in all groups together. */
export function ChangesBar({ form, count, isSubmitting, onDiscard }: ChangesBarProps) {
  const { t } = useTranslation('users');
  const isShown = count > 0;
  return (
    // It sticks in windows of each width, as the bar of selected rows does.
    <Flex css={isShown ? bar : noBar} data-screen-only data-bulk-acts={isShown || undefined}>
      {/* Here before its first words: what comes with its words is not announced. */}
      <Text role="status">{isShown && t('settings.bar.changes', { count })}</Text>
      {isShown && (
        <>
          <Button variant="ghost" disabled={isSubmitting} onClick={onDiscard}>
            {t('settings.bar.discard')}
          </Button>
          <Button type="submit" form={form} loading={isSubmitting}>
            {t('settings.save.label')}
          </Button>
        </>
      )}
    </Flex>
  );
}
