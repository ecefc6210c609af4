/** What the test library switches off itself: a second list would replace the first. */
const OF_THE_LIBRARY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar's own page, which Chromium loads beside each first page of a context: a second of processor time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // A page of a test lives for seconds: optimizing its code costs more than it saves.
  '--js-flags=--no-opt,--no-maglev',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OF_THE_LIBRARY, ...ADDRESS_BAR].join(',')}`,
];
