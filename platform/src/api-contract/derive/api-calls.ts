import {
  type CallExpression,
  type Expression,
  type Identifier,
  isCallExpression,
  isIdentifier,
  isImportDeclaration,
  isImportSpecifier,
  isNamedImports,
  isPropertyAccessExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';

/** The functions of `@academy/shared-auth` that send requests to the API. */
const DOORS = ['http', 'upload', 'postClosing', 'outbox', 'outboxRequest'] as const;
type Door = (typeof DOORS)[number];
const isDoor = (name: string): name is Door => DOORS.some((door) => door === name);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** A call in a remote's code that sends a request to the API. */
export interface ApiCall {
  node: CallExpression;
  /** Null: the argument of the outbox, which must come from `outboxRequest`. */
  door: Exclude<Door, 'outbox'> | null;
  /** The method, such as `GET`; for an upload it is in the options. */
  method: string;
}

export interface FoundCalls {
  calls: ApiCall[];
  /** Uses of such a function other than calls. */
  unclear: Node[];
}

/** The functions by their names in the file. */
function importedDoors(file: SourceFile): Map<string, Door> {
  const doors = new Map<string, Door>();
  for (const statement of file.statements) {
    if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (statement.moduleSpecifier.text !== '@academy/shared-auth' || !bindings || !isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const imported = (propertyName ?? name).text;
      if (isDoor(imported)) doors.set(name.text, imported);
    }
  }
  return doors;
}

const isMemberName = (node: Identifier) => isPropertyAccessExpression(node.parent) && node.parent.name === node;

/** The call of `door.method(…)`. */
function memberCall(node: Node): { method: string; call: CallExpression } | null {
  const member = node.parent;
  if (!isPropertyAccessExpression(member) || !isCallExpression(member.parent)) return null;
  return member.parent.expression === member ? { method: member.name.text, call: member.parent } : null;
}

function callThrough(door: Door, node: Identifier): ApiCall | 'no request' | null {
  const isMethodDoor = door === 'http' || door === 'outbox';
  const member = memberCall(node);
  if (door === 'http')
    return member && METHODS.includes(member.method)
      ? { node: member.call, door, method: member.method.toUpperCase() }
      : null;
  if (door === 'outbox') {
    if (!member || !['put', 'deliver'].includes(member.method)) return 'no request';
    return { node: member.call, door: null, method: 'POST' };
  }
  const isCalled = !isMethodDoor && isCallExpression(node.parent) && node.parent.expression === (node as Expression);
  return isCalled ? { node: node.parent as CallExpression, door, method: 'POST' } : null;
}

/** Every call in a file that sends a request to the API. */
export function apiCalls(file: SourceFile): FoundCalls {
  const doors = importedDoors(file);
  const found: FoundCalls = { calls: [], unclear: [] };
  if (doors.size === 0) return found;
  const visit = (node: Node): void => {
    const door = isIdentifier(node) ? doors.get(node.text) : undefined;
    if (door && isIdentifier(node) && !isImportSpecifier(node.parent) && !isMemberName(node)) {
      const call = callThrough(door, node);
      if (call === null) found.unclear.push(node);
      else if (call !== 'no request') found.calls.push(call);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
