import * as v from 'valibot';
import { idParams, instant, line, requiredLine, requiredText } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { mediaSchema } from '#modules/files/media/media.schema.ts';
import { receivedMedia } from '#modules/files/media/received-media.ts';

const MAX_NAME = 100;
const MAX_CONTENT = 20_000;

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_NAME)), '');
export const materialSorts = ['name', 'created_at'] as const;

export const materialsQuery = v.object({
  ...pageQuery,
  /** In the name or the content. */
  search: searchTerm,
  name: searchTerm,
  /** With a minus from the end. */
  sort: v.optional(v.picklist(materialSorts.flatMap((sort) => [sort, `-${sort}` as const])), 'name'),
});
export type MaterialsQuery = v.InferOutput<typeof materialsQuery>;

export const materialParams = idParams;
const texts = { name: requiredLine(MAX_NAME), content: requiredText(MAX_CONTENT), file: v.optional(receivedMedia) };
export const materialBody = v.object(texts);
/** As a form says it. */
const asWord = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((word) => word === 'true'),
);
/** Without a file the one that is there stays, unless it is removed. */
export const editMaterialBody = v.object({
  ...texts,
  remove_file: v.optional(v.union([v.boolean(), asWord]), false),
});
export type MaterialInput = v.InferOutput<typeof materialBody>;
export type EditMaterialInput = v.InferOutput<typeof editMaterialBody>;

const material = v.object({
  id: v.string(),
  name: v.string(),
  content: v.string(),
  file: v.nullable(mediaSchema),
  created_at: instant,
  may: v.object({ edit: v.boolean(), delete: v.boolean() }),
});
export type WireMaterial = v.InferInput<typeof material>;
export const materialsPage = pageOf(material);
export const materialResponse = v.object({ data: material });
