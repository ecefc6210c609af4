import { useTranslation } from '@academy/shared-auth';
import { Card, Heading, Stack, Text } from '@academy/shared-ui';
import type { Setting, SettingGroup } from '#/api/settings.ts';
import { Facts } from '#/components/facts.tsx';

/** What holds, for who may read it and not change it. */
export function LockedSettings({ group: { key, settings } }: { group: SettingGroup }) {
  const { t } = useTranslation('users');
  const textOf = ({ value }: Setting) =>
    typeof value === 'boolean' ? t(value ? 'settings.locked.on' : 'settings.locked.off') : String(value);
  return (
    <Card asChild>
      <section aria-labelledby={`settings-${key}`}>
        <Stack gap="4">
          <Heading as="h2" size="sm" id={`settings-${key}`}>
            {t(`settings.group.${key}.title`)}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('settings.locked.text')}
          </Text>
          <Facts
            facts={settings.map((setting) => ({
              label: t(`settings.item.${setting.key}.label`),
              value: textOf(setting),
            }))}
          />
        </Stack>
      </section>
    </Card>
  );
}
