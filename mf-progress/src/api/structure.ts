import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const start = v.object({ number: v.number(), surah: v.number(), ayah: v.number() });

const surahSchema = v.object({
  number: v.number(),
  ayahs: v.number(),
  name: v.object({ en: v.string(), ar: v.string() }),
});
export type Surah = v.InferOutput<typeof surahSchema>;

const structureSchema = v.object({
  surahs: v.array(surahSchema),
  /** Where each juz, each half juz and each page of the mushaf begins. */
  juz: v.array(start),
  /** Empty from an API that does not know them. */
  hizb: v.optional(v.array(start), []),
  pages: v.array(start),
});
export type Structure = v.InferOutput<typeof structureSchema>;
export const structureResponse = v.object({ data: structureSchema });

/** Names, ayahs, juz and pages: they never change. */
export const structureQuery = () =>
  queryOptions({
    queryKey: ['structure'],
    queryFn: async ({ signal }) => (await http.get('quran/structure', { signal }).json(structureResponse)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
