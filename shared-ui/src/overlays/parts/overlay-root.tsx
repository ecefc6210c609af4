import { useLanguage } from '@academy/shared-auth';
import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from '../../theme/system.ts';
import { LayerRules, rememberedStyles } from './remembered-styles.ts';

/** Our system with the recipes of overlays, without the styles of the page, which the page has. */
const overlaySystem: SystemContext = {
  ...system,
  ...rememberedStyles,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};

/** What Chakra's parts need around them: the system with our recipes, and the direction of the language. */
export function OverlayRoot({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={overlaySystem}>
      <LayerRules />
      <LocaleProvider locale={useLanguage()}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
