import { vi } from 'vitest';

/** The code in the subject of the newest mail in the local inbox. Mail is sent after the response. */
const codeInInbox = (url: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const inbox = await (await fetch(`${url}/dev/inbox`)).text();
      const code = /<h2[^>]*>(\d{6})\b/.exec(inbox)?.[1];
      if (!code) throw new Error(`no mail with a code has come:\n${inbox}`);
      return code;
    },
    { timeout: 60_000, interval: 100 },
  );

/**
 * The session of the first admin of an academy without mail server, who signs in with the code from the local inbox.
 */
export async function firstAdminToken(url: string, email: string): Promise<string> {
  const send = async (method: string, name: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(`${url}/api/auth/${name}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response;
  };
  const sent = await send('POST', 'forgetPassword', { email });
  const cookie = /reset_ctx=[^;]+/.exec(sent.headers.get('set-cookie') ?? '')?.[0];
  const resetCode = await codeInInbox(url);
  await send('POST', 'verifyResetcode', { resetCode }, cookie);
  const entered = await send('PUT', 'resetPassword', { email, newPassword: 'bismillah' }, cookie);
  return (await entered.json()).token;
}
