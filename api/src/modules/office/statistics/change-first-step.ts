import { lockSettings, storedSettings, storeSettings } from '#base/academy/academy-settings.ts';
import { writeEdit } from '#base/audit/audit.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { auditLine } from '#modules/platform/academy/change-settings.ts';
import { findFirstSteps } from './find-first-steps.ts';
import {
  type FirstStepName,
  firstStepNames,
  pageSeenSetting,
  skippedIn,
  skippedStepsSetting,
} from './first-steps.settings.ts';
import type { FirstSteps, StepChange } from './statistics.schema.ts';

interface Change {
  ctx: ViewerCtx;
  step: FirstStepName;
  change: StepChange;
}

/** What is stored about the steps. */
interface State {
  skipped: FirstStepName[];
  isSeen: boolean;
}

const stateOf = (stored: ReadonlyMap<string, unknown>): State => ({
  skipped: skippedIn(String(stored.get(skippedStepsSetting.key) ?? '')),
  isSeen: Boolean(stored.get(pageSeenSetting.key)),
});

const changedBy = ({ skipped, isSeen }: State, { step, change }: Change): State => ({
  skipped: firstStepNames.filter((name) =>
    name === step && change.skipped !== undefined ? change.skipped : skipped.includes(name),
  ),
  isSeen: isSeen || change.seen === true,
});

const auditedOf = ({ skipped, isSeen }: State) => ({
  [skippedStepsSetting.key]: skipped,
  [pageSeenSetting.key]: isSeen,
});

/**
 * D71: marks a step as not needed, takes that back, or notes that the page was opened; for the whole academy.
 * @throws AppError 422 for `seen` of a step that opens no page.
 */
export async function changeFirstStep(wanted: Change): Promise<FirstSteps> {
  const { ctx, step, change } = wanted;
  if (change.seen && step !== 'page') throw fieldError('seen', 'invalid', 'Only the step of the landing page opens it');
  await ctx.sql.transaction(async (sql) => {
    await lockSettings(sql);
    const before = stateOf(await storedSettings(sql));
    const after = changedBy(before, wanted);
    const values = new Map<string, string>();
    if (after.skipped.join() !== before.skipped.join()) values.set(skippedStepsSetting.key, after.skipped.join());
    if (after.isSeen !== before.isSeen) values.set(pageSeenSetting.key, 'yes');
    if (values.size > 0) await storeSettings(sql, { values, at: ctx.now, by: ctx.viewer.userId });
    await writeEdit(sql, ctx, { ...auditLine, before: auditedOf(before), after: auditedOf(after) });
  });
  await ctx.deps.academySettings.refresh();
  return findFirstSteps({ ctx });
}
