import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { Nonce } from '#app/nonce.ts'
import { RequestName } from '#app/request-name.ts'
import { PageSheet } from '#app/page-sheet.ts'
import { pageSheetPath } from '#app/page-sheet.server.ts'
import { bytesOfPieces, renderOnSheet } from '#app/ui/sheet.server.tsx'
import { failureContext, nonceContext, servicesContext } from '#web/contexts.ts'
import { outageOf } from '#platform/outage.ts'
import { requestUnderWay } from '#platform/request.ts'
import type { RouteHandle } from '#web/route-handle.ts'

const DOCTYPE = '<!DOCTYPE html>'

export { inlineScripts } from '#app/inline-scripts.ts'

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  // Nothing would count as no default, and a page without one could not be drawn.
  const nonce = requestContext.get(nonceContext) ?? undefined
  const html = hydrates(context)
    ? await renderApp(request.url, context, nonce)
    : renderWhole(request.url, context, nonce)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** What went wrong in a page goes to the site's log; what a visitor asked for amiss, or asked for no longer, goes nowhere. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const failure = context.get(failureContext)
  failure.error ??= error
  const level = outageOf(error) ? 'warn' : 'error'
  context.get(servicesContext).log[level]({ err: error, method: request.method }, 'a page failed')
}

export { bytesOfPieces }

/** The HTML of a public document, put together from pieces that may have been drawn before. */
export function renderDocument(url: string, context: EntryContext): Buffer<ArrayBuffer> {
  return renderOnSheet(documentOf(url, context), DOCTYPE)
}

/** The same drawn anew from beginning to end. It never wakes: it needs none of the marks that React would find its places by again. */
export function renderWhole(url: string, context: EntryContext, nonce?: string): string {
  return `${DOCTYPE}${renderToStaticMarkup(<Nonce value={nonce}>{documentOf(url, context)}</Nonce>)}`
}

function documentOf(url: string, context: EntryContext): React.ReactNode {
  return (
    <PageSheet value={sheetOf(context)}>
      <RequestName value={requestUnderWay()?.name}>
        <ServerRouter context={context} url={url} />
      </RequestName>
    </PageSheet>
  )
}

function sheetOf({ manifest, staticHandlerContext: { matches } }: EntryContext): string | undefined {
  const sheets = new Set(matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []))
  // In development no style sheet has been built.
  return sheets.size > 0 ? pageSheetPath([...sheets]) : undefined
}

/** The whole page at once: what its loaders gave stands in scripts, and each of ours carries the nonce of the answer's policy. */
async function renderApp(url: string, context: EntryContext, nonce: string | undefined): Promise<string> {
  const page = (
    <Nonce value={nonce}>
      <RequestName value={requestUnderWay()?.name}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </RequestName>
    </Nonce>
  )
  const stream = await renderToReadableStream(page, {
    nonce,
    onError: (error) => console.error('a page could not be rendered', error),
  })
  await stream.allReady
  return new Response(stream).text()
}

function hydrates({ routeModules, staticHandlerContext: { matches } }: EntryContext): boolean {
  const handles = matches.map(({ route }) => routeModules[route.id]?.handle as RouteHandle | undefined)
  return handles.some((handle) => handle?.app) && !handles.some((handle) => handle?.still)
}
