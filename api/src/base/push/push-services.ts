/** Hosts of the push services of browsers. An endpoint comes from a client, so no other host is ever called. */
const hosts =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;

/**
 * Whether an endpoint is at a push service: by https, without a port or credentials.
 * @param origins additionally accepted ones, as `http://127.0.0.1:9000`: for tests.
 */
export function isPushEndpoint(endpoint: string, origins: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return origins.includes(origin) || (protocol === 'https:' && port === '' && hosts.test(hostname));
}
