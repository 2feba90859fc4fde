import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'
import type pg from 'pg'
import { SECOND } from './clock.ts'
import type { Log } from './log.server.ts'

/** What a caller said of the trace it asks within, by the name of a header. */
type Headers = (name: string) => string | undefined
type Kit = { api: typeof import('@opentelemetry/api'); tracer: Tracer; continued(headers: Headers): Context }

let kit: Kit | undefined
const under = new AsyncLocalStorage<Context>()
/** Of a question to the database; whatever was asked with it is no part of its text. */
const LONGEST_TEXT = 2000
/** How long a collector that is silent or away may keep a process that wants to end. */
const LAST_WORDS = 2 * SECOND

/** Has this process tell what it does, span by span, to the collector at `endpoint` (OTLP over HTTP). Nothing of OpenTelemetry is loaded before. Returns the way to end, which sends what is left while somebody is there to hear it. */
export async function openTracing(endpoint: string, log: Log): Promise<() => Promise<void>> {
  const [api, { W3CTraceContextPropagator }, { resourceFromAttributes }, { TracerProvider, BatchSpanProcessor }, otlp] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const sender = new otlp.OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const send: typeof sender.export = (spans, done) =>
    sender.export(spans, (result) => {
      if (result.error) log.warn({ err: result.error.message }, 'traces could not be sent')
      done(result)
    })
  const exporter = { export: send, forceFlush: () => sender.forceFlush(), shutdown: () => sender.shutdown() }
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'padav',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const propagator = new W3CTraceContextPropagator()
  const getter = { keys: () => [], get: (headers: Headers, name: string) => headers(name) }
  const continued = (headers: Headers) => propagator.extract(api.ROOT_CONTEXT, headers, getter)
  kit = { api, tracer: provider.getTracer('padav'), continued }
  return async () => {
    kit = undefined
    const isOver = pause(LAST_WORDS, undefined, { ref: false }).then(() => Promise.reject(new Error('nobody answered')))
    await Promise.race([provider.shutdown(), isOver]).catch((error: Error) =>
      log.warn({ err: error.message }, 'the last traces could not be sent'),
    )
  }
}

type TracedWork = { attributes?: Attributes; askedBy?: Headers }

/** Does the work as a span of the trace it is done in, or of the caller's; where nobody asked for traces it is only done. */
export async function traced<Value>(
  name: string,
  { attributes = {}, askedBy }: TracedWork,
  work: (span?: Span) => Promise<Value>,
): Promise<Value> {
  if (!kit) return work()
  const { api, tracer, continued } = kit
  const parent = askedBy ? continued(askedBy) : (under.getStore() ?? api.ROOT_CONTEXT)
  const span = tracer.startSpan(name, { kind: api.SpanKind[askedBy ? 'SERVER' : 'INTERNAL'], attributes }, parent)
  try {
    return await under.run(api.trace.setSpan(parent, span), () => work(span))
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Notes that what the span is of went wrong: by the kind of fault, for its words may be somebody's. */
export function fail(span: Span | undefined, error?: unknown): void {
  const message = error instanceof Error ? error.name : ''
  span?.setStatus({ code: 2 satisfies typeof import('@opentelemetry/api').SpanStatusCode.ERROR, message })
}

type Ask = (...words: unknown[]) => unknown

/** Makes each question of a connection a span, where traces are asked for when it is opened. */
export function traceQuestions(client: pg.ClientBase): void {
  if (!kit) return
  const ask = client.query.bind(client) as Ask
  const asking: Ask = (...words) => {
    const end = beginQuestion(words[0])
    const hear = words.at(-1)
    if (typeof hear === 'function')
      return ask(...words.slice(0, -1), (error: unknown, answer: unknown) => {
        end(error)
        hear(error, answer)
      })
    const answer = ask(...words)
    if (answer instanceof Promise) answer.then(() => end(), end)
    else end()
    return answer
  }
  client.query = asking as typeof client.query
}

function beginQuestion(asked: unknown): (error?: unknown) => void {
  if (!kit) return () => undefined
  const { api, tracer } = kit
  const text = typeof asked === 'string' ? asked : String((asked as { text?: string }).text ?? '')
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) }
  const name = /\w+/.exec(text)?.[0].toLowerCase() ?? 'question'
  const span = tracer.startSpan(name, { kind: api.SpanKind.CLIENT, attributes }, under.getStore() ?? api.ROOT_CONTEXT)
  return (error) => {
    if (error) fail(span, error)
    span.end()
  }
}
