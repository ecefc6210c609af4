import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { Rejection } from '../store/store.ts';

type Environment = Record<string, string | undefined>;

/** Ed25519, as PEM; its line breaks may be written as `\n`. @throws Rejection */
function readKey(text: string, read: (pem: string) => KeyObject, name: string): KeyObject {
  try {
    const key = read(text.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error below does not contain the text: it may be secret.
  }
  throw new Rejection(`${name} is no Ed25519 key in PEM`);
}

const PUBLIC_KEY = /-----BEGIN PUBLIC KEY-----[^-]*-----END PUBLIC KEY-----/g;

/** The keys that a release may be signed by: one PEM or several. @throws Rejection */
export function releaseKeys(text: string, name = 'RELEASE_PUBLIC_KEYS'): KeyObject[] {
  const keys = text.match(PUBLIC_KEY) ?? [text];
  return keys.map((key) => readKey(key, createPublicKey, name));
}

/** The keys that a check must be signed by; null: a record of it is enough. @throws Rejection */
export const publicCheckKeys = ({ CHECK_PUBLIC_KEYS: text }: Environment = process.env): KeyObject[] | null =>
  text ? releaseKeys(text, 'CHECK_PUBLIC_KEYS') : null;

/** The private key of whoever checks; null: checks are not signed. @throws Rejection */
export const checkSigningKey = ({ CHECK_SIGNING_KEY: text }: Environment = process.env): KeyObject | null =>
  text ? readKey(text, createPrivateKey, 'CHECK_SIGNING_KEY') : null;

/** The private key that signs documents of the store; null: nothing is signed. @throws Rejection */
export function signingKey(environment: Environment = process.env): KeyObject | null {
  const text = environment.RELEASE_SIGNING_KEY;
  return text ? readKey(text, createPrivateKey, 'RELEASE_SIGNING_KEY') : null;
}

/** The public half of a signing key. */
export const publicHalf = (key: KeyObject): KeyObject => createPublicKey(key);

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const statedBytes = ({ signature: _, ...stated }: { signature?: unknown }) => Buffer.from(JSON.stringify(stated));

/** The document with a signature over all of it, in base64. */
export const signed = <T extends object>(document: T, key: KeyObject): T & { signature: string } => ({
  ...document,
  signature: sign(null, statedBytes(document), key).toString('base64'),
});

/** Whether one of the keys signed exactly this JSON document. */
export function isSigned(bytes: Uint8Array, keys: readonly KeyObject[]): boolean {
  const document = parsed(bytes);
  if (typeof document !== 'object' || document === null || !('signature' in document)) return false;
  const { signature } = document;
  if (typeof signature !== 'string') return false;
  return keys.some((key) => verify(null, statedBytes(document), key, Buffer.from(signature, 'base64')));
}
