import { Box, Flex, IconButton, Stack, Text } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { XIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { personChoice } from '#/base/components/people/person-choice.ts';
import { useNameOf } from '#/base/components/people/use-name-of.ts';
import { idsIn } from './people-names.tsx';

interface PeopleSettingProps {
  label: string;
  help: string | undefined;
  /** Ids, as `12,15`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** People who are named by a setting. */
export function PeopleSetting({ label, help, value, error, onChange }: PeopleSettingProps) {
  const { t } = useTranslation('users');
  const ids = idsIn(value);
  const store = (changed: readonly string[]) =>
    onChange([...new Set(changed)].sort((a, b) => Number(a) - Number(b)).join());
  return (
    <Stack as="fieldset" gap="3" minWidth="0">
      <Box>
        <Text as="legend" fontSize="sm" fontWeight="medium">
          {label}
        </Text>
        {help && (
          <Text fontSize="sm" color="fg.muted">
            {help}
          </Text>
        )}
      </Box>
      {ids.length === 0 && <Text fontSize="sm">{t('settings.people.none')}</Text>}
      {ids.map((id) => (
        <Named key={id} id={id} onRemove={() => store(ids.filter((other) => other !== id))} />
      ))}
      <ComboboxField
        key={value}
        label={t('settings.people.add')}
        error={error}
        value={null}
        onChange={(option) => option && store([...ids, option.value])}
        query={personChoice(null)}
      />
    </Stack>
  );
}

function Named({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { t } = useTranslation('users');
  const name = useNameOf(id);
  return (
    <Flex gap="2" alignItems="center" justifyContent="space-between">
      <Text>
        <bdi>{name}</bdi>
      </Text>
      <IconButton
        aria-label={t('settings.people.remove', { name: `\u2068${name}\u2069` })}
        variant="ghost"
        onClick={onRemove}
      >
        <XIcon />
      </IconButton>
    </Flex>
  );
}
