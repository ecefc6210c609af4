import { defineModule } from '#define-module.ts';
import { filesPersonalData } from './files.personal-data.ts';
import { fileEndpoints } from './files.routes.ts';
import { inPartsEndpoints } from './in-parts/in-parts.routes.ts';
import { fileListEndpoints } from './listing/listing.routes.ts';
import { uploadEndpoints } from './media/uploads.routes.ts';

export const filesModule = defineModule('files', {
  above: ['identity'],
  endpoints: ({ fileSources, mediaScopes }) => [
    ...uploadEndpoints,
    ...inPartsEndpoints,
    ...fileListEndpoints(fileSources),
    ...fileEndpoints(mediaScopes),
  ],
  personalData: filesPersonalData,
});
