import { isAdmin } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingClasses } from '#modules/classes/existing-classes.ts';
import { existingMaterials } from '#modules/materials/materials-sql.ts';
import { somePackageIsActive } from '#modules/packages/offered-package.ts';
import { keptRoleTotals } from '#modules/roles/holders/held-roles.ts';
import type { FirstSteps } from './statistics.schema.ts';

const someone = (role: string) => `exists (select from ${keptRoleTotals} t where t.name = '${role}')`;

const someMaterial = `exists (select from ${existingMaterials} m)`;

const text = `select ${someone('leader')} as leader, ${someone('teacher')} as teacher, ${someone('student')} as student,
  ${somePackageIsActive} as package, ${someMaterial} as material, exists (select from ${existingClasses} c) as class`;

/**
 * D71: the first steps that an academy has done, and those that are missing. @throws AppError `forbidden` for all but
 * admins.
 */
export async function findFirstSteps({ ctx }: { ctx: ViewerCtx }): Promise<FirstSteps> {
  if (!isAdmin(ctx.viewer)) throw new AppError('forbidden', 'You do not have the permission for this');
  const [steps] = await ctx.sql.query<FirstSteps>({ name: 'first-steps', text, values: [] });
  if (!steps) throw new Error('nothing was found');
  return steps;
}
