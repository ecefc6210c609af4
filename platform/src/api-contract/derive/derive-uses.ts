import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CallExpression,
  type Expression,
  isCallExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { Type } from 'typescript/unstable/sync';
import type { OperationUse } from '../operation-use.ts';
import { alternativesOf, oneOfShapes, type Shape } from '../shape.ts';
import { type ApiCall, apiCalls } from './api-calls.ts';
import { formFields } from './form-fields.ts';
import { PathPattern } from './path-pattern.ts';
import { schemasOf } from './response-schemas.ts';
import { TypeShapes } from './shape-of-type.ts';
import { type WorkspaceTypes, withTypes } from './workspace-types.ts';

/** A part of a call that cannot be derived, with its position. */
class Underivable extends Error {
  readonly node: Node;

  constructor(node: Node, message: string) {
    super(message);
    this.node = node;
  }
}

/** The names of a query's parameters; some may be known only at run time. */
function queryOf(shape: Shape): Shape {
  const choices = alternativesOf(shape);
  const names = new Map<string, number>();
  let isOpen = false;
  for (const choice of choices) {
    if (choice.kind !== 'object' || choice.rest !== null) isOpen = true;
    if (choice.kind === 'object')
      for (const [name, { optional }] of choice.fields) names.set(name, (names.get(name) ?? 0) + (optional ? 0 : 1));
  }
  const fields = [...names].map(([name, count]) => [count === choices.length ? name : `${name}?`, 'any']);
  return { ...Object.fromEntries(fields.sort()), ...(isOpen ? { '*': 'any' } : {}) };
}

class Derivation {
  readonly #types: WorkspaceTypes;
  readonly #paths: PathPattern;
  readonly #shapes: TypeShapes;

  constructor(types: WorkspaceTypes) {
    this.#types = types;
    this.#paths = new PathPattern(types);
    this.#shapes = new TypeShapes(types);
  }

