import { act } from '@testing-library/react';
import { http } from 'msw';
import { server } from './server.ts';

/** Holds the responses to messages until they are released. */
export function holdResponses() {
  const waiting: (() => void)[] = [];
  server.use(
    http.post('*/api/messages/send', async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }),
  );
  return { release: () => act(async () => waiting.splice(0).map((resolve) => resolve())), waiting };
}
