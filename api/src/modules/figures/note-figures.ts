import type { Ctx, Deps } from '#base/http/ctx.ts';
import { type Addition, addFigures } from './add-figures.ts';
import { type PageFigures, type PolicyReport, type Subject, subjectOf } from './figures.schema.ts';
import { KnownSubjects } from './known-subjects.ts';

const known = new WeakMap<Deps, KnownSubjects>();

function knownSubjects(deps: Deps): KnownSubjects {
  const found = known.get(deps) ?? new KnownSubjects();
  known.set(deps, found);
  return found;
}

/** One addition for each version that is known. */
async function merge(deps: Deps, additions: readonly Addition[]): Promise<Addition[]> {
  const subjects = knownSubjects(deps);
  const merged = new Map<string, Addition>();
  for (const addition of additions) {
    const key = `${addition.remote}@${addition.version}`;
    const before = merged.get(key);
    if (!before && !(await subjects.isKnown(deps.releases, addition))) continue;
    merged.set(key, {
      ...addition,
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

/** Nobody waits for this response: a database that is down is for the log. */
async function note({ deps, sql, now, requestId }: Ctx, additions: readonly Addition[]): Promise<void> {
  try {
    const merged = await merge(deps, additions);
    for (const addition of merged) count(deps, addition);
    await addFigures(sql, merged, now, deps.settings.figuresEvery);
  } catch (error) {
    deps.logger.warn({ err: error, requestId }, 'figures of remotes were lost');
  }
}

/** Adds what a page met. */
export async function notePage({ ctx, input }: { ctx: Ctx; input: readonly PageFigures[] }): Promise<void> {
  const { logger } = ctx.deps;
  const additions = input.map((figures) => ({ ...figures, errors: figures.errors.length, policyReports: 0 }));
  for (const { remote, version, failures, errors } of input)
    if (failures.length + errors.length > 0)
      logger.info({ requestId: ctx.requestId, remote, version, failures, errors }, 'a remote failed in a browser');
  await note(ctx, additions);
}

const IN_ADDRESS = /\/(mf-[a-z0-9-]+)\/([^/]+)\//;
const ofExtension = /^[a-z]+-extension(:|$)/;

/** The version whose script did it, else that of the page. */
function subjectOfReport({ sourceFile }: PolicyReport, page: Subject | null): Subject | null {
  const [, remote, version] = IN_ADDRESS.exec(sourceFile) ?? [];
  return subjectOf(`${remote}@${version}`) ?? page;
}

/** Adds what a browser blocked by the content security policy. What extensions do is not ours. */
export async function notePolicyReport({ ctx, input }: { ctx: Ctx; input: { report: PolicyReport; from: string } }) {
  const { report, from } = input;
  const subject = ofExtension.test(report.sourceFile) ? null : subjectOfReport(report, subjectOf(from));
  if (!subject) return;
  const directive = /^[a-z-]{1,40}/.exec(report.directive)?.[0];
  const blocked = URL.canParse(report.blocked) ? new URL(report.blocked).origin : report.blocked.slice(0, 20);
  ctx.deps.logger.info({ requestId: ctx.requestId, ...subject, directive, blocked }, 'a browser blocked');
  await note(ctx, [{ ...subject, loads: [], failures: [], errors: 0, policyReports: 1 }]);
}
