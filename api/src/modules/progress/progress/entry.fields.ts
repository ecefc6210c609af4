import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { optionalText, whole } from '#base/http/form-fields.ts';
import { kinds } from './history/history.ts';
import { tags } from './progress.table.ts';
import { surahs } from './quran/structure.ts';

const MAX_NOTE = 500;
/** A greater number of an ayah is no typing error. */
const MOST_TYPED = 9999;
const MOST_COUNTED = 99;

const surah = whole(1, surahs.length);
/** H1 checks, with its own message, whether the surah has the ayah. */
const ayah = whole(-MOST_TYPED, MOST_TYPED);
const counted = v.optional(whole(0, MOST_COUNTED), 0);
const personal = { gives: true } as const;

/** The fields of a range of the Quran, each listed once: of rows `hifz_entries e`, or `hifz_known`. */
export const rangeFields = defineFields({
  surahFrom: {
    name: { en: 'From surah', ar: 'من سورة' },
    body: surah,
    column: 'surahFrom',
    response: v.number(),
    json: 'e.surah_from',
    personal,
  },
  ayahFrom: {
    name: { en: 'From ayah', ar: 'من آية' },
    body: ayah,
    column: 'ayahFrom',
    response: v.number(),
    json: 'e.ayah_from',
    personal,
  },
  surahTo: {
    name: { en: 'To surah', ar: 'إلى سورة' },
    body: surah,
    column: 'surahTo',
    response: v.number(),
    json: 'e.surah_to',
    personal,
  },
  ayahTo: {
    name: { en: 'To ayah', ar: 'إلى آية' },
    body: ayah,
    column: 'ayahTo',
    response: v.number(),
    json: 'e.ayah_to',
    personal,
  },
});

/** The fields of a recited range, each listed once: of rows `hifz_entries e`, stored as they were sent. */
export const entryFields = defineFields({
  kind: { body: v.picklist(kinds), column: 'kind', response: v.picklist(kinds), json: 'e.kind', personal },
  ...rangeFields,
  quality: {
    name: { en: 'Level of recitation', ar: 'مستوى الأداء' },
    body: whole(1, 5, 'Quality is a whole number from 1 to 5'),
    column: 'quality',
    response: v.number(),
    json: 'e.quality',
    personal,
  },
  mistakes: {
    name: { en: 'Mistakes', ar: 'الأخطاء' },
    body: counted,
    column: 'mistakes',
    response: v.number(),
    json: 'e.mistakes',
    personal,
  },
  hesitations: {
    name: { en: 'Hesitations', ar: 'التردد' },
    body: counted,
    column: 'hesitations',
    response: v.number(),
    json: 'e.hesitations',
    personal,
  },
  tags: {
    name: { en: 'Tags', ar: 'الوسوم' },
    body: v.optional(v.pipe(v.array(v.picklist(tags)), v.maxLength(tags.length)), []),
    column: 'tags',
    response: v.array(v.picklist(tags)),
    json: 'to_json(e.tags)',
    personal,
  },
  note: {
    body: optionalText(MAX_NOTE),
    column: 'note',
    response: v.nullable(v.string()),
    json: 'e.note',
    personal,
  },
  date: { column: 'date', personal },
});
