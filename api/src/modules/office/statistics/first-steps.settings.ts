import { lineSetting, type Setting } from '#base/academy/define-settings.ts';

/** The first steps of an academy (D71), in the order of a first day. */
export const firstStepNames = ['name', 'zone', 'payment', 'teachers', 'students', 'classes', 'page'] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** The steps that the academy does not need, separated by commas. No group of the settings page has it. */
export const skippedStepsSetting: Setting<string> = { ...lineSetting('', 120), key: 'first_steps_skipped' };

/** Whether an admin has opened the landing page from the first steps: `yes`, or empty. */
export const pageSeenSetting: Setting<string> = { ...lineSetting('', 10), key: 'first_steps_page_seen' };

/** The steps that are marked as not needed. */
export const skippedIn = (value: string): FirstStepName[] =>
  firstStepNames.filter((name) => value.split(',').includes(name));
