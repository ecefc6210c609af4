import { heldToken } from '../session/token.ts';
import { apiOrigin, transport } from './transport.ts';

/**
 * Posts to a path below `/api` while the page is being closed: the browser sends it even when the page is gone, and the
 * response is lost. Starts synchronously, since a closing page has no later.
 */
export function postClosing(path: string): void {
  const token = heldToken();
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(`${apiOrigin()}/api/${path}`, { method: 'POST', keepalive: true, headers });
  transport.fetch(request).catch(() => {});
}
