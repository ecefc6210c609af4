import { defineModule } from '#define-module.ts';
import { receiptsPersonalData } from './receipts.personal-data.ts';
import { receiptSettings } from './receipts.settings.ts';

export const receiptsModule = defineModule('receipts', {
  above: ['academy'],
  settings: [receiptSettings.group],
  personalData: receiptsPersonalData,
});
