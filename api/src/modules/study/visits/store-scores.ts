import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SentScores, WireVisit } from './visits.schema.ts';

/** @throws AppError at the score whose line the visit does not have, or has scored already. */
function checkLines(scores: SentScores, lines: WireVisit['scores']): void {
  const known = new Set(lines.map(({ lineId }) => lineId));
  for (const [index, { lineId }] of scores.entries())
    if (!known.delete(String(lineId)))
      throw fieldError(`scores.${index}.lineId`, 'unknown', 'There is no such line, or it is scored twice');
}

const storeText = `insert into visit_scores (visit_id, line_id, position, title_en, title_ar, score, note)
  select $1, r.line_id, r.position, r.title_en, r.title_ar, r.score, r.note
  from jsonb_to_recordset($2::jsonb) r(line_id bigint, position int, title_en text, title_ar text, score smallint, note text)
  on conflict (visit_id, line_id) do update set score = excluded.score, note = excluded.note`;

/**
 * Stores all lines of the visit as they are now, so that a later rubric does not change them.
 * @throws AppError at `scores` if no line has one.
 */
export async function storeScores(
  { sql, now, viewer }: ViewerCtx,
  visit: WireVisit,
  scores: SentScores,
): Promise<void> {
  checkLines(scores, visit.scores);
  if (scores.every(({ score }) => (score ?? null) === null))
    throw fieldError('scores', 'required', 'Score at least one line');
  const given = new Map(scores.map((score) => [String(score.lineId), score]));
  const rows = visit.scores.map(({ lineId, title }, index) => {
    const { score = null, note = null } = given.get(lineId) ?? {};
    return { line_id: lineId, position: index + 1, title_en: title.en, title_ar: title.ar, score, note };
  });
  await sql.query({ text: storeText, values: [Number(visit.id), JSON.stringify(rows)] });
  await sql.query({
    text: 'update visits set recorded_at = coalesce(recorded_at, $2), visitor_id = $3 where id = $1',
    values: [Number(visit.id), now, viewer.userId],
  });
}
