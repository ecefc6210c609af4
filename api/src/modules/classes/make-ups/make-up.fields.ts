import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { makeUpReasons } from './make-ups.table.ts';

const personal = { gives: true } as const;

/**
 * The fields of a make-up, each listed once: of rows `make_ups m` with the class `c` that did not take place. Nobody
 * types one, and no line of the audit log is about one: they have no names.
 */
export const makeUpFields = defineFields({
  id: { response: v.string(), json: 'm.id::text' },
  reason: { column: 'reason', response: v.picklist(makeUpReasons), json: 'm.reason', personal },
  /** The last day, in the student's zone. */
  until: { column: 'until', response: v.string(), json: 'm.until::text', personal },
  /** The class that uses the make-up. */
  usedBy: { column: 'usedBy', response: v.nullable(v.string()), json: 'm.used_by::text', personal },
  /** Whether it can be used at $2. */
  isOpen: { response: v.boolean(), json: 'm.used_by is null and m.ends_at > $2::timestamptz' },
  /** That of the class (D125). */
  enrolmentId: { response: v.nullable(v.string()), json: 'c.enrolment_id::text' },
  classId: { column: 'classId', personal },
  /** The class that did not take place. */
  class: {
    response: v.object({ id: v.string(), startsAt: instant }),
    json: `json_build_object('id', c.id::text, 'startsAt', ${instantOf('c.starts_at')})`,
  },
  createdAt: { column: 'createdAt', personal },
});
