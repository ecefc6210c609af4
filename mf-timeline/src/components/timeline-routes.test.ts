import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import declared from '../../remote.ts';

test('the address of the pending posts is only for admins', () => {
  const route = matchRoutes([...declared.routes], '/dashboard/timeline/pending')?.[0]?.route;
  expect([route?.screen, route?.roles]).toEqual(['pending-posts', ['admin', 'super-admin']]);
});
