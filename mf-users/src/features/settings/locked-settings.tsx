import { useTranslation } from '@academy/shared-auth';
import type { SettingGroupWords } from '@academy/shared-auth/contract';
import { Card, Heading, Stack, Text } from '@academy/shared-ui';
import type { Setting, SettingGroup } from '#/api/settings.ts';
import { Facts } from '#/components/facts.tsx';

/** What a setting holds, in words. */
function useSettingText(words: SettingGroupWords): (setting: Setting) => string {
  const { t } = useTranslation('users');
  return ({ key, value }) => {
    if (typeof value === 'boolean') return t(value ? 'settings.locked.on' : 'settings.locked.off');
    return words.items[key]?.options?.[String(value)] ?? String(value);
  };
}

interface LockedSettingsProps {
  group: SettingGroup;
  words: SettingGroupWords;
  /** Whether the group's own form stands above it. */
  isApart: boolean;
}

/** What holds, for who may read it and not change it. */
export function LockedSettings({ group: { key, settings }, words, isApart }: LockedSettingsProps) {
  const { t } = useTranslation('users');
  const textOf = useSettingText(words);
  return (
    <Card asChild>
      <section aria-labelledby={`settings-${key}`}>
        <Stack gap="4">
          <Heading as="h2" size="sm" id={`settings-${key}`}>
            {isApart ? t('settings.locked.title', { group: words.title }) : words.title}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('settings.locked.text')}
          </Text>
          <Facts
            facts={settings.map((setting) => ({
              label: words.items[setting.key]?.label ?? setting.key,
              value: textOf(setting),
            }))}
          />
        </Stack>
      </section>
    </Card>
  );
}
