import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext } from 'react-router'

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={context} url={request.url} />
  // A document never wakes: it needs none of the marks that React would find its places by again.
  const html = isApp(context) ? await renderApp(page) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** The whole page at once: what its loaders gave stands in scripts, and the policy of the answer names each of them by its hash. */
async function renderApp(page: React.ReactNode): Promise<string> {
  const stream = await renderToReadableStream(page, {
    onError: (error) => console.error('a page could not be rendered', error),
  })
  await stream.allReady
  return new Response(stream).text()
}

function isApp({ routeModules, staticHandlerContext: { matches } }: EntryContext): boolean {
  return matches.some(({ route }) => (routeModules[route.id]?.handle as { app?: boolean } | undefined)?.app)
}
