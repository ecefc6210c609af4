import type { Sql } from '#base/database/sql.ts';

interface Timed {
  id: number;
  startsAt: Date;
  endsAt: Date;
}

/** Classes that a shift has moved. $1 classes, $2 their starts. */
const text = `select d.class_id as id, (d.former ->> 'startsAt')::timestamptz as "startsAt"
  from unnest($1::bigint[], $2::timestamptz[]) c(id, starts_at)
  join shift_classes d on d.class_id = c.id and d.to_at = c.starts_at and d.state = 'done' and d.action <> 'stay'
  join shifts s on s.id = d.shift_id and s.undone_at is null`;

/** D99: classes at their times without a shift, in the same order. */
export async function atOwnTimes<One extends Timed>(sql: Sql, classes: readonly One[]): Promise<One[]> {
  const columns = [classes.map(({ id }) => id), classes.map(({ startsAt }) => startsAt)];
  const own = new Map(
    (await sql.query<{ id: number; startsAt: Date }>({ text, values: columns })).map((row) => [row.id, row.startsAt]),
  );
  return classes.map((one) => {
    const startsAt = own.get(one.id) ?? one.startsAt;
    return { ...one, startsAt, endsAt: new Date(one.endsAt.getTime() + startsAt.getTime() - one.startsAt.getTime()) };
  });
}
