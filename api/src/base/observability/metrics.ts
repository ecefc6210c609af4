import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The browsers' reports about remotes; a sampled load counts for all loads that it represents. */
function createRemoteMetrics(registry: Registry) {
  const registers = [registry];
  const labelNames = ['remote', 'version'] as const;
  return {
    remoteLoads: new Histogram({
      name: 'remote_load_seconds',
      help: 'Time until a part of a remote was ready in a browser',
      labelNames,
      buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10],
      registers,
    }),
    remoteFailures: new Counter({
      name: 'remote_failures_total',
      help: 'Parts of remotes that browsers could not show, by kind',
      labelNames: [...labelNames, 'kind'],
      registers,
    }),
    remoteErrors: new Counter({
      name: 'remote_errors_total',
      help: 'Uncaught errors and rejections in browsers, by the version whose script threw',
      labelNames,
      registers,
    }),
    remotePolicyReports: new Counter({
      name: 'remote_policy_reports_total',
      help: 'What browsers blocked by the content security policy',
      labelNames,
      registers,
    }),
    remoteOwner: new Gauge({
      name: 'remote_owner_info',
      help: 'Who is asked when a remote fails; always 1, to be joined by its label remote',
      labelNames: ['remote', 'team', 'channel', 'runbook'],
      registers,
    }),
    releasesServed: new Gauge({
      name: 'releases_served',
      help: 'Remotes of the registry that this process serves, whether enabled or not',
      registers,
    }),
    releasesRejected: new Gauge({
      name: 'releases_rejected',
      help: 'Remotes of the registry whose live release this process does not serve: no key signed it, or it is too old',
      registers,
    }),
    releaseFileRejections: new Counter({
      name: 'release_file_rejections_total',
      help: 'What lay in the release store and was not served, by reason',
      labelNames: ['reason'],
      registers,
    }),
    registryRevision: new Gauge({
      name: 'registry_revision',
      help: 'The revision of the registry that this process serves',
      registers,
    }),
  };
}

/** How a run of a job ends: a `failed` job is tried again, a `gave-up` job is not. */
export const jobOutcomes = ['done', 'failed', 'gave-up'] as const;

/** The state of the parts that the process depends on. */
function createDependencyMetrics(registry: Registry) {
  const registers = [registry];
  return {
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Runs of jobs by name and outcome; one that gave up is not tried again',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    jobDelay: new Gauge({
      name: 'job_delay_seconds',
      help: 'How long the job that is due for the longest time has waited, by name',
      labelNames: ['name'],
      registers,
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: 'Whether the database responded while these numbers were read',
      registers,
    }),
    fileFailures: new Counter({
      name: 'file_store_failures_total',
      help: 'Uploaded files that could not be stored, read or deleted, by action',
      labelNames: ['action'],
      registers,
    }),
    registryFailures: new Counter({
      name: 'registry_failures_total',
      help: 'Looks at the registry of the release store that failed',
      registers,
    }),
    providerErrors: new Counter({
      name: 'provider_errors_total',
      help: 'Calls of the providers of payments and meetings that failed, by reason',
      labelNames: ['provider', 'reason'],
      registers,
    }),
    canaries: new Counter({
      name: 'canaries_total',
      help: 'Candidates of remotes that were promoted or taken back for their figures',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

type Known = Record<'mails' | 'canaries' | 'fileFailures' | 'providerErrors', Counter>;

/** `increase` does not count the first event of a new series, so series with known labels start at zero. */
function startAtZero({ mails, canaries, fileFailures, providerErrors }: Known): void {
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  for (const outcome of ['promoted', 'taken-back']) canaries.inc({ outcome }, 0);
  for (const action of ['put', 'get', 'head', 'delete']) fileFailures.inc({ action }, 0);
  for (const provider of ['payments', 'meetings']) providerErrors.inc({ provider, reason: 'misconfigured' }, 0);
}

/** The metrics of one process; routes are named by pattern, never by address. */
export function createMetrics(withProcess: boolean) {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails handed over, or refused by the mail server',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const dependencies = createDependencyMetrics(registry);
  startAtZero({ mails, ...dependencies });
  return { registry, requests, mails, ...dependencies, ...createRemoteMetrics(registry) };
}

export type Metrics = ReturnType<typeof createMetrics>;
