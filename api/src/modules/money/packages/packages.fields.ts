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
  title: { body: requiredLine(MAX_TITLE), column: 'title', response: v.string(), json: 'p.title' },
  /** The title in Arabic where `title` is not (D168). */
  titleAr: {
    body: optionalLine(MAX_TITLE),
    column: 'titleAr',
    response: v.nullable(v.string()),
    json: 'p.title_ar',
  },
  classesNum: { body: classesNum, column: 'classesNum', response: v.number(), json: 'p.classes_num' },
  prices: { body: prices, response: v.array(v.object({ currency: v.string(), amount: v.number() })) },
  /** Ids of roles; empty: everybody with the permission. */
  visibleTo: {
    body: v.optional(roleIds, []),
    column: 'visibleTo',
    response: v.array(v.string()),
    json: 'p.visible_to::text[]',
  },
  active: { response: v.boolean(), json: 'p.deactivated_at is null' },
  createdAt: { response: instant, json: instantOf('p.created_at') },
  /** The viewer's actions with it now. */
  may: {
    response: v.object({ update: v.boolean(), deactivate: v.boolean(), reactivate: v.boolean(), delete: v.boolean() }),
  },
});
