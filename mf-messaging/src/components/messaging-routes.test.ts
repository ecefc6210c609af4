import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import declared from '../../remote.ts';

const routeAt = (path: string) => matchRoutes([...declared.routes], `/dashboard/messaging/${path}`)?.[0]?.route;

test.each(['log', 'log/40'])('the address of monitoring %s is only for admins', (path) => {
  expect(routeAt(path)?.roles).toEqual(['admin', 'super-admin']);
});

test.each(['friends', 'friends/7'])('the address %s is no list of conversations', (path) => {
  expect(routeAt(path)).toBeUndefined();
});
