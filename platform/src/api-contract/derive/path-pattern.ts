import {
  type CallExpression,
  type Expression,
  isArrowFunction,
  isAsExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  type PropertyName,
} from 'typescript/unstable/ast';
import type { WorkspaceTypes } from './workspace-types.ts';

/** The possible texts of an expression, `{}` for any segment; null if they cannot be derived. */
type Texts = readonly string[] | null;
/** Arguments by the symbol of their parameter. */
type Bound = ReadonlyMap<number, Texts>;

const SEGMENT = '{}';
const MOST_TEXTS = 32;

function both(one: Texts, other: Texts, join: (left: string[], right: string[]) => string[]): Texts {
  if (!one || !other) return null;
  const texts = join([...one], [...other]);
  return texts.length > MOST_TEXTS ? null : texts;
}

const either = (one: Texts, other: Texts) => both(one, other, (left, right) => [...new Set([...left, ...right])]);
const joined = (one: Texts, other: Texts) =>
  both(one, other, (left, right) => left.flatMap((start) => right.map((end) => start + end)));

/** The result expression of a function with a single expression. */
function returned(node: Node | undefined): Expression | null {
  const made = node && isVariableDeclaration(node) ? node.initializer : node;
  if (!made || (!isArrowFunction(made) && !isFunctionDeclaration(made)) || !made.body) return null;
  if (!isBlock(made.body)) return made.body as Expression;
  const [only, ...further] = made.body.statements;
  return only && further.length === 0 && isReturnStatement(only) ? (only.expression ?? null) : null;
}

/** Derives the address of an expression: through constants, functions of one expression, and literal types. */
export class PathPattern {
  readonly #types: WorkspaceTypes;

  constructor(types: WorkspaceTypes) {
    this.#types = types;
  }

  textsOf(node: Expression, bound: Bound = new Map()): Texts {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (isParenthesizedExpression(node) || isAsExpression(node)) return this.textsOf(node.expression, bound);
    if (isConditionalExpression(node))
      return either(this.textsOf(node.whenTrue, bound), this.textsOf(node.whenFalse, bound));
    if (isTemplateExpression(node))
      return node.templateSpans.reduce<Texts>(
        (start, { expression, literal }) => joined(joined(start, this.textsOf(expression, bound)), [literal.text]),
        [node.head.text],
      );
    if (isCallExpression(node)) return this.#ofCall(node, bound);
    if (isIdentifier(node)) return this.#ofName(node, bound);
    if (isElementAccessExpression(node) || isPropertyAccessExpression(node)) return this.#ofMember(node, bound);
    return null;
  }

  #ofCall(node: CallExpression, bound: Bound): Texts {
    const called = node.expression;
    if (!isIdentifier(called)) return null;
    if (called.text === 'encodeURIComponent') return [SEGMENT];
    const declaration = this.#types.declarationOf(this.#types.symbolAt(called));
    const result = returned(declaration);
    const made = declaration && isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!result || !made || (!isArrowFunction(made) && !isFunctionDeclaration(made))) return null;
    const given = made.parameters.map(({ name, initializer }, place): [number, Texts] => {
      const argument = node.arguments[place];
      const texts = argument ? this.textsOf(argument, bound) : initializer ? this.textsOf(initializer, bound) : null;
      return [(isIdentifier(name) && this.#types.symbolAt(name)?.id) || 0, texts];
    });
    return this.textsOf(result, new Map(given));
  }

  #ofName(node: Expression, bound: Bound): Texts {
    const symbol = this.#types.symbolAt(node);
    const argument = symbol && bound.get(symbol.id);
    if (argument) return argument;
    const declaration = this.#types.declarationOf(symbol);
    if (declaration && isVariableDeclaration(declaration) && declaration.initializer) {
      const texts = this.textsOf(declaration.initializer as Expression, bound);
      if (texts) return texts;
    }
    return this.#ofType(node);
  }

  /** A member of an object literal, or each of its members. */
  #ofMember(node: Expression & { expression: Expression }, bound: Bound): Texts {
    const declaration = this.#types.declarationOf(this.#types.symbolAt(node.expression));
    const made = declaration && isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const object = made && isAsExpression(made) ? made.expression : made;
    if (!object || !isObjectLiteralExpression(object)) return this.#ofType(node);
    const name = isPropertyAccessExpression(node) ? node.name.text : null;
    const isMeant = (member: PropertyName) => !name || (isIdentifier(member) && member.text === name);
    const members = object.properties.filter(isPropertyAssignment).filter((member) => isMeant(member.name));
    return members.reduce<Texts>((texts, { initializer }) => either(texts, this.textsOf(initializer, bound)), []);
  }

  #ofType(node: Node): Texts {
    const type = this.#types.checker.getTypeAtLocation(node);
    const types = type?.isUnionType() ? type.getTypes() : type && [type];
    if (!types?.length || !types.every((each) => each.isStringLiteralType())) return null;
    return types.map((each) => String(each.isStringLiteralType() ? each.value : ''));
  }
}
