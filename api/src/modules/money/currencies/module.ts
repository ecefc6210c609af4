import { defineModule } from '#define-module.ts';
import { currencyEndpoints } from './currencies.routes.ts';

export const currenciesModule = defineModule('currencies', {
  above: [],
  endpoints: currencyEndpoints,
});
