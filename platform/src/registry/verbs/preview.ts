import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Registry, Release } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { buildProblems } from '../release/built-release.ts';
import { publishRelease } from '../release/publish.ts';
import { readRegistry } from '../state/documents.ts';
import { conflicts } from '../state/gate.ts';
import { isKey, Rejection, type ReleaseStore } from '../store/store.ts';
import { passGate, publishedRelease, rejectConflicts, rejectProblems } from './admission.ts';
import { type DeployOptions, readAdmissible } from './operations.ts';

const FOLDER = 'previews';
/** Not a file of a release, and the site serves only those. */
const SECRET_KEY = `${FOLDER}/secret`;
const recordKey = (name: string, version: string) => `${FOLDER}/${name}@${version}.json`;
const SECRET_BYTES = 32;

/** A remote's or a version's name: one part of a key. */
const keyPart = v.pipe(
  v.string(),
  v.check((text) => isKey(text) && !text.includes('/'), 'no name of a release'),
);

/** The content of a preview link. */
const previewSchema = v.object({
  /** By the remote's name; null: switched off. */
  versions: v.record(keyPart, v.nullable(keyPart)),
  /** The role that a viewer must have. */
  role: v.string(),
  until: v.pipe(v.string(), v.isoTimestamp()),
});
export type Preview = v.InferOutput<typeof previewSchema>;

const recordSchema = v.object({ name: v.string(), version: v.string(), until: v.string() });
const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const fromBytes = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The secret that signs previews; null if none was ever made. */
export async function previewSecret(store: ReleaseStore): Promise<Uint8Array | null> {
  return (await store.get(SECRET_KEY))?.bytes ?? null;
}

/** Whoever can write to the store can deploy: a secret in it gives nobody more than that. */
async function madeSecret(store: ReleaseStore): Promise<Uint8Array> {
  await store.replace(SECRET_KEY, new Uint8Array(randomBytes(SECRET_BYTES)), null);
  const secret = await previewSecret(store);
  if (!secret) throw new Error(`${store.address} keeps no secret for previews`);
  return secret;
}

/** The signature of a text, for links and for cookies. */
export const previewMac = (secret: Uint8Array, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export function isPreviewMac(secret: Uint8Array, text: string, mac: string): boolean {
  const [given, expected] = [Buffer.from(mac), Buffer.from(previewMac(secret, text))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Signs a preview for links to this store's site. */
export async function signPreview(store: ReleaseStore, preview: Preview): Promise<string> {
  const claims = Buffer.from(toBytes(preview)).toString('base64url');
  return `${claims}.${previewMac(await madeSecret(store), claims)}`;
}

/** The content of a link's token; null if this site did not sign it. Its expiry is checked elsewhere. */
export function readPreview(secret: Uint8Array, token: string): Preview | null {
  const [claims = '', mac = ''] = token.split('.');
  if (!isPreviewMac(secret, claims, mac)) return null;
  const preview = v.safeParse(previewSchema, fromBytes(Buffer.from(claims, 'base64url')));
  return preview.success ? preview.output : null;
}

/** @throws Rejection if a version of the preview conflicts with the live ones. */
export async function admitPreview(store: ReleaseStore, registry: Registry, { versions }: Preview): Promise<void> {
  const named = Object.entries(versions).flatMap(([name, version]) => (version === null ? [] : [{ name, version }]));
  const releases = await Promise.all(named.map(({ name, version }) => publishedRelease(store, name, version)));
  for (const release of releases) await passGate(store, release, {});
  rejectConflicts(registry, releases, 'published');
}

async function records(store: ReleaseStore) {
  const keys = (await store.list(FOLDER)).map(({ key }) => key).filter((key) => key.endsWith('.json'));
  const files = await Promise.all(keys.map(async (key) => ({ key, file: await store.get(key) })));
  return files.flatMap(({ key, file }) => (file ? [{ key, ...v.parse(recordSchema, fromBytes(file.bytes)) }] : []));
}

/** The versions that somebody may be viewing. */
export async function previewedVersions(store: ReleaseStore, at: Date) {
  return (await records(store)).filter(({ until }) => new Date(until) > at);
}

export async function removeEndedPreviews(store: ReleaseStore, at: Date): Promise<void> {
  for (const { key, until } of await records(store)) if (new Date(until) <= at) await store.remove(key);
}

async function keepUntil(store: ReleaseStore, { name, version }: Release, until: string): Promise<void> {
  const key = recordKey(name, version);
  const known = await store.get(key);
  const before = known && v.parse(recordSchema, fromBytes(known.bytes)).until;
  await store.put(key, toBytes({ name, version, until: before && before > until ? before : until }));
}

interface PreviewOptions extends DeployOptions {
  role: string;
  until: Date;
}

/**
 * Publishes the remote's build in `folder`, checked as for a deploy; the registry stays unchanged.
 * @returns the release, and the token of a link to it.
 * @throws Rejection with the reason.
 */
export async function previewRemote(
  store: ReleaseStore,
  folder: string,
  { role, until, ...options }: PreviewOptions,
): Promise<{ release: Release; token: string }> {
  if (until <= new Date()) throw new Rejection('a preview needs to end in the future');
  const built = await readAdmissible(store, folder, options);
  const { release } = built;
  rejectProblems([release], [...buildProblems(built), ...conflicts(await readRegistry(store), [release], 'built')]);
  await keepUntil(store, release, until.toISOString());
  await publishRelease(store, built);
  const versions = { [release.name]: release.version };
  return { release, token: await signPreview(store, { versions, role, until: until.toISOString() }) };
}
