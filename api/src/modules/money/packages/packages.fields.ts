import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant, requiredLine, wireId } from '#base/http/fields.ts';
import { optionalLine, whole } from '#base/http/form-fields.ts';
import { prices } from './package-prices.ts';

export const MAX_TITLE = 100;
const MAX_CLASSES = 1000;
const MAX_ROLES = 10;

export const classesNum = whole(1, MAX_CLASSES);

const roleIds = v.pipe(
  v.array(wireId),
  v.maxLength(MAX_ROLES),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * The fields of a package, each listed once: of rows `packages p`. A field with a column is stored as it was sent;
 * prices have their own rows.
 */
export const packageFields = defineFields({
  _id: { response: v.string(), json: 'p.id::text' },
  title: {
    name: { en: 'Title', ar: 'العنوان' },
    body: requiredLine(MAX_TITLE),
    column: 'title',
    response: v.string(),
    json: 'p.title',
  },
  /** The title in Arabic where `title` is not (D168). */
  titleAr: {
    name: { en: 'Title in Arabic', ar: 'العنوان بالعربية' },
    body: optionalLine(MAX_TITLE),
    column: 'titleAr',
    response: v.nullable(v.string()),
    json: 'p.title_ar',
  },
  classesNum: {
    name: { en: 'Number of classes', ar: 'عدد الحصص' },
    body: classesNum,
    column: 'classesNum',
    response: v.number(),
    json: 'p.classes_num',
  },
  prices: {
    name: { en: 'Prices', ar: 'الأسعار' },
    body: prices,
    response: v.array(v.object({ currency: v.string(), amount: v.number() })),
  },
  /** Ids of roles; empty: everybody with the permission. */
  visibleTo: {
    name: { en: 'Who sees it', ar: 'من يراها' },
    body: v.optional(roleIds, []),
    column: 'visibleTo',
    response: v.array(v.string()),
    json: 'p.visible_to::text[]',
  },
  /** Extra classes, which a subscriber can buy too; without a value, as it was (D133). */
  forSubscribers: {
    name: { en: 'Extra classes, also for subscribers', ar: 'حصص إضافية، للمشتركين أيضًا' },
    body: v.optional(v.boolean()),
    column: 'forSubscribers',
    response: v.boolean(),
    json: 'p.for_subscribers',
  },
  active: { name: { en: 'On offer', ar: 'معروضة' }, response: v.boolean(), json: 'p.deactivated_at is null' },
  createdAt: { response: instant, json: instantOf('p.created_at') },
  /** The viewer's actions with it now. */
  may: {
    response: v.object({ update: v.boolean(), deactivate: v.boolean(), reactivate: v.boolean(), delete: v.boolean() }),
  },
});
