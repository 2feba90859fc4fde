import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = isApp(context) ? await renderApp(request.url, context) : renderDocument(request.url, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** The HTML of a public document. It never wakes: it needs none of the marks that React would find its places by again. */
export function renderDocument(url: string, context: EntryContext): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<ServerRouter context={context} url={url} />)}`
}

/** The whole page at once: what its loaders gave stands in scripts, and the policy of the answer names each of them by its hash. */
async function renderApp(url: string, context: EntryContext): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />, {
    onError: (error) => console.error('a page could not be rendered', error),
  })
  await stream.allReady
  return new Response(stream).text()
}

function isApp({ routeModules, staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => (routeModules[route.id]?.handle as { app?: boolean } | undefined)?.app)
}
