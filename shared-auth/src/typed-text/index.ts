/** How typed text is read, the same in the browser and in the API. Pure: it imports nothing. */
export { codeDigits, isSendablePhone, phoneDigits, plainNumber, typedPhone } from './digits.ts';
export { foldedWords, foldText, isTypedAs } from './fold-text.ts';
export { latinDigits } from './latin-digits.ts';
export { type FoundLink, isSecureLink, linksIn, pastedLink } from './links.ts';
export { isNoAddress, NO_ADDRESS_DOMAIN, shownAddress } from './no-address.ts';
export { passwordText } from './password-text.ts';
