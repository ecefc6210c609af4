import * as v from 'valibot';

export const kinds = ['new', 'near', 'far', 'reading'] as const;
export type Kind = (typeof kinds)[number];

/** The order in which a student goes from surah to surah (H2). */
export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];

export const tags = ['makharij', 'sifat', 'madd', 'waqf', 'ghunna', 'other'] as const;

export const qualities = [1, 2, 3, 4, 5] as const;

export const MOST_ENTRIES = 20;
export const MOST_NOTE = 500;
export const MOST_COUNTED = 99;

export const rangeSchema = v.object({
  surahFrom: v.number(),
  ayahFrom: v.number(),
  surahTo: v.number(),
  ayahTo: v.number(),
});
export type Range = v.InferOutput<typeof rangeSchema>;

/** The texts of an entry, typed and read. */
export const entryTexts = {
  note: v.optional(v.nullable(v.string()), null),
};

/** An entry as typed: fields that are not chosen yet are missing. */
const entrySchema = v.object({
  kind: v.picklist(kinds),
  ...v.partial(rangeSchema).entries,
  quality: v.optional(v.picklist(qualities)),
  mistakes: v.optional(v.number(), 0),
  hesitations: v.optional(v.number(), 0),
  tags: v.optional(v.array(v.picklist(tags)), []),
  ...entryTexts,
});
export type Entry = v.InferOutput<typeof entrySchema>;
export const newEntry = (kind: Kind, range: Range | null): Entry => v.parse(entrySchema, { kind, ...range });

/** The part `progress` of a report (ADR 116). */
export const partSchema = v.object({ entries: v.array(entrySchema) });
