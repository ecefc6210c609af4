import path from 'node:path';
import { readXml, type XmlHandler } from '#base/containers/read-xml.ts';
import { MalformedFile } from '#base/containers/stored-file.ts';
import type { ZipEntry } from '#base/containers/zip-entries.ts';

export interface Relation {
  /** The last word of its type: `worksheet`, `styles`. */
  kind: string;
  /** The name of the part that it leads to. */
  part: string;
}

/** The parts of a workbook by name, whatever their case and folder; each leads to others by its relations. */
export class WorkbookParts {
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  constructor(entries: readonly ZipEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  /** @throws MalformedFile if there is no such part. */
  async read(part: string, handler: XmlHandler): Promise<void> {
    const entry = this.#entries.get(part.toLowerCase());
    if (!entry) throw new MalformedFile(`it has no part ${part}`);
    await readXml(entry, handler);
  }

  /** The relations of a part by id; those of the workbook itself for an empty name. */
  async relationsOf(part: string): Promise<Map<string, Relation>> {
    const folder = path.posix.dirname(`/${part}`);
    const relations = new Map<string, Relation>();
    await this.read(path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`).slice(1), {
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship' || TargetMode?.toLowerCase() === 'external') return;
        const target = path.posix.resolve(folder, Target.replaceAll('\\', '/')).slice(1);
        relations.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), part: target });
      },
    });
    return relations;
  }
}
