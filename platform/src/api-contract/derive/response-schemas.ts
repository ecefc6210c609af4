import {
  type CallExpression,
  type Expression,
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isIdentifier,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import type { WorkspaceTypes } from './workspace-types.ts';

/** How a response is read: by schemas, as bytes, or not at all. `null`: that cannot be derived. */
type Schemas = readonly Expression[] | null;

const AS_BYTES = ['blob', 'arrayBuffer', 'text', 'headers', 'status', 'ok'];

/** The schemas of `x.json(schema)`; null for one without a schema. */
function schemasOfMember(member: Node): Schemas {
  if (!isPropertyAccessExpression(member)) return null;
  const name = member.name.text;
  if (AS_BYTES.includes(name)) return [];
  const call = member.parent;
  if (name !== 'json' || !isCallExpression(call)) return null;
  const [schema] = call.arguments;
  return schema ? [schema] : null;
}

function membersOf(types: WorkspaceTypes, declaration: Node): Node[] {
  const symbol = isVariableDeclaration(declaration) && types.symbolAt(declaration.name);
  const found: Node[] = [];
  const visit = (node: Node): void => {
    const isMember = isPropertyAccessExpression(node) && isIdentifier(node.expression);
    if (isMember && symbol && types.symbolAt(node.expression)?.id === symbol.id) found.push(node);
    node.forEachChild(visit);
  };
  // From the list of variables to their statement, to the block around it.
  visit(declaration.parent.parent.parent);
  return found;
}

/** The schemas that a call's response is parsed with. */
export function schemasOf(types: WorkspaceTypes, call: CallExpression): Schemas {
  let node: Node = call;
  while (isAwaitExpression(node.parent) || isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (isExpressionStatement(parent)) return [];
  if (isPropertyAccessExpression(parent)) return schemasOfMember(parent);
  if (!isVariableDeclaration(parent)) return null;
  const schemas = membersOf(types, parent).map(schemasOfMember);
  return schemas.some((each) => each === null) ? null : schemas.flatMap((each) => each ?? []);
}
