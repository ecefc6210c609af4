import { defineSettings, timeSetting } from '#base/academy/define-settings.ts';

/** D83: the quiet hours of whoever has chosen none, on the clock of their zone. */
export const quietSettings = defineSettings('quiet', {
  quiet_from: timeSetting('22:00'),
  quiet_to: timeSetting('07:00'),
});
