import { defineModule } from '#define-module.ts';

export const receiptsModule = defineModule('receipts', {
  above: ['academy'],
});
