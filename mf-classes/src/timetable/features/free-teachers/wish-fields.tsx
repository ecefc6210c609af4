import { Box, SelectField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { useWish, WishName } from './use-wish.ts';

const names: WishName[] = ['gender', 'language', 'learner', 'subject'];

/** The family's wishes for a teacher (D107). */
export function WishFields({ wish, options, change }: ReturnType<typeof useWish>) {
  const { t } = useTranslation('classes');
  return names.map((name) => (
    <Box key={name} minWidth="0">
      <SelectField
        label={t(`freeTeachers.wish.${name}`)}
        placeholder={t('freeTeachers.wish.any')}
        options={options[name]}
        value={wish[name]}
        onChange={({ target }) => change(name, target.value)}
      />
    </Box>
  ));
}
