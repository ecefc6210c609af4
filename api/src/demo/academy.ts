import { storeSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';

const contacts = {
  academy_email: 'salam@academy.example',
  academy_phone: '+44 20 7946 0142',
  academy_whatsapp: '+44 7700 900142',
  academy_address: '12 Rainbow Street, Amman',
  academy_hours_en: 'Saturday to Thursday, 9:00–21:00 (Amman)',
  academy_hours_ar: 'من السبت إلى الخميس، 9:00–21:00 (بتوقيت عمّان)',
};

/** D136. */
const FAMILY_HOLD_DAYS = 21;

/** The contact data of the demo academy, and how long its families may let classes pause. */
export const seedAcademy = (sql: Sql, at: Date): Promise<void> =>
  storeSettings(sql, {
    values: new Map<string, string | number>([...Object.entries(contacts), ['family_hold_days', FAMILY_HOLD_DAYS]]),
    at,
    by: null,
  });
