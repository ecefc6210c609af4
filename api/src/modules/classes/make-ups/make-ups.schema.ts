import * as v from 'valibot';
import { idParams, instant } from '#base/http/fields.ts';
import { makeUpReasons } from './make-ups.table.ts';

export const studentParams = idParams;

const makeUp = v.object({
  id: v.string(),
  reason: v.picklist(makeUpReasons),
  /** The last day, in the student's zone. */
  until: v.string(),
  /** The class that uses the make-up. */
  usedBy: v.nullable(v.string()),
  /** Whether it can be used now. */
  isOpen: v.boolean(),
  /** The class that did not take place. */
  class: v.object({ id: v.string(), startsAt: instant }),
});
export type WireMakeUp = v.InferInput<typeof makeUp>;
export const makeUpsResponse = v.object({ data: v.array(makeUp) });
