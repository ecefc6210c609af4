import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';

it('no request of a test reaches a server on this machine', async () => {
  let reached = 0;
  const server = createServer((_, response) => {
    reached += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://localhost:${port}/profile`)).rejects.toThrow(`no network in tests: GET`);
  const request = new XMLHttpRequest();
  request.open('GET', `http://localhost:${port}/profile`);
  const failed = new Promise((resolve) => request.addEventListener('error', resolve));
  request.send();
  await failed;
  expect(reached).toBe(0);
  server.close();
});
