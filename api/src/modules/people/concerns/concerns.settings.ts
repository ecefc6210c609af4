import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { defineSettings, peopleIn, peopleSetting } from '#base/academy/define-settings.ts';

export const concernSettings = defineSettings(
  'safety',
  {
    /** D146: the people who read concerns. */
    concern_people: peopleSetting(),
  },
  { concern_people: { en: 'People for concerns', ar: 'المسؤولون عن البلاغات' } },
);

/** The ids of the people who read concerns. */
export const namedPeople = (settings: ReadSettings): number[] => peopleIn(settings.get(concernSettings.concern_people));
