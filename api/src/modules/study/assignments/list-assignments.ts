import type { InferInput } from 'valibot';
import { containsFolded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { jsonOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { knownPeople } from '#modules/people/people/scope/known-people.ts';
import { type PeopleScope, peopleScope, readingScope } from '#modules/people/people/scope/people-scope.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { assignmentFields } from './assignment.fields.ts';
import type { AssignmentsQuery, assignmentsPage, WireAssignment } from './assignments.schema.ts';
import { isOpenForHandIn } from './hand-ins/hand-in-state.ts';
import { canMark, canViewAssignment, handsInFor, READ, visibleAssignments } from './visible-assignments.ts';

type Shown = Omit<WireAssignment, 'may'>;

interface Row {
  row: Shown;
  /** Whether the viewer may mark its hand-ins. */
  marks: boolean;
  /** Whether the viewer hands in for its student. */
  hands_in: boolean;
}

/** SQL: a row `assignments a` as `Row`. $1 viewer, $2 the viewer's file token. */
const rowJson = (creating: PeopleScope) =>
  `json_build_object('row', ${jsonOf(assignmentFields)}, 'marks', ${canMark(creating, '$1::bigint')},
    'hands_in', ${handsInFor('a.student_id', '$1::bigint')})`;
const parts = `join ${classRefs} c on c.id = a.class_id join ${mediaOf('f', 'a.media_id')}`;

const CREATE = 'classes.assignments.create';

/**
 * The author of an assignment, and viewers who may add assignments for everybody, can delete it; the student hands in
 * at any age (C25), a parent for a child under 16 (D142).
 */
const present = (
  { row, marks, hands_in: handsIn }: Row,
  { viewer }: ViewerCtx,
  creating: PeopleScope,
): WireAssignment => {
  const isOwn = creating !== 'nobody' && row.uploaded_by.id === String(viewer.userId);
  const handIn = handsIn && isOpenForHandIn(row.hand_in);
  const mayDelete = isOwn || creating === 'all';
  const changeDue = mayDelete && isOpenForHandIn(row.hand_in);
  return { ...row, may: { delete: mayDelete, changeDue, handIn, mark: marks && row.hand_in !== null } };
};

/**
 * For this many days an assignment is listed as to be handed in: after its last day, else after it was given or
 * requested again (C25).
 */
const AWAITED_DAYS = 14;

/** SQL: filters by who has to act ($8) at a time ($10), and by the class's teacher ($9). */
const isLeft = `($8::text is null
    or $8::text = 'to_mark' and a.id in (select assignment_id from hand_ins where is_latest and grade is null)
    or $8::text = 'to_hand_in' and coalesce((select case when h.grade = 'again' then greatest(h.marked_at, a.due_at) end
        from hand_ins h where h.assignment_id = a.id and h.is_latest),
      case when not exists (select from hand_ins h where h.assignment_id = a.id) then coalesce(a.due_at, a.created_at) end)
      > $10::timestamptz - interval '${AWAITED_DAYS} days')
  and ($9::bigint is null or exists (select from ${classRefs} c where c.id = a.class_id and c.teacher_id = $9))`;

const valuesOf = ({ viewer, deps }: ViewerCtx) => [viewer.userId, deps.fileTokens.issue(viewer)];

/**
 * In the scope of everybody a page is read along the index, with the stored total; in a smaller scope rows are looked
 * up by people.
 */
function pageText(scope: PeopleScope, creating: PeopleScope, isPlain: boolean): string {
  const isMatching = `$1::bigint is not null and ($3::bigint is null or a.class_id = $3) and ($4::bigint is null or a.student_id = $4)
    and ($5::text = '' or ${containsFolded('a.title', '$5::text')}) and ${isLeft}`;
  const matched = isPlain
    ? `matched as (select a.* from assignments a where ($3::bigint, $4::bigint, $5::text, $8::text, $9::bigint) is distinct from (0, 0, '', '', 0) and $10::timestamptz is not null)`
    : `matched as materialized (select a.* from ${visibleAssignments(scope, '$1::bigint')} a where ${isMatching})`;
  const total = isPlain
    ? `(select total from assignment_counts where name = 'live')`
    : '(select count(*) from matched)';
  return `with ${knownPeople(scope, '$1::bigint')}, ${matched}
    select coalesce(${total}, 0)::int as total, coalesce((select json_agg(page.row order by page.at desc, page.number desc) from (
      select ${rowJson(creating)} as row, a.created_at as at, a.id as number
      from (select * from matched order by created_at desc, id desc limit $6 offset $7) a ${parts}) page), '[]'::json) as rows`;
}

/** The assignments in the viewer's scope (D9), newest first; a relative sees those of the child (D8). */
export async function listAssignments({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: AssignmentsQuery;
}): Promise<InferInput<typeof assignmentsPage>> {
  const { page, limit, class_id = null, student_id = null, search, todo = null, teacher_id = null } = query;
  const scope = await readingScope(ctx.sql, ctx.viewer, READ);
  const creating = await peopleScope(ctx.sql, ctx.viewer, CREATE);
  const isFiltered = [class_id, student_id, todo, teacher_id].some((each) => each !== null) || search !== '';
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    text: pageText(scope, creating, scope === 'all' && !isFiltered),
    values: [...valuesOf(ctx), class_id, student_id, search, limit, (page - 1) * limit, todo, teacher_id, ctx.now],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  const data = rows.map((row) => present(row, ctx, creating));
  return { data, page, limit, total, totalPages: Math.ceil(total / limit) };
}

/**
 * An assignment that the viewer can see.
 * @throws AppError `not_found`, or `forbidden` for a viewer who can see no assignments.
 */
export async function findAssignment(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireAssignment> {
  const scope = await readingScope(sql, ctx.viewer, READ);
  const creating = await peopleScope(sql, ctx.viewer, CREATE);
  const [found] = await sql.query<{ row: Row }>({
    text: `with ${knownPeople(scope, '$1::bigint')} select ${rowJson(creating)} as row from assignments a ${parts}
      where a.id = $3 and ${canViewAssignment(scope, '$1::bigint')}`,
    values: [...valuesOf(ctx), id],
  });
  if (!found) throw notFound('Assignment');
  return present(found.row, ctx, creating);
}
