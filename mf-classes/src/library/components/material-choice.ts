import { i18n } from '@academy/shared-auth';
import { titleIn } from '@academy/shared-auth/titles';
import type { Option } from '@academy/shared-ui/combobox';
import { queryOptions } from '@tanstack/react-query';
import { materialQueries } from '#/library/api/materials.ts';

const MOST_MATERIALS = 20;

/** For a combobox: the materials that match the search term. */
export const materialChoice = (words: string) => {
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  const params = { page: 1, perPage: MOST_MATERIALS, sort: 'name', q: words, filters: {} };
  return queryOptions({
    queryKey: [...materialQueries.all(), 'option', words, language],
    queryFn: async ({ client }): Promise<Option[]> =>
      (await client.fetchQuery(materialQueries.list(params))).rows.map(({ id, name: title, name_ar: ar }) => ({
        value: id,
        label: titleIn(language, { title, ar }).text,
      })),
  });
};
