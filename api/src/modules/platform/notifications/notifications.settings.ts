import { choiceSetting, defineSettings, timeSetting } from '#base/academy/define-settings.ts';

export const reachSettings = defineSettings(
  'privacy',
  {
    /** D84: whether a mail about a report has its text, or only people, time and the link to it. */
    mail_contents: choiceSetting('full', ['full', 'short']),
    /** D83: the quiet hours of users without a choice, in their own zone. */
    quiet_from: timeSetting('22:00'),
    quiet_to: timeSetting('07:00'),
  },
  {
    mail_contents: { en: 'Emails about reports', ar: 'رسائل التقارير' },
    quiet_from: { en: 'Quiet hours from', ar: 'ساعات الهدوء من' },
    quiet_to: { en: 'Quiet hours to', ar: 'ساعات الهدوء إلى' },
  },
);
