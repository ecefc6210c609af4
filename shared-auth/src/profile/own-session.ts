import { takeEarlyData } from '../http/early-data.ts';
import { pinTransport } from '../http/transport.ts';
import { hideSessionCookie } from '../session/session-cookie.ts';

/** Keeps the session's token to this package, before code of remotes runs: in a variable of a module, and nowhere else that a script finds it. */
export function keepSessionToItself(): void {
  takeEarlyData();
  pinTransport();
  hideSessionCookie();
}
