import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { readingScope } from '#modules/people/people/scope/people-scope.ts';
import { mediaJson, mediaOf, mediaOwner } from '#modules/platform/files/media/media-json.ts';
import type { WireAssignment } from '../assignments.schema.ts';
import { findAssignment } from '../list-assignments.ts';
import { READ } from '../visible-assignments.ts';
import type { HandInsQuery, handInsPage, WireHandIn } from './hand-ins.schema.ts';

type Row = Omit<WireHandIn, 'may'>;

/** SQL: a row `hand_ins h` of `assignments a` with its file `f` as `Row`; $2 is the viewer's file token. */
const row = `json_build_object('id', h.id::text, 'assignmentId', h.assignment_id::text, 'number', h.number,
  'isLatest', h.is_latest, 'student', ${userRef('a.student_id')}, 'handedInBy', ${userRef(mediaOwner('h.media_id'))}, 'file', ${mediaJson('f', '$2')}, 'seconds', h.seconds,
  'note', h.note, 'createdAt', ${instantOf('h.created_at')},
  'mark', case when h.grade is not null then json_build_object('grade', h.grade, 'comment', h.comment, 'marks', h.marks,
    'by', ${userRef('h.marked_by')}, 'at', ${instantOf('h.marked_at')}) end)`;
const from = `hand_ins h join assignments a on a.id = h.assignment_id join ${mediaOf('f', 'h.media_id')}`;

const fileTokenOf = ({ viewer, deps }: ViewerCtx) => deps.fileTokens.issue(viewer);

/** Only the latest hand-in can be marked. */
const present = (row: Row, { may }: WireAssignment): WireHandIn => ({
  ...row,
  may: { mark: may.mark && row.isLatest },
});

interface Listing {
  ctx: ViewerCtx;
  id: number;
  query: HandInsQuery;
}

/** The hand-ins of an assignment, latest first, for everybody who can see the assignment (C25). */
export async function listHandIns({ ctx, id, query }: Listing): Promise<InferInput<typeof handInsPage>> {
  const assignment = await findAssignment(ctx.sql, ctx, id);
  const { page, per_page } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    text: `select (select count(*) from hand_ins where assignment_id = $1)::int as total,
      coalesce((select json_agg(p.row order by p.number desc) from (select ${row} as row, h.number from ${from}
        where h.assignment_id = $1 order by h.number desc limit $3 offset $4) p), '[]'::json) as rows`,
    values: [id, fileTokenOf(ctx), per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  const data = rows.map((each) => present(each, assignment));
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

interface Found {
  assignment: WireAssignment;
  handIn: WireHandIn;
}

/**
 * A hand-in of an assignment that the viewer can see.
 * @throws AppError `not_found`, or `forbidden` for a viewer who can see no assignments.
 */
export async function findHandIn(sql: Sql, ctx: ViewerCtx, id: number): Promise<Found> {
  await readingScope(sql, ctx.viewer, READ);
  const [found] = await sql.query<{ row: Row }>({
    text: `select ${row} as row from ${from} where h.id = $1`,
    values: [id, fileTokenOf(ctx)],
  });
  if (!found) throw notFound('Hand-in');
  const assignment = await findAssignment(sql, ctx, Number(found.row.assignmentId));
  return { assignment, handIn: present(found.row, assignment) };
}
