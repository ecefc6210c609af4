import * as v from 'valibot';
import { instant } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';
import { classStatuses } from '#modules/classes/classes/class-status.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';

export const keptQuery = v.object({ ...pageQuery });
export type KeptQuery = v.InferOutput<typeof keptQuery>;

const keptClass = v.object({
  id: v.string(),
  title: v.string(),
  status: v.picklist(classStatuses),
  startsAt: instant,
  endsAt: instant,
  student: clockPerson,
  teacher: clockPerson,
  /** The start that the class has not got; null where none was to be. */
  wantedAt: v.nullable(instant),
  /** `kept`: what the layer did stays, though it was taken back; `skipped`: the layer did nothing to the class. */
  state: v.picklist(['kept', 'skipped']),
  /** `off`: no classes are given then; `chosen`: somebody decided so; `single`: a hold leaves single classes. Null: not known. */
  problem: v.nullable(v.picklist([...decisionProblems, 'off', 'chosen', 'single'])),
  layer: v.object({
    kind: v.picklist(['absence', 'closure', 'hold', 'shift']),
    id: v.string(),
    /** Of a closure. */
    name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
    /** Whose absence or hold it is, or whose classes a shift moves; null: everybody's. */
    person: v.nullable(person),
    /** Days, in the zone of the layer; an open hold has no end. */
    from: v.string(),
    to: v.nullable(v.string()),
    /** Whether the viewer can open it. */
    may: v.object({ open: v.boolean() }),
  }),
});
export type WireKeptClass = v.InferInput<typeof keptClass>;
export const keptPage = pageOf(keptClass);