  /** @throws Underivable */
  usesOf({ node, door, method }: ApiCall): OperationUse[] {
    const [first, second, third] = node.arguments;
    if (!first) throw new Underivable(node, 'it has no address');
    if (door === null) return this.#fromOutboxRequest(first);
    if (door === 'outboxRequest') return this.#outboxUses(first, second);
    const uses = this.#uses(method, first, this.#ofResponse(door, node));
    if (door === 'http') return uses.map((use) => ({ ...use, ...this.#ofOptions(second) }));
    if (door === 'postClosing' || !second) return uses;
    const form = formFields(this.#types, second);
    if (form === null) throw new Underivable(second, 'the fields of its form cannot be derived');
    const methods = this.#texts(this.#property(third, 'method')) ?? ['POST'];
    return methods.flatMap((each) => uses.map((use) => ({ ...use, call: use.call.replace('POST', each), form })));
  }

  #uses(method: string, address: Expression, reads: Shape | undefined): OperationUse[] {
    const texts = this.#paths.textsOf(address);
    if (!texts)
      throw new Underivable(address, 'its address cannot be derived: write it of texts and encodeURIComponent(…)');
    return texts.map((text) => ({ call: `${method} /${text}`, ...(reads === undefined ? {} : { reads }) }));
  }

  #ofResponse(door: ApiCall['door'], node: CallExpression): Shape | undefined {
    if (door === 'postClosing') return undefined;
    const schemas = schemasOf(this.#types, node);
    if (!schemas) throw new Underivable(node, 'how its response is read cannot be derived: read it with .json(schema)');
    return schemas.length > 0 ? oneOfShapes(schemas.map((schema) => this.#readBy(schema))) : undefined;
  }

  /** The values that a schema accepts. */
  #readBy(schema: Expression): Shape {
    const { checker } = this.#types;
    const input = this.#member(this.#member(checker.getTypeAtLocation(schema), '~types'), 'input');
    const shape = input ? this.#shapes.shapeOf(input) : 'any';
    if (shape === 'any') throw new Underivable(schema, 'the shape that its schema reads cannot be derived');
    return shape;
  }

  #ofOptions(options: Expression | undefined): Pick<OperationUse, 'sends' | 'query'> {
    const json = this.#property(options, 'json');
    const search = this.#property(options, 'searchParams');
    return {
      ...(search ? { query: queryOf(this.#shapes.shapeOf(search)) } : {}),
      ...(json ? { sends: this.#shapes.shapeOf(json) } : {}),
    };
  }

  #outboxUses(request: Expression, schema: Expression | undefined): OperationUse[] {
    const type = this.#types.checker.getTypeAtLocation(request);
    const address = this.#declared(type, 'path');
    const json = this.#member(type, 'json');
    if (!address || !schema) throw new Underivable(request, 'it needs an object with its path, and a schema');
    return this.#uses('POST', address, this.#readBy(schema)).map((use) => ({
      ...use,
      ...(json ? { sends: this.#shapes.shapeOf(json) } : {}),
    }));
  }

  /** The path of an outbox item comes from `outboxRequest`, where it is checked. */
  #fromOutboxRequest(parcel: Expression): [] {
    const path = this.#declared(this.#types.checker.getTypeAtLocation(parcel), 'path');
    for (let at: Node | undefined = path; at; at = at.parent)
      if (isCallExpression(at) && at.expression.getText() === 'outboxRequest') return [];
    throw new Underivable(parcel, 'its path does not come from outboxRequest(…)');
  }

  /** The value that was assigned to a property in its object literal. */
  #declared(type: Type | undefined, name: string): Expression | undefined {
    const property = type && this.#types.checker.getPropertyOfType(type, name);
    const declaration = this.#types.declarationOf(property) as { initializer?: Expression } | undefined;
    return declaration?.initializer;
  }

  #property(object: Expression | undefined, name: string): Type | undefined {
    const type = object && this.#types.checker.getTypeAtLocation(object);
    const choices = type?.isUnionType() ? type.getTypes() : type && [type];
    return choices?.map((choice) => this.#member(choice, name)).find((member) => member !== undefined);
  }

  #member(type: Type | undefined, name: string): Type | undefined {
    const { checker } = this.#types;
    const present = type && checker.getNonNullableType(type);
    const property = present && checker.getPropertyOfType(present, name);
    return property && checker.getTypeOfSymbol(property);
  }

  #texts(type: Type | undefined): string[] | null {
    const choices = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    const texts = choices.flatMap((choice) => (choice.isStringLiteralType() ? [choice.value] : []));
    return texts.length > 0 ? texts : null;
  }
}

/** The position of a node, for a message: `mf-users/src/api/users.ts:12`. */
function placeOf(root: string, file: SourceFile, node: Node): string {
  const line = file.text.slice(0, node.getStart()).split('\n').length;
  return `${path.relative(root, file.fileName)}:${line}`;
}

const leadsToApi = (file: string) =>
  /\.tsx?$/.test(file) && /from '@academy\/shared-auth'/.test(readFileSync(file, 'utf8'));

const keyOf = (use: OperationUse) => `${use.call} ${JSON.stringify(use)}`;

/** The calls in one file. Calls that cannot be derived are added to `problems`. */
function usesInFile(types: WorkspaceTypes, root: string, place: string, problems: string[]): OperationUse[] {
  const file = types.sourceFile(place);
  const derivation = new Derivation(types);
  const { calls, unclear } = apiCalls(file);
  for (const node of unclear) problems.push(`${placeOf(root, file, node)}: call ${node.getText()} directly`);
  return calls.flatMap((call) => {
    try {
      return derivation.usesOf(call);
    } catch (error) {
      if (!(error instanceof Underivable)) throw error;
      problems.push(`${placeOf(root, file, error.node)}: a call of the API: ${error.message}`);
      return [];
    }
  });
}

/**
 * The calls of the API in source files of the workspace, by the name of each group of files, each once and in order:
 * the called operation, the read parts of the response and the sent parts, by their types.
 * @throws Error that names every call that cannot be derived.
 */
export function deriveUses(
  root: string,
  groups: Readonly<Record<string, readonly string[]>>,
): Record<string, OperationUse[]> {
  const places = Object.entries(groups).map(([name, files]): [string, string[]] => [name, files.filter(leadsToApi)]);
  const problems: string[] = [];
  const inOrder = (uses: readonly OperationUse[]) => {
    const once = new Map(uses.map((use) => [keyOf(use), use]));
    return [...once].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, use]) => use);
  };
  const found = withTypes(root, [...new Set(places.flatMap(([, files]) => files))], (types) =>
    places.map(([name, files]) => [name, inOrder(files.flatMap((file) => usesInFile(types, root, file, problems)))]),
  );
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return Object.fromEntries(found) as Record<string, OperationUse[]>;
}
