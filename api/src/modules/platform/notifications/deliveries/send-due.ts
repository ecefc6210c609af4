import type { DeliveryDeps } from '../words/delivery-deps.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import { judge, noteError, type Run, wordIn } from './delivery-run.ts';
import { hold, markDropped, putBack } from './finish-delivery.ts';
import { handleChange } from './send-change.ts';
import { sendDelivery } from './send-delivery.ts';
import { handleDigest } from './send-digest.ts';
import { LEASE_MS, takeDigest, takeDue } from './take-due.ts';

async function look(run: Run, delivery: DueDelivery, taken: readonly number[]): Promise<void> {
  const kind = run.kindOf.get(delivery.key);
  if (kind?.change) return handleChange(run, delivery, kind, taken);
  const verdict = judge(run, kind, delivery);
  if (verdict.act === 'drop') await markDropped(run.sql, [delivery.id], verdict.reason);
  else if (verdict.act === 'hold') await hold(run.sql, [delivery.id], verdict.until);
  else if (kind) await sendDelivery(run, await wordIn(run, delivery, kind));
}

/**
 * One after the other, so that a killed process was sending at most one. Deliveries that would outlast the lease are
 * returned.
 */
async function handleAll(run: Run, taken: readonly DueDelivery[]): Promise<void> {
  const began = performance.now();
  const ids = taken.map(({ id }) => id);
  for (const [at, delivery] of taken.entries()) {
    if (performance.now() - began > LEASE_MS / 3) {
      const left = ids.slice(at);
      return void (await putBack(run.sql, left, run.now()));
    }
    await look(run, delivery, ids.slice(at + 1)).catch((error) => noteError(run, [delivery], error));
  }
}

/** Sends due deliveries (D81). Any number of processes may run it: each delivery is taken by one of them. */
export async function sendDue(deps: DeliveryDeps, isStopping: () => boolean = () => false): Promise<void> {
  const kindOf = new Map(deps.kinds.map((kind) => [kind.key as string, kind]));
  const run: Run = { ...deps, kindOf, found: await deps.words() };
  let taken: DueDelivery[];
  do {
    taken = await takeDue(deps.sql, deps.now());
    await handleAll(run, taken);
  } while (taken.length > 0 && !isStopping());
  do {
    taken = isStopping() ? [] : await takeDigest(deps.sql, deps.now());
    if (taken.length > 0) await handleDigest(run, taken);
  } while (taken.length > 0);
}
