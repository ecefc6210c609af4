import { isAdmin } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { existingMaterials } from '#modules/library/materials/materials-sql.ts';
import { somePackageIsActive } from '#modules/money/packages/offered-package.ts';
import { transferDetails } from '#modules/money/purchases/purchases.settings.ts';
import { somePayIsOpen } from '#modules/money/salaries/index.ts';
import { keptRoleTotals } from '#modules/people/roles/index.ts';
import { academySettings, logoSetting } from '#modules/platform/academy/academy.settings.ts';
import { mayEditSetting } from '#modules/platform/academy/settings.policy.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import {
  type FirstStepName,
  firstStepNames,
  pageSeenSetting,
  skippedIn,
  skippedStepsSetting,
} from './first-steps.settings.ts';
import type { FirstSteps, MissingPart } from './statistics.schema.ts';

const someone = (role: string) => `exists (select from ${keptRoleTotals} t where t.name = '${role}')`;

const someMaterial = `exists (select from ${existingMaterials} m)`;

const text = `select ${someone('leader')} as leader, ${someone('teacher')} as teacher, ${someone('student')} as student,
  ${somePackageIsActive} as package, ${someMaterial} as material, exists (select from ${existingClasses} c) as class`;

type Found = Pick<FirstSteps, 'leader' | 'teacher' | 'student' | 'package' | 'material' | 'class'>;

/** What each step still lacks: facts of the settings and of the academy's objects. */
function missingParts({ deps }: ViewerCtx, found: Found): Record<FirstStepName, MissingPart[]> {
  const settings = deps.academySettings;
  const lacking = (parts: Partial<Record<MissingPart, boolean>>) =>
    (Object.keys(parts) as MissingPart[]).filter((part) => !parts[part]);
  const isNamed = [academySettings.academy_name_en, academySettings.academy_name_ar].every(
    (setting) => settings.get(setting) !== setting.default,
  );
  const isPaidByCard = deps.payments.provider?.name === 'stripe';
  return {
    name: lacking({ name: isNamed, logo: settings.get(logoSetting) !== '' }),
    zone: lacking({ zone: settings.since(timeSettings.academy_zone) !== null }),
    payment: lacking({ details: isPaidByCard || transferDetails(settings) !== null, package: found.package }),
    teachers: lacking({ teacher: found.teacher }),
    students: lacking({ student: found.student }),
    classes: lacking({ material: found.material, class: found.class }),
    page: lacking({ page: settings.get(pageSeenSetting) !== '' }),
  };
}

/** D71: the first steps of an academy, with what each lacks. @throws AppError `forbidden` for all but admins. */
export async function findFirstSteps({ ctx }: { ctx: ViewerCtx }): Promise<FirstSteps> {
  if (!isAdmin(ctx.viewer)) throw new AppError('forbidden', 'You do not have the permission for this');
  const [found] = await ctx.sql.query<Found>({ name: 'first-steps', text, values: [] });
  if (!found) throw new Error('nothing was found');
  const missing = missingParts(ctx, found);
  const skipped = skippedIn(ctx.deps.academySettings.get(skippedStepsSetting));
  const steps = firstStepNames.map((name) => ({ name, missing: missing[name], skipped: skipped.includes(name) }));
  const mayZone = mayEditSetting(ctx.viewer, timeSettings.academy_zone) && !(await somePayIsOpen(ctx.sql));
  return { ...found, steps, may: { change: mayEditSetting(ctx.viewer, skippedStepsSetting), set_zone: mayZone } };
}
