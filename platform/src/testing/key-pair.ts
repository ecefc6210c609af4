import { generateKeyPairSync } from 'node:crypto';

/** A new pair of keys for releases, in PEM as in settings. */
export function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
