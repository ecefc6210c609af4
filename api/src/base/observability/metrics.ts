import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
  return { registry, requests, mails };
}

export type Metrics = ReturnType<typeof createMetrics>;
