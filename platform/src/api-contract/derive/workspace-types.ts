import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Project, type Symbol as Sym, SymbolFlags } from 'typescript/unstable/sync';

/** The types of some files of the workspace. */
export class WorkspaceTypes {
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
  }

  get checker(): Checker {
    return this.#project.checker;
  }

  /** @throws Error if the file was neither opened nor imported by an opened one. */
  sourceFile(file: string): SourceFile {
    const found = this.#project.program.getSourceFile(file);
    if (!found) throw new Error(`TypeScript does not know ${file}`);
    return found;
  }

  /** The declaration of an identifier, in its own module. */
  symbolAt(node: Node): Sym | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The position of a symbol's declaration. */
  declarationOf(symbol: Sym | undefined): Node | undefined {
    return (symbol?.valueDeclaration ?? symbol?.declarations[0])?.resolve(this.#project);
  }
}

/** Opens files with all their imports, with the workspace's compiler options, to read their types. */
export function withTypes<Result>(
  root: string,
  files: readonly string[],
  use: (types: WorkspaceTypes) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = { types: [] };
  writeFileSync(
    config,
    JSON.stringify({ extends: path.join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  try {
    const project = snapshot.getProject(config);
    if (!project) throw new Error('TypeScript opened no project');
    return use(new WorkspaceTypes(project));
  } finally {
    snapshot.dispose();
    api.close();
    rmSync(folder, { recursive: true });
  }
}
