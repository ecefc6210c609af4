import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What browsers report of remotes; sampled loads count as all that they stand for. */
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

/** Counters of one process; routes by pattern, never by address. */
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
  return { registry, requests, mails, ...createRemoteMetrics(registry) };
}

export type Metrics = ReturnType<typeof createMetrics>;
