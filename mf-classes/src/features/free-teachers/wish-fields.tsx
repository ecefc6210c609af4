import { useTranslation } from '@academy/shared-auth';
import { SelectField } from '@academy/shared-ui';
import type { useWish, WishName } from './use-wish.ts';

const names: WishName[] = ['gender', 'subject', 'language'];

/** Whom a family wishes for (D107). */
export function WishFields({ wish, options, change }: ReturnType<typeof useWish>) {
  const { t } = useTranslation('classes');
  return names.map((name) => (
    <SelectField
      key={name}
      label={t(`freeTeachers.wish.${name}`)}
      placeholder={t('freeTeachers.wish.any')}
      options={options[name]}
      value={wish[name]}
      onChange={({ target }) => change(name, target.value)}
    />
  ));
}
