import { takeEarlyData } from '../http/early-data.ts';
import { pinTransport } from '../http/transport.ts';
import { hideSessionCookie } from '../session/session-cookie.ts';

/**
 * Makes the session's token private to this package, before code of remotes runs: it is only in a module variable,
 * which no script can reach.
 */
export function keepSessionToItself(): void {
  takeEarlyData();
  pinTransport();
  hideSessionCookie();
}
