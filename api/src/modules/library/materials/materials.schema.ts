import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line } from '#base/http/fields.ts';
import { flag } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { MAX_NAME, materialFields } from './materials.fields.ts';

const searchTerm = v.optional(v.pipe(line, v.maxLength(MAX_NAME)), '');
export const materialSorts = ['name', 'created_at'] as const;

export const materialsQuery = v.object({
  ...pageQuery,
  /** Searches the name and the content. */
  search: searchTerm,
  name: searchTerm,
  /** With a leading minus the order is descending. */
  sort: v.optional(v.picklist(materialSorts.flatMap((sort) => [sort, `-${sort}` as const])), 'name'),
});
export type MaterialsQuery = v.InferOutput<typeof materialsQuery>;

export const materialParams = idParams;
export const materialBody = bodyOf(materialFields);
/** Without a new file the stored one stays, unless it is removed. */
export const editMaterialBody = v.object({
  ...materialBody.entries,
  remove_file: v.optional(flag, false),
});
export type MaterialInput = v.InferOutput<typeof materialBody>;
export type EditMaterialInput = v.InferOutput<typeof editMaterialBody>;

const material = responseOf(materialFields);
export type WireMaterial = v.InferInput<typeof material>;
export const materialsPage = pageOf(material);
export const materialResponse = v.object({ data: material });
