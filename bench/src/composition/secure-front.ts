import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { freePort } from '../../../platform/scripts/postgres.mjs';

/** Headers of a single connection, which HTTP/2 does not allow. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

function certificate(folder: string): { key: Buffer; cert: Buffer } {
  const key = path.join(folder, 'front-key.pem');
  const cert = path.join(folder, 'front-cert.pem');
  const wanted = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2', '-subj', '/CN=localhost'];
  const made = spawnSync('openssl', ['req', '-x509', '-nodes', ...wanted, '-keyout', key, '-out', cert], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr || made.error}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

function pass(origin: URL, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const onward = request(
    { host: origin.hostname, port: origin.port, method: incoming.method, path: incoming.url, headers },
    (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** The hash of the public key in the form that Chromium's option needs. */
function hashOfKey(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

interface SecureFront {
  url: string;
  /** Hash of its public key: a browser that does not trust the key caches nothing. */
  key: string;
  close: () => void;
}

/** Adds HTTP/2 in front of a server, as a load balancer does. */
export async function openSecureFront(origin: string, folder: string): Promise<SecureFront> {
  const target = new URL(origin);
  const made = certificate(folder);
  const server = createSecureServer(made, (incoming, outgoing) => pass(target, incoming, outgoing));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `https://localhost:${port}`, key: hashOfKey(made.cert), close: () => server.close() };
}
