import * as v from 'valibot';

const previewSchema = v.object({
  /** By the remote's name; null: switched off. */
  versions: v.record(v.string(), v.nullable(v.string())),
  until: v.string(),
});
export type Preview = v.InferOutput<typeof previewSchema>;

const bootSchema = v.object({
  apiVersion: v.string(),
  shellVersion: v.optional(v.nullable(v.string()), null),
  /** Address of the registry that the page was made for. */
  registry: v.optional(v.string()),
  /** One page in this many reports its normal loads of remotes. */
  figuresEvery: v.optional(v.pipe(v.number(), v.minValue(1)), 1),
  /** This session's versions instead of the live ones, by a signed link. */
  preview: v.optional(previewSchema),
  /** The API's facts about the academy; an older server sends none. */
  academy: v.optional(v.unknown()),
  /** Address of the service worker; null if the deployment has none. */
  worker: v.optional(v.nullable(v.string()), null),
});

/** The server's data in this page. */
export type BootData = v.InferOutput<typeof bootSchema>;

/** Reads a JSON data block of the page; null if it is missing or invalid. */
function readDataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function readBootData(): BootData | null {
  const boot = v.safeParse(bootSchema, readDataBlock('academy-boot'));
  return boot.success ? boot.output : null;
}
