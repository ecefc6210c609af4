import { expect, it } from 'vitest';
import { createLogger } from '#base/observability/logger.ts';
import { DeliveryWorker } from './delivery-worker.ts';

it('a starting process sends overdue deliveries without a notification of the database', async () => {
  const sent = await new Promise<string>((resolve) => {
    const worker = new DeliveryWorker({
      database: { listen: () => {} },
      logger: createLogger('silent').logger,
      send: async () => resolve('sent'),
    });
    worker.start();
  });
  expect(sent).toBe('sent');
});
