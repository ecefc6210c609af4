import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { isRelative } from '#modules/people/people/scope/relationships.ts';
import type { CancelReason } from '../class-status.ts';
import { type ClassPermission, type ClassViewer, findViewer, partiesOf } from '../status/viewer-scopes.ts';
import type { TitleKey } from '../title-keys.ts';
import { type ClassFacts, classJson } from './class-json.ts';
import { knownText } from './visible-classes.ts';

/** The facts about a class that lists do not have. */
interface MoreFacts {
  material_id: number | null;
  stored_title: string;
  title_key: TitleKey | null;
  stored_status: ClassFacts['status'];
  cancel_reason: CancelReason | null;
}

export type LoadedClass = ClassFacts & MoreFacts;

interface Loading {
  sql: Sql;
  ctx: ViewerCtx;
  viewer: ClassViewer;
  id: number;
}

/**
 * Classes with the viewer's relations to them, by id, in the order of the ids, whether or not the viewer can see them.
 */
export async function loadClasses({
  sql,
  ctx,
  viewer,
  ids,
}: Omit<Loading, 'id'> & { ids: readonly number[] }): Promise<Map<number, LoadedClass>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query<MoreFacts & { facts: ClassFacts }>({
    text: `with ${knownText(viewer.hasTeam, '$1::bigint')}
      select ${classJson('$1::bigint', '$2::timestamptz')} as facts, c.material_id,
        c.title as stored_title, c.title_key, c.status as stored_status, c.cancel_reason
      from classes c where c.id = any($3::bigint[]) and c.deleted_at is null
      order by array_position($3::bigint[], c.id)`,
    values: [viewer.id, ctx.now, ids],
  });
  return new Map(rows.map(({ facts, ...more }) => [Number(facts.id), { ...facts, ...more }]));
}

/** A class with the viewer's relations to it, whether or not the viewer can see it; undefined if there is none. */
export const loadClass = async ({ id, ...loading }: Loading): Promise<LoadedClass | undefined> =>
  (await loadClasses({ ...loading, ids: [id] })).get(id);

/** Whether the viewer sees a class (D9, D125); relatives need no permission (D8). */
export const canView = (viewer: ClassViewer, facts: ClassFacts, permission: ClassPermission): boolean =>
  facts.is_relative ||
  (facts.is_shared && viewer.scopes[permission] !== 'nobody') ||
  partiesOf(viewer, permission, facts).length > 0;

/**
 * For an object of classes that the viewer cannot see. @throws AppError `forbidden` for a viewer who can see no classes,
 * otherwise `not_found`.
 */
export async function rejectUnseen(
  { sql, viewer }: Pick<Loading, 'sql' | 'viewer'>,
  what: 'Class' | 'Series' = 'Class',
): Promise<never> {
  if (viewer.scopes['classes.my_classes.read'] !== 'nobody') throw notFound(what);
  if (await isRelative(sql, viewer.id)) throw notFound(what);
  throw new AppError('forbidden', 'You do not have the permission for this');
}

/** A class that the viewer can see. @throws AppError `not_found`, `forbidden`. */
export async function findClass(ctx: ViewerCtx, sql: Sql, id: number) {
  const viewer = await findViewer(sql, ctx.viewer);
  const facts = await loadClass({ sql, ctx, viewer, id });
  if (!facts || !canView(viewer, facts, 'classes.my_classes.read')) return rejectUnseen({ sql, viewer });
  return { viewer, facts };
}
