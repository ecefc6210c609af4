import * as v from 'valibot';
import { declarationSchema } from './declaration.ts';
import { upgradeRelease } from './release-before-slots.ts';

/** SVG child nodes of an icon, 24 × 24: tag and attributes. */
const iconNodeSchema = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));
const textsSchema = v.record(v.string(), v.string());

/** A check that a build has passed. */
const checkedSchema = v.object({
  at: v.string(),
  /** The hash of the report. */
  report: v.string(),
  /** The commit that was checked, and the hash of the remote's sources; checks of before name none. */
  commit: v.optional(v.nullable(v.string())),
  sources: v.optional(v.string()),
  /** Ed25519, in base64, of whoever checked: over this, the version and the hashes of its files. */
  signature: v.optional(v.string()),
});

/** One built version of a remote, immutable once published. File names are relative to `base`. */
export const releaseSchema = v.object({
  ...v.omit(declarationSchema, ['version']).entries,
  /** x.y.z-<content hash>. */
  version: v.string(),
  /** When it was first deployed: a build says no time, so that two of one commit are the same bytes. */
  builtAt: v.optional(v.string(), ''),
  /** Name of the federation container, unique for the version, so that two versions may live in one page. */
  container: v.string(),
  /** URL folder that ends in a slash: absolute path, or a full URL of an allowed origin. */
  base: v.string(),
  /** URL of the federation manifest. */
  entry: v.string(),
  /** The federation manifest itself, so that no request is needed for it. */
  manifest: v.record(v.string(), v.unknown()),
  /** Subresource integrity (sha256-…, or sha384-… of builds of before) of every script and style sheet, by file name. Builds of before state scripts alone. */
  integrity: v.record(v.string(), v.string()),
  /** Scripts to preload for a screen, by the route's `screen`; the entry script comes first. */
  files: v.record(v.string(), v.array(v.string())),
  /** Style sheets that a screen waits for, by the route's `screen`; screens without any are left out. */
  styles: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Style sheets of what a screen loads in windows wider than a phone's, by the route's `screen`. */
  wideStyles: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Entry points of the shell's that a screen needs beside its `files` and the page does not have yet, by the route's `screen`. */
  shared: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Scripts of a filler of a slot, by its `part`. */
  slotFiles: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Texts of titles, labels and notifications, by key, in both languages; plural forms as i18next names them (`key_one`). */
  texts: v.object({ en: textsSchema, ar: textsSchema }),
  /** Icons of menu, palette and slots, by name. */
  icons: v.record(v.string(), iconNodeSchema),
  /** Names that its modules import of what the shell provides, by entry point. Builds of before do not say. */
  uses: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** That these bytes passed `remote check`: when, and the hash of its report. Null: nobody has checked them. */
  checked: v.optional(v.nullable(checkedSchema), null),
});

/** The shell's offer to remotes: the exports of its entry points, and slots. */
export const platformOffersSchema = v.object({
  exports: v.record(v.string(), v.array(v.string())),
  slots: v.array(v.string()),
});

/** The door through which the shell takes a remote: decided in the registry, per remote, without a new build. */
const mountSchema = v.picklist(['route', 'single-spa']);

/** A version that some of the signed-in users get beside the live one, until it is promoted or taken back. */
const candidateSchema = v.object({
  version: v.string(),
  /** The share of signed-in users, chosen by their id and the salt: who gets it today gets it tomorrow. */
  percent: v.pipe(v.number(), v.minValue(1), v.maxValue(99)),
  salt: v.string(),
  since: v.string(),
  guard: v.object({
    /** After so many minutes it is promoted, unless it does worse than the live version. */
    minutes: v.number(),
    /** With fewer hours of people load times are not judged, and nothing is promoted (ADR 82). */
    loads: v.number(),
    /** The greatest accepted excess of the share of hours with a fault over that of the live version. */
    rate: v.number(),
    /** How many times as long its loads may take (75th percentile). */
    slower: v.number(),
  }),
});

/** The actor, time, reason and commit of a change of the registry. */
export const registryChangeSchema = v.object({
  at: v.string(),
  by: v.string(),
  command: v.string(),
  note: v.nullable(v.string()),
  commit: v.nullable(v.string()),
});

/**
 * A version that was live, since when, and the good version before it. Lines of an earlier command line lack the last one:
 * it is then the version of the next line.
 */
const historyLineSchema = v.object({
  version: v.string(),
  deployedAt: v.string(),
  previousVersion: v.optional(v.nullable(v.string())),
});

export const registryEntrySchema = v.object({
  ...releaseSchema.entries,
  enabled: v.boolean(),
  /** For a disabled remote: open pages drop it at once, not at their next navigation. */
  offNow: v.optional(v.boolean(), false),
  mount: mountSchema,
  /** The last good version before this one. The loader falls back to it, and fetches its `release.json` only then. */
  previousVersion: v.optional(v.nullable(v.string()), null),
  /** Always null: earlier readers expect a whole release here, and go on without. */
  previous: v.optional(
    v.pipe(
      v.unknown(),
      v.transform(() => null),
    ),
    null,
  ),
  candidate: v.optional(v.nullable(candidateSchema), null),
  /** The versions that were live, the one that became live last first. */
  history: v.array(historyLineSchema),
  /** The change that made the version live; null: nobody knows. Missing where an earlier command line wrote the entry. */
  deployed: v.optional(v.nullable(registryChangeSchema)),
});

/** Reads an entry that was written by an earlier command line, with its whole previous release in it. */
export function upgradeEntry(raw: unknown): unknown {
  const entry = upgradeRelease(raw);
  const { previous, previousVersion } = (entry ?? {}) as {
    previous?: { version?: unknown } | null;
    previousVersion?: unknown;
  };
  if (previousVersion !== undefined || typeof previous?.version !== 'string') return entry;
  return { ...(entry as object), previousVersion: previous.version };
}

/** The store's `registry.json`; `/remotes.json` has only the parts that pages need. */
export const registrySchema = v.object({
  schema: v.literal(1),
  /** Grows by one with every change. */
  revision: v.number(),
  updatedAt: v.string(),
  /** Origins, besides the page's own, that remotes may be loaded from. */
  origins: v.array(v.string()),
  remotes: v.array(v.pipe(v.unknown(), v.transform(upgradeEntry), registryEntrySchema)),
  /** The change that made this revision; null where it was made before changes were recorded. */
  change: v.optional(v.nullable(registryChangeSchema), null),
  /** The last time at which unneeded releases were deleted. */
  prunedAt: v.optional(v.nullable(v.string()), null),
});

export type IconNode = v.InferOutput<typeof iconNodeSchema>;
export type Mount = v.InferOutput<typeof mountSchema>;
export type Release = v.InferOutput<typeof releaseSchema>;
export type PassedCheck = v.InferOutput<typeof checkedSchema>;
export type PlatformOffers = v.InferOutput<typeof platformOffersSchema>;
export type RegistryChange = v.InferOutput<typeof registryChangeSchema>;
export type RegistryEntry = v.InferOutput<typeof registryEntrySchema>;
export type Candidate = v.InferOutput<typeof candidateSchema>;
export type HistoryLine = v.InferOutput<typeof historyLineSchema>;
export type Registry = v.InferOutput<typeof registrySchema>;
