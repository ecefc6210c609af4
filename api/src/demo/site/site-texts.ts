import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import type { StoredSection } from '#base/site-texts/resolve-page.ts';
import { siteTextsSetting, versionsText } from '#modules/platform/site-texts/site-texts.settings.ts';
import { siteTexts } from '#modules/platform/site-texts/site-texts.table.ts';
import type { PersonIds } from '../people/people.ts';

const contact: StoredSection = {
  key: 'contact',
  hidden: false,
  content: {
    en: { lead: 'In English or Arabic, about anything. We answer by email, from Saturday to Thursday.' },
    ar: { lead: 'بالعربية أو الإنجليزية، وفي أي موضوع. نجيب بالبريد الإلكتروني من السبت إلى الخميس.' },
  },
  was: { en: {}, ar: {} },
};

/** An edited and published text of the landing page (D157). */
export async function seedSiteTexts(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const by = ids.get('admin') ?? null;
  const [page, version] = ['landing', 2] as const;
  const row = { page, version, sections: [contact], savedAt: now, savedBy: by, publishedAt: now, publishedBy: by };
  await sql.orm.insert(siteTexts).values(row);
  const values = new Map([[siteTextsSetting.key, versionsText({ landing: version, faq: 1 })]]);
  await storeSettings(sql, { values, at: now, by });
}
