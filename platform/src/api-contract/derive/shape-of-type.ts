import { SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { oneOfShapes, type Shape, textAtom } from '../shape.ts';
import type { WorkspaceTypes } from './workspace-types.ts';

/** Objects that JSON or a form serializes differently. */
const NAMED: Record<string, Shape> = {
  Date: 'string',
  File: 'file',
  Blob: 'file',
  FormData: 'any',
  URLSearchParams: 'any',
};

const SIMPLE: readonly [number, Shape][] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number | TypeFlags.NumberLiteral, 'number'],
  [TypeFlags.Boolean | TypeFlags.BooleanLiteral, 'boolean'],
];

/** Turns types into the JSON shapes of their values. */
export class TypeShapes {
  readonly #types: WorkspaceTypes;

  constructor(types: WorkspaceTypes) {
    this.#types = types;
  }

  /** `within`: the types that contain this one; a type that contains itself becomes `any` there. */
  shapeOf(type: Type, within: readonly number[] = []): Shape {
    const simple = SIMPLE.find(([flags]) => type.flags & flags);
    if (simple) return simple[1];
    if (type.isStringLiteralType()) return textAtom(type.value);
    if (within.includes(type.id)) return 'any';
    const inner = [...within, type.id];
    if (type.isUnionType()) return oneOfShapes(this.#present(type).map((each) => this.shapeOf(each, inner)));
    if (type.isTypeReference() && type.isTupleType()) return this.#tuple(type, inner);
    if (this.#types.checker.isArrayLikeType(type)) return [this.#item(type, inner)];
    if (type.isObjectType() || type.isIntersectionType()) return this.#object(type, inner);
    return 'any';
  }

  #present(type: Type): readonly Type[] {
    return (type.isUnionType() ? type.getTypes() : [type]).filter(({ flags }) => !(flags & TypeFlags.Undefined));
  }

  #tuple(type: Type, within: readonly number[]): Shape {
    const items = type.isTypeReference() ? this.#types.checker.getTypeArguments(type) : [];
    return { '#': items.map((item) => this.shapeOf(item, within)) };
  }

  #item(type: Type, within: readonly number[]): Shape {
    const [item] = type.isTypeReference() ? this.#types.checker.getTypeArguments(type) : [];
    return item ? this.shapeOf(item, within) : 'any';
  }

  #object(type: Type, within: readonly number[]): Shape {
    const known = NAMED[type.getSymbol()?.name ?? ''];
    if (known) return known;
    const { checker } = this.#types;
    const fields = checker.getPropertiesOfType(type).map((property): [string, Shape] => {
      const value = checker.getTypeOfSymbol(property);
      const present = value ? this.#present(value) : [];
      const isOptional =
        (property.flags & SymbolFlags.Optional) !== 0 ||
        (value?.isUnionType() && present.length < value.getTypes().length);
      const shape = oneOfShapes(present.map((each) => this.shapeOf(each, within)));
      return [isOptional ? `${property.name}?` : property.name, shape];
    });
    const named: Record<string, Shape> = Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
    const [index] = checker.getIndexInfosOfType(type);
    return index ? { ...named, '*': this.shapeOf(index.valueType, within) } : named;
  }
}
