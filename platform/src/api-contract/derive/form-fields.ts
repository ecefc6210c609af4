import {
  type Expression,
  type ForOfStatement,
  isCallExpression,
  isConditionalExpression,
  isForOfStatement,
  isIdentifier,
  isIfStatement,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import type { Shape } from '../shape.ts';
import type { WorkspaceTypes } from './workspace-types.ts';

/** The possible names of a field; null if they are unknown. */
function namesOf(types: WorkspaceTypes, field: Expression | undefined): string[] | null {
  if (!field) return null;
  if (isStringLiteral(field)) return [field.text];
  const type = types.checker.getTypeAtLocation(field);
  const each = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const names = each.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []));
  return names.length > 0 && names.length === each.length ? names : null;
}

const isWithin = (node: Node, outer: Node) => node.pos >= outer.pos && node.end <= outer.end;

/** Whether a loop sets every possible name: it runs over names that are not an argument of the function. */
function setsEach(types: WorkspaceTypes, { initializer, expression }: ForOfStatement, field: Node, maker: Node) {
  let list = expression;
  while (isPropertyAccessExpression(list)) list = list.expression;
  const [variable, names] = [field, list].map((each) =>
    isIdentifier(each) ? types.declarationOf(types.symbolAt(each)) : undefined,
  );
  const isGiven = names?.getSourceFile() === maker.getSourceFile() && isWithin(names, maker);
  return variable !== undefined && isWithin(variable, initializer) && !isGiven;
}

/** Whether the function may skip a call for some names of its field. */
function isConditional(types: WorkspaceTypes, call: Node, maker: Node, field: Node, names: string[]): boolean {
  let isSet = names.length === 1;
  for (let at = call.parent; at && at !== maker; at = at.parent) {
    if (isIfStatement(at) || isConditionalExpression(at)) return true;
    if (!isForOfStatement(at)) continue;
    if (!setsEach(types, at, field, maker)) return true;
    isSet = true;
  }
  return !isSet;
}

/** The function that creates a form: the one with its declaration, or the one that returns it. */
function makerOf(types: WorkspaceTypes, form: Expression): Node | null {
  const named = isCallExpression(form) ? form.expression : form;
  const declaration = isIdentifier(named) ? types.declarationOf(types.symbolAt(named)) : undefined;
  if (!declaration || isParameterDeclaration(declaration)) return null;
  if (isVariableDeclaration(declaration) && !isCallExpression(form)) return declaration.parent.parent.parent;
  return declaration;
}

/** The names of a form's fields, for a form with files; null if they cannot be derived. */
export function formFields(types: WorkspaceTypes, form: Expression): Shape | null {
  const maker = makerOf(types, form);
  if (!maker) return null;
  const fields: Record<string, Shape> = {};
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
    const { name, expression } = node.expression;
    if (name.text !== 'set' && name.text !== 'append') return;
    if (types.checker.getTypeAtLocation(expression)?.getSymbol()?.name !== 'FormData') return;
    const [field] = node.arguments;
    const names = namesOf(types, field);
    const mark = field && names && isConditional(types, node, maker, field, names) ? '?' : '';
    for (const each of names ?? ['*']) fields[`${each}${mark}`] = 'any';
  };
  visit(maker);
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}
