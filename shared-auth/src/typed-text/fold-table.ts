/**
 * Made by `fold-table.test.ts` from joining groups of Unicode and the ASCII forms of small Latin letters:
 * `vitest -u` writes it. What letters are folded to, and the letters.
 */
export const foldedLetters =
  'ي:ؠؽؾؿىیۍێېۑےݵݶݷݺݻࢨࢩࢬࢺ ه:ةھہۃەۿ ا:ٱٲٳݳݴ ك:کڪ و:ۄۅۆۇۈۉۊۋۏݸݹࢫࢱ ss:ß ae:æ d:ðđƌɖɗ o:øɔɵ th:þ h:ħɦⱨⱶ i:ıɨɩ l:łƚɫɬⱡ ng:ŋ oe:œ t:ŧƭʇʈⱦ b:ƀƃɓ c:ƈȼↄ f:ƒ hw:ƕ k:ƙʞⱪ n:ƞɲ gh:ƣ p:ƥᵽ y:ƴȝɏɥỿ z:ƶȥɀᶎⱬ e:ǝɇəɛɜ g:ǥɠɡɣᵹ ou:ȣ s:ȿʂ j:ɉʝ q:ɋ r:ɍɽ a:ɐɑɒʌⱥ w:ɯⱳ m:ɱ sh:ʃ u:ʉʊ v:ʋỽ zh:ʒ ll:ỻ σ:ς';
