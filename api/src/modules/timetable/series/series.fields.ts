import * as v from 'valibot';
import { defineFields } from '#base/fields/fields.ts';
import { day, optionalText, whole } from '#base/http/form-fields.ts';
import { classFields } from '#modules/classes/classes/class.fields.ts';

const MOST_WEEKS = 4;
const MOST_CLASSES = 500;
const MAX_TEXT = 2000;

const text = v.nullable(v.string());

/** When the classes of a series are, besides its weekly times; each field listed once: of rows `series c`. */
export const ruleFields = defineFields({
  everyWeeks: {
    name: { en: 'How often', ar: 'التكرار' },
    body: v.optional(whole(1, MOST_WEEKS), 1),
    column: 'everyWeeks',
    response: v.number(),
    json: 'c.every_weeks',
    personal: { gives: true },
  },
  startsOn: {
    name: { en: 'First day', ar: 'أول يوم' },
    body: day,
    column: 'startsOn',
    response: v.string(),
    json: 'c.starts_on',
    personal: { gives: true },
  },
  /** The last day, or the number of classes; without both it has no end. */
  endsOn: {
    name: { en: 'Last day', ar: 'آخر يوم' },
    body: v.nullish(day),
    column: 'endsOn',
    response: text,
    json: 'c.ends_on',
    personal: { gives: true },
  },
  count: {
    name: { en: 'Number of classes', ar: 'عدد الحصص' },
    body: v.nullish(whole(1, MOST_CLASSES)),
    column: 'count',
    response: v.nullable(v.number()),
    json: 'c.count',
    personal: { gives: true },
  },
});

/** What its classes begin with: stored as it was sent, shown on its page. */
export const contentFields = defineFields({
  attendance: { body: v.optional(classFields.attendance.body, 'presence'), column: 'attendance' },
  accomplished: {
    body: v.optional(optionalText(MAX_TEXT)),
    column: 'accomplished',
    response: v.string(),
    json: 'c.accomplished',
    personal: { gives: true, erases: `''` },
  },
  zoomLink: {
    body: v.optional(classFields.zoom_link.body),
    column: 'zoomLink',
    personal: { erases: 'null' },
  },
});

/** All listed fields of a series; people, material, zone and weekly times are code of its verbs. */
export const seriesFields = defineFields({
  id: { column: 'id', personal: { gives: true } },
  ...ruleFields,
  ...contentFields,
  /** Its weeks are counted from this day. */
  anchorOn: { name: { en: 'Counted from', ar: 'تُحسب من' } },
  zone: { column: 'zone', personal: { gives: true } },
  zoneRules: { column: 'zoneRules', personal: { keeps: 'the version of the time zones' } },
  endedAt: { column: 'endedAt', personal: { gives: true } },
  createdAt: { column: 'createdAt', personal: { gives: true } },
});
