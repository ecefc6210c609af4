import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import { writeEdit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { auditLine } from '#modules/academy/change-settings.ts';
import { checkViewsFirstSteps, findFirstSteps } from './find-first-steps.ts';
import {
  type FirstStepName,
  firstStepNames,
  pageSeenSetting,
  skippedIn,
  skippedStepsSetting,
} from './first-steps.settings.ts';
import type { FirstSteps, StepChange } from './statistics.schema.ts';

function changed(before: string, step: FirstStepName, isSkipped: boolean): string {
  const former = skippedIn(before);
  return firstStepNames.filter((name) => (name === step ? isSkipped : former.includes(name))).join();
}

interface Change {
  ctx: ViewerCtx;
  step: FirstStepName;
  change: StepChange;
}

/** D71: marks a step as not needed, takes that back, or notes that the page was opened; for the whole academy. */
export async function changeFirstStep({ ctx, step, change: { skipped, seen } }: Change): Promise<FirstSteps> {
  checkViewsFirstSteps(ctx);
  const { academySettings } = ctx.deps;
  await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const stored = await storedSettings(sql);
    const storedIn = ({ key }: { key: string }) => String(stored.get(key) ?? '');
    const before = { [skippedStepsSetting.key]: storedIn(skippedStepsSetting) };
    const after =
      skipped === undefined
        ? before
        : { [skippedStepsSetting.key]: changed(storedIn(skippedStepsSetting), step, skipped) };
    const values = new Map(Object.entries(after).filter(([key, value]) => value !== before[key]));
    if (seen && step === 'page' && storedIn(pageSeenSetting) === '') values.set(pageSeenSetting.key, 'yes');
    if (values.size > 0) await storeSettings(sql, { values, at: ctx.now, by: ctx.viewer.userId });
    await writeEdit(sql, ctx, { ...auditLine, before, after });
  });
  await academySettings.refresh();
  return findFirstSteps({ ctx });
}
