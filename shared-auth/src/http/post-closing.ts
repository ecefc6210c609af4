import { heldToken } from '../session/token.ts';
import { apiOrigin, transport } from './transport.ts';

/**
 * Posts to a path below `/api` while the page is closing: the browser sends it even after the page is gone, and the
 * response is lost. Starts synchronously, since a closing page runs nothing later.
 */
export function postClosing(path: string): void {
  const token = heldToken();
  if (!token) return;
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(`${apiOrigin()}/api/${path}`, { method: 'POST', keepalive: true, headers });
  transport.fetch(request).catch(() => {});
}
