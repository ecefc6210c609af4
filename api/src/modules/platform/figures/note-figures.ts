import type { Deps } from '#base/deps.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { type Addition, addFigures } from './add-figures.ts';
import { noteCanaryHours } from './canary/note-canary-hours.ts';
import { type PageFigures, type PolicyReport, type Subject, subjectOf } from './figures.schema.ts';
import { knownSubjects } from './known-subjects.ts';

interface Merged extends Addition {
  isConfirmed: boolean;
}

/** One addition for each known version. */
async function merge({ deps, network }: Ctx, additions: readonly Addition[]): Promise<Merged[]> {
  const subjects = knownSubjects(deps);
  const merged = new Map<string, Merged>();
  for (const addition of additions) {
    const key = `${addition.remote}@${addition.version}`;
    const before = merged.get(key);
    const standing = before ? null : await subjects.standingOf(addition, network);
    if (standing === 'unknown') continue;
    merged.set(key, {
      ...addition,
      isConfirmed: before?.isConfirmed ?? standing === 'confirmed',
      loads: [...(before?.loads ?? []), ...addition.loads],
      failures: [...(before?.failures ?? []), ...addition.failures],
      errors: (before?.errors ?? 0) + addition.errors,
      policyReports: (before?.policyReports ?? 0) + addition.policyReports,
    });
  }
  return [...merged.values()];
}

function count({ metrics, settings }: Deps, { remote, version, ...addition }: Addition): void {
  for (const ms of addition.loads)
    for (let time = 0; time < settings.figuresEvery; time += 1)
      metrics.remoteLoads.observe({ remote, version }, ms / 1000);
  for (const kind of addition.failures) metrics.remoteFailures.inc({ remote, version, kind });
  if (addition.errors > 0) metrics.remoteErrors.inc({ remote, version }, addition.errors);
  if (addition.policyReports > 0) metrics.remotePolicyReports.inc({ remote, version }, addition.policyReports);
}

/** Nobody waits for this response, so a failure of the database is only logged. */
async function withoutFailing({ deps, requestId }: Ctx, work: () => Promise<void>): Promise<void> {
  await work().catch((error) => deps.logger.warn({ err: error, requestId }, 'figures of remotes were lost'));
}

async function note(ctx: Ctx, additions: readonly Addition[]): Promise<void> {
  const merged = await merge(ctx, additions);
  // A label of the metrics stays for ever, so only published versions get one.
  for (const { isConfirmed, ...addition } of merged) if (isConfirmed) count(ctx.deps, addition);
  await addFigures(ctx.sql, merged, ctx.now, ctx.deps.settings.figuresEvery);
}

interface PageReport {
  figures: readonly PageFigures[];
  /** Proves the page's versions; null for a page without a token, which counts for no canary. */
  token: string | null;
}

/** Adds the events of a page. */
export async function notePage({ ctx, input }: { ctx: Ctx; input: PageReport }): Promise<void> {
  const { logger } = ctx.deps;
  const { figures, token } = input;
  const additions = figures.map((one) => ({ ...one, errors: one.errors.length, policyReports: 0 }));
  for (const { remote, version, failures, errors } of figures)
    if (failures.length + errors.length > 0)
      logger.info({ requestId: ctx.requestId, remote, version, failures, errors }, 'a remote failed in a browser');
  await withoutFailing(ctx, async () => {
    await note(ctx, additions);
    if (token) await noteCanaryHours(ctx.deps, token, figures);
  });
}

const IN_ADDRESS = /\/(mf-[a-z0-9-]+)\/([^/]+)\//;
const ofExtension = /^[a-z]+-extension(:|$)/;

/** The version of the reported script, otherwise that of the page. */
function subjectOfReport({ sourceFile }: PolicyReport, page: Subject | null): Subject | null {
  const [, remote, version] = IN_ADDRESS.exec(sourceFile) ?? [];
  return subjectOf(`${remote}@${version}`) ?? page;
}

/** Adds what a browser blocked by the content security policy, except for scripts of extensions. */
export async function notePolicyReport({ ctx, input }: { ctx: Ctx; input: { report: PolicyReport; from: string } }) {
  const { report, from } = input;
  const subject = ofExtension.test(report.sourceFile) ? null : subjectOfReport(report, subjectOf(from));
  if (!subject) return;
  const directive = /^[a-z-]{1,40}/.exec(report.directive)?.[0];
  const blocked = URL.canParse(report.blocked) ? new URL(report.blocked).origin : report.blocked.slice(0, 20);
  ctx.deps.logger.info({ requestId: ctx.requestId, ...subject, directive, blocked }, 'a browser blocked');
  const addition = { ...subject, loads: [], failures: [], errors: 0, policyReports: 1 };
  await withoutFailing(ctx, () => note(ctx, [addition]));
}
