import { useCan } from '@academy/shared-auth';
import { Box, Card } from '@academy/shared-ui';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import type { DrawnGroup } from './drawn-groups.ts';
import { LockedSettings } from './locked-settings.tsx';
import { LogoCard } from './logo-card.tsx';
import { isWide, SettingField } from './setting-field.tsx';
import type { SettingValues } from './settings-schema.ts';

interface SettingsGroupProps {
  group: DrawnGroup;
  entry: EntryFormState<SettingValues>;
  /** Whether the academy's logo belongs to what is shown. */
  hasLogo: boolean;
}

/** The settings of one group: fields of those that the viewer may change, and the values of the others. */
export function SettingsGroup({ group: { key, settings, words }, entry, hasLogo }: SettingsGroupProps) {
  const mayChange = useCan('users.update');
  const editable = settings.filter(({ may }) => may.edit);
  const locked = settings.filter(({ may }) => !may.edit);
  return (
    <>
      {key === 'academy' && hasLogo && mayChange && <LogoCard />}
      {editable.length > 0 && (
        <Card>
          <FormSection title={words.title} text={words.text} columns={2}>
            {editable.map((setting) => (
              <Box key={setting.key} minWidth="0" {...(isWide(setting) && { gridColumn: '1 / -1' })}>
                <SettingField setting={setting} words={words.items[setting.key]} entry={entry} />
              </Box>
            ))}
          </FormSection>
        </Card>
      )}
      {locked.length > 0 && (
        <LockedSettings group={{ key, settings: locked }} words={words} isApart={editable.length > 0} />
      )}
    </>
  );
}
