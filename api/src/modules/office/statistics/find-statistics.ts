import type { ViewerCtx } from '#base/http/ctx.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { ownStatement } from './own.statement.ts';
import { type PeopleRow, peopleStatement } from './people.statement.ts';
import type { SiteStatistics } from './statistics.schema.ts';

const views = { all: 'academy', team: 'team', own: 'students' } as const;

/** D51: statistics of the people in the viewer's scope; otherwise the viewer's own. */
export async function findStatistics({ ctx }: { ctx: ViewerCtx }): Promise<SiteStatistics> {
  const { sql, viewer } = ctx;
  const today = academyDay(ctx);
  const scope = await peopleScope(sql, viewer, 'users.read');
  if (scope === 'nobody') {
    const [own] = await sql.query<{ remaining_classes: number | null; month_classes: number; total_classes: number }>(
      ownStatement(viewer.userId, today),
    );
    if (!own) throw new Error('nothing was counted');
    return { view: 'own', ...own };
  }
  const [people] = await sql.query<PeopleRow>(peopleStatement(scope, viewer.userId, today));
  if (!people) throw new Error('nothing was counted');
  return { view: views[scope], ...people };
}
