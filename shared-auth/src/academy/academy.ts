import * as v from 'valibot';
import { create } from 'zustand';

const given = v.nullable(v.string());

/** The API's public facts about the academy; an older API sends fewer. */
export const academySchema = v.object({
  name: v.optional(v.object({ en: v.string(), ar: v.string() }), { en: 'Academy', ar: 'الأكاديمية' }),
  /** Null: the platform's mark is used. */
  logo: v.optional(v.nullable(v.object({ url: v.string(), width: v.number(), height: v.number() })), null),
  /** The academy's contacts; null: none of this kind. */
  contacts: v.optional(v.object({ email: given, phone: given }), { email: null, phone: null }),
  credit: v.optional(v.object({ en: given, ar: given }), { en: null, ar: null }),
  /** IANA zone of the academy's days and months. */
  zone: v.optional(v.string(), 'Asia/Amman'),
  week_start: v.optional(v.fallback(v.picklist(['saturday', 'sunday', 'monday']), 'saturday'), 'saturday'),
  month_names: v.optional(v.fallback(v.picklist(['egypt', 'levant']), 'egypt'), 'egypt'),
  hijri_dates: v.optional(v.boolean(), false),
  signup_open: v.optional(v.boolean(), true),
});
export type Academy = v.InferOutput<typeof academySchema>;

/** The server's facts in this page; defaults for missing ones. */
function readPage(): Academy {
  const block = typeof document === 'undefined' ? null : document.getElementById('academy-boot')?.textContent;
  const read = v.pipe(v.string(), v.parseJson(), v.object({ academy: academySchema }));
  const found = v.safeParse(read, block);
  return found.success ? found.output.academy : v.parse(academySchema, {});
}

/** The academy as its admins have set it (D86), for components. */
export const useAcademy = create<Academy>(readPage);

/** The same for code outside of components. */
export const academy = (): Academy => useAcademy.getState();
