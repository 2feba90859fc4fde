import { AsyncLocalStorage } from 'node:async_hooks'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { Log } from '#platform/log.server.ts'
import type { Parts } from './parts.ts'

type AnswerRequest = (request: Request) => Promise<Response>
type Fault = ErrorPayload['err']

/** Shows what goes wrong on the server to whoever is changing it: in the terminal, and over the page that asked. */
export function watchForFailures(vite: ViteDevServer) {
  const ofThisRequest = new AsyncLocalStorage<Fault[]>()

  function meet(error: unknown, words = 'a call failed'): void {
    const fault = faultOf(error, vite.config.root)
    const known = ofThisRequest.getStore()
    if (known?.some(({ stack }) => stack === fault.stack)) return
    vite.config.logger.error(inTerminal(fault, words))
    if (known) known.push(fault)
    else show(fault)
  }

  function show(err: Fault): void {
    vite.environments.client.hot.send({ type: 'error', err })
  }

  /** An error logged as an object is met; anything else is a line as always. */
  function log({ openLog, readConfig }: Parts): Log {
    const opened = openLog(readConfig().logLevel)
    const line = opened.error.bind(opened) as (facts: unknown, words?: string) => void
    opened.error = (facts: unknown, words?: string) => {
      const error = facts instanceof Error ? facts : (facts as { err?: unknown } | undefined)?.err
      if (error instanceof Error) meet(error, words)
      // What only says once more that a page failed which was shown already is no news.
      else if (!ofThisRequest.getStore()?.length) line(facts, words)
    }
    return opened
  }

  const print = console.error
  console.error = (...words: unknown[]) => {
    const error = words.find((word) => word instanceof Error)
    if (error) meet(error, words.filter((word) => typeof word === 'string').join(' '))
    else print(...words)
  }

  /** The same answers, with what went wrong in them over the page; what is no page shows it over the pages that are open. */
  function shownBy(answer: AnswerRequest): AnswerRequest {
    return async (request) => {
      const faults: Fault[] = []
      const response = await ofThisRequest.run(faults, () => answer(request).catch((error: unknown) => failed(error)))
      const [fault] = faults
      if (!fault) return response
      if (response.headers.get('content-type')?.startsWith('text/html')) return withOverlay(response, fault)
      show(fault)
      return response
    }
  }

  function failed(error: unknown): Response {
    meet(error, 'the site could not be brought up to date')
    const page = '<!doctype html><title>Something went wrong</title><body></body>'
    return new Response(page, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  return { log, meet, shownBy }
}

async function withOverlay(response: Response, fault: Fault): Promise<Response> {
  const script = `<script type="module">
import '/server/dev/browser.ts'
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(fault).replaceAll('<', '\\u003c')}))
</script>`
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-security-policy')
  headers.delete('content-length')
  return new Response(
    html.replace(/<\/body>|$/, () => `${script}</body>`),
    { status: response.status, headers },
  )
}

/** Where it happened first among our own files: what a parser says, else the topmost line of the stack that is ours. */
function faultOf(error: unknown, root: string): Fault {
  const known = (error instanceof Error ? error : new Error(String(error))) as Error & Partial<Fault>
  const cause = known.cause instanceof Error ? `\ncaused by ${known.cause.stack ?? ''}` : ''
  const stack = stripVTControlCharacters((known.stack ?? '') + cause)
  const loc = known.loc && known.id ? { ...known.loc, file: known.loc.file ?? known.id } : placeIn(stack, root)
  return { message: stripVTControlCharacters(known.message), stack, ...(loc ? { loc } : {}) }
}

function placeIn(stack: string, root: string): NonNullable<Fault['loc']> | undefined {
  // A parser names files from the root, in brackets; a stack names them whole, in parentheses.
  for (const [, path = '', line, column] of stack.matchAll(/([^\s()[\]]+):(\d+):(\d+)/g)) {
    const file = resolve(root, path.replace(/^file:\/\//, ''))
    if (file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
      return { file, line: Number(line), column: Number(column) }
  }
  return undefined
}

/** The lines of libraries are left out: on the screen they are all there. */
function inTerminal({ message, stack, loc }: Fault, words: string): string {
  const lines = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules') && !line.includes('node:'))
  return [`${words}: ${message}`, ...(loc ? [`  ${placeOf(loc)}`] : []), ...lines].join('\n')
}

function placeOf({ file = '', line, column }: NonNullable<Fault['loc']>): string {
  return `${relative(process.cwd(), file)}:${line}:${column}`
}
