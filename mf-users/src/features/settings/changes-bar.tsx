import { useTranslation } from '@academy/shared-auth';
import { Button, Flex, Text } from '@academy/shared-ui';

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
  '& > p': { flex: '1 1 5rem', fontWeight: 'medium' },
  // Above the bar of a phone's menu, and where the window is high enough for fields above it.
  '@media (min-height: 31.01rem)': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--menu-bar, 0px) + 0.75rem)',
    zIndex: '1',
  },
} as const;

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
  if (count === 0) return null;
  return (
    <Flex css={bar} data-screen-only data-form-acts>
      <Text role="status">{t('settings.bar.changes', { count })}</Text>
      <Button variant="ghost" disabled={isSubmitting} onClick={onDiscard}>
        {t('settings.bar.discard')}
      </Button>
      <Button type="submit" form={form} loading={isSubmitting}>
        {t('settings.save.label')}
      </Button>
    </Flex>
  );
}
