import { describe, expect, test } from 'vitest'
import { cleanSnippet } from './snippet.ts'

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-1'

function clean(snippet: string) {
  const cleaned = cleanSnippet(snippet)
  if (!cleaned.ok) throw new Error(cleaned.reason)
  return cleaned.value
}

describe('a snippet', () => {
  test('keeps its scripts with their harmless attributes, and nothing else', () => {
    const given = `<p onclick="x()">Hi</p><div><script async src="${TAG}" onload="steal()" nonce="x"></script></div><script>let a = 1 < 2 && 'é'</script><style>*{}</style>`
    expect(clean(given)).toEqual({
      code: `<script async="" src="${TAG}"></script><script>let a = 1 < 2 && 'é'</script>`,
      bodies: ["let a = 1 < 2 && 'é'"],
      scripts: [TAG],
      images: [],
    })
  })

  test('keeps a tracking pixel for browsers without scripts, not a frame', () => {
    const pixel = 'https://www.facebook.com/tr?id=1&ev=PageView'
    const given = `<noscript><p><img height="1" style="display:none" onerror="x()" src="${pixel}"></p><iframe src="https://evil.test"></iframe></noscript>`
    expect(clean(given)).toEqual({
      code: `<noscript><img height="1" src="${pixel.replace('&', '&amp;')}"></noscript>`,
      bodies: [],
      scripts: [],
      images: [pixel],
    })
  })

  test('drops the body of a script that loads another', () => {
    expect(clean(`<script src="${TAG}">alert(1)</script>`)).toMatchObject({
      bodies: [],
      code: `<script src="${TAG}"></script>`,
    })
  })

  test('comes out the same when it is cleaned again', () => {
    const { code } = clean(
      `<script>\r\n  window.a = "<b>"\r\n</script><noscript><img src="https://www.facebook.com/tr"></noscript>`,
    )
    expect(clean(code).code).toBe(code)
  })

  test.each([
    ['', 'nothing-to-run'],
    ['<b>Sale</b><img src="https://www.facebook.com/tr">', 'nothing-to-run'],
    ['<script>  </script>', 'nothing-to-run'],
    ['<svg><script>alert(1)</script></svg>', 'nothing-to-run'],
    ['<script src="http://www.googletagmanager.com/a.js"></script>', 'source-not-https'],
    ['<script src="//www.googletagmanager.com/a.js"></script>', 'source-not-https'],
    ['<script src="data:text/javascript,alert(1)"></script>', 'source-not-https'],
    ['<script src="https://evil.test/a.js"></script>', 'source-not-allowed'],
    ['<script src="https://www.googletagmanager.com.evil.test/a.js"></script>', 'source-not-allowed'],
    ['<script src="https://www.googletagmanager.com:8443/a.js"></script>', 'source-not-allowed'],
    ['<script src="https://www.googletagmanager.com@evil.test/a.js"></script>', 'source-not-allowed'],
    ['<noscript><img src="https://evil.test/p.gif"></noscript>', 'source-not-allowed'],
    ['<script><!--<script></script>', 'comment-in-script'],
  ])('is refused: %s', (snippet, reason) => {
    expect(cleanSnippet(snippet)).toEqual({ ok: false, reason })
  })
})
