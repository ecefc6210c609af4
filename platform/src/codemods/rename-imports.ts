import {
  isExportDeclaration,
  isExportSpecifier,
  isImportDeclaration,
  isNamedExports,
  isNamedImports,
  isNamespaceImport,
  isPropertyAccessExpression,
  isQualifiedName,
  isShorthandPropertyAssignment,
  isStringLiteral,
  type Node,
  type SourceFile,
  type Statement,
} from 'typescript/unstable/ast';
import type { Checker } from 'typescript/unstable/sync';
import { withProject } from '../checks/syntax.ts';

/** New names by old names. */
export type Renamings = ReadonlyMap<string, string>;

interface Edit {
  node: Node;
  text: string;
}

interface Specifier {
  name: Node;
  propertyName?: Node | undefined;
}

interface Place {
  source: SourceFile;
  checker: Checker;
  names: Renamings;
}

const textOf = (node: Node): string => node.getSourceFile().text.slice(node.getStart(), node.end);

/** A file's uses of an import, with the import itself. */
function referencesTo({ source, checker }: Place, name: Node): Node[] {
  const symbol = checker.getSymbolAtLocation(name);
  const handles = symbol ? checker.getReferencesToSymbolInFile(source.fileName, symbol) : [];
  return handles.flatMap((handle) => handle.resolve() ?? []);
}

/**
 * The new name replaces the old one in the file; if the file already has the new name, the old one stays as an alias.
 */
function specifierEdits(place: Place, { name, propertyName }: Specifier): Edit[] {
  const old = textOf(propertyName ?? name);
  const text = place.names.get(old);
  if (text === undefined) return [];
  if (propertyName) return [{ node: propertyName, text }];
  if (new RegExp(`\\b${text}\\b`).test(place.source.text)) return [{ node: name, text: `${text} as ${old}` }];
  return referencesTo(place, name).map((node) => {
    const { parent } = node;
    if (isShorthandPropertyAssignment(parent)) return { node, text: `${old}: ${text}` };
    if (isExportSpecifier(parent) && !parent.propertyName) return { node, text: `${text} as ${old}` };
    return { node, text };
  });
}

/** `router.useNavigate()` of a namespace import. */
function memberEdits(place: Place, namespace: Node): Edit[] {
  return referencesTo(place, namespace).flatMap(({ parent }) => {
    const member = isPropertyAccessExpression(parent)
      ? parent.name
      : isQualifiedName(parent)
        ? parent.right
        : undefined;
    const text = member && place.names.get(textOf(member));
    return member && text ? [{ node: member, text }] : [];
  });
}

/** Names that a file exports stay: others know them. */
function passedOnEdits({ names }: Place, { name, propertyName }: Specifier): Edit[] {
  const old = textOf(propertyName ?? name);
  const text = names.get(old);
  if (text === undefined) return [];
  return propertyName ? [{ node: propertyName, text }] : [{ node: name, text: `${text} as ${old}` }];
}

function editsOf(place: Place, statement: Statement, from: string): Edit[] {
  if (!isImportDeclaration(statement) && !isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== from) return [];
  if (isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && isNamedExports(exportClause)
      ? exportClause.elements.flatMap((specifier) => passedOnEdits(place, specifier))
      : [];
  }
  const bindings = statement.importClause?.namedBindings;
  if (!bindings) return [];
  if (isNamespaceImport(bindings)) return memberEdits(place, bindings.name);
  return isNamedImports(bindings) ? bindings.elements.flatMap((specifier) => specifierEdits(place, specifier)) : [];
}

/** The text of a source with its edits, which do not overlap. */
function edited({ text }: SourceFile, edits: readonly Edit[]): string {
  const inTurn = [...edits].sort((a, b) => b.node.end - a.node.end);
  return inTurn.reduce((all, { node, text: next }) => all.slice(0, node.getStart()) + next + all.slice(node.end), text);
}

/**
 * Renames what files import from a module, where they import it and where they use it.
 * @returns The new text of each file that changes.
 */
export function renameImports(
  root: string,
  files: readonly string[],
  { from, names }: { from: string; names: Renamings },
): Map<string, string> {
  return withProject(root, files, ({ program, checker }, paths) => {
    const changed = new Map<string, string>();
    for (const [index, file] of files.entries()) {
      const source = program.getSourceFile(paths[index] ?? '');
      if (!source) throw new Error(`${file}: TypeScript did not open it`);
      const edits = source.statements.flatMap((statement) => editsOf({ source, checker, names }, statement, from));
      if (edits.length > 0) changed.set(file, edited(source, edits));
    }
    return changed;
  });
}
