import { Stack } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNameOf } from '#/base/components/people/use-name-of.ts';

/** The people of a setting, whose value is their ids, as `12,15`. */
export const idsIn = (value: string): string[] => value.split(',').filter((id) => id !== '');

function Name({ id }: { id: string }) {
  return <bdi>{useNameOf(id)}</bdi>;
}

/** Their names, one below the other. */
export function PeopleNames({ value }: { value: string }) {
  const { t } = useTranslation('users');
  const ids = idsIn(value);
  if (ids.length === 0) return t('settings.people.none');
  return (
    <Stack gap="1">
      {ids.map((id) => (
        <Name key={id} id={id} />
      ))}
    </Stack>
  );
}
