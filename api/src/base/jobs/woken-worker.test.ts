import { expect, it } from 'vitest';
import { createLogger } from '#base/observability/logger.ts';
import { WokenWorker } from './woken-worker.ts';

it('a starting process sends overdue rows without a notification of the database', async () => {
  const sent = await new Promise<string>((resolve) => {
    const worker = new WokenWorker({
      database: { listen: () => {} },
      logger: createLogger('silent').logger,
      notice: 'academy_test',
      send: async () => resolve('sent'),
    });
    worker.start();
  });
  expect(sent).toBe('sent');
});
