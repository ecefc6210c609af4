import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';

const contacts = {
  academy_email: 'salam@academy.example',
  academy_phone: '+44 20 7946 0142',
  academy_whatsapp: '+44 7700 900142',
  academy_address: '12 Rainbow Street, Amman',
  academy_hours_en: 'Saturday to Thursday, 9:00–21:00 (Amman)',
  academy_hours_ar: 'من السبت إلى الخميس، 9:00–21:00 (بتوقيت عمّان)',
};

const transfer = {
  transfer_details_en:
    'Jordan Crescent Bank, Amman\nAcademy of Quran and Arabic\nJO94 CBJO 0010 0000 0000 0131 0003 02',
  transfer_details_ar: 'بنك الهلال الأردني، عمّان\nأكاديمية القرآن والعربية\nJO94 CBJO 0010 0000 0000 0131 0003 02',
};

/** D130: the accounts to which families transfer; pounds are taken by card alone. */
const account = (currency: string, number: string) => ({
  currency,
  bank: { en: 'Jordan Crescent Bank, Amman', ar: 'بنك الهلال الأردني، عمّان' },
  holder: { en: 'Academy of Quran and Arabic', ar: 'أكاديمية القرآن والعربية' },
  number,
});
const accounts = [
  account('USD', 'JO94 CBJO 0010 0000 0000 0131 0003 02'),
  account('KWD', 'JO21 CBJO 0010 0000 0000 0131 0003 19'),
];

/** D71: an academy in use has its first steps behind it. */
const steps = { academy_zone: DEFAULT_ZONE, first_steps_skipped: 'name', first_steps_page_seen: 'yes' };

/** D136. */
const FAMILY_HOLD_DAYS = 21;

/** The contact and bank data of the demo academy, and how long its families may let classes pause. */
export const seedAcademy = (sql: Sql, at: Date): Promise<void> =>
  storeSettings(sql, {
    values: new Map<string, string | number>([
      ...Object.entries({ ...contacts, ...transfer, ...steps }),
      ['bank_accounts', JSON.stringify(accounts)],
      ['family_hold_days', FAMILY_HOLD_DAYS],
    ]),
    at,
    by: null,
  });
