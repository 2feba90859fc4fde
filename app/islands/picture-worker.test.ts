import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const SITE = 'https://padav.test'
const MB = 1024 * 1024

/** The Cache of a browser as far as the worker uses it: entries in the order they were put. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  match = async (request: Request) => this.entries.get(request.url)?.clone()
  put = async (request: Request, response: Response) => void this.entries.set(request.url, response)
  delete = async (request: Request) => this.entries.delete(request.url)
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
  add = async (request: Request) => void this.entries.set(request.url, new Response('offline'))
}

type Handler = (event: object) => void

/** The worker as it runs in a browser, with a network of the test's own. */
async function startWorker(network: (url: string) => Promise<Response>) {
  const handlers = new Map<string, Handler>()
  const stores = new Map<string, FakeCache>()
  const open = async (name: string) => stores.get(name) ?? stores.set(name, new FakeCache()).get(name)!
  const context = createContext({
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async () => [...(await open('padav-offline-1')).entries.values()][0]?.clone(),
    },
    location: new URL(SITE),
    fetch: (request: Request) => network(request.url),
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: vi.fn<() => void>(),
    Request: class extends Request {
      constructor(path: string) {
        super(new URL(path, SITE))
      }
    },
    Response,
    URL,
    setTimeout,
    clearTimeout,
  })
  runInContext(await readFile('public/sw.js', 'utf8'), context)

  async function dispatch(type: string, event: object): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    handlers.get(type)!({
      ...event,
      waitUntil: (work: Promise<unknown>) => void waits.push(work),
      respondWith: (response: Promise<Response>) => (answer = response),
    })
    const response = await answer
    await Promise.all(waits)
    return response
  }

  const ask = (path: string, mode = 'no-cors') => {
    const url = new URL(path, SITE).href
    return dispatch('fetch', { request: { url, mode, method: 'GET', headers: new Headers() } })
  }
  const kept = async () => [...(await open('padav-pictures-1')).entries.keys()].map((url) => new URL(url).pathname)
  return { ask, kept, dispatch, stores, context }
}

function picture(bytes = 1000, type = 'image/avif'): Response {
  const response = new Response('x', { headers: { 'content-type': type, 'content-length': String(bytes) } })
  return Object.defineProperty(response, 'type', { value: 'basic' })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the worker that keeps pictures', () => {
  test('fetches a picture once', async () => {
    const network = vi.fn<(url: string) => Promise<Response>>(async () => picture())
    const { ask } = await startWorker(network)
    await ask('/media/a/320.avif')
    expect((await ask('/media/a/320.avif'))?.status).toBe(200)
    expect(network).toHaveBeenCalledOnce()
  })

  test('leaves pages, calls, other sites and what is no picture alone', async () => {
    const { ask, kept } = await startWorker(async () => picture(10, 'text/html'))
    expect(await ask('/api/search-api')).toBeUndefined()
    expect(await ask('/assets/a.css')).toBeUndefined()
    expect(await ask('https://elsewhere.test/media/a/320.avif')).toBeUndefined()
    await ask('/media/a/320.avif')
    expect(await kept()).toEqual([])
  })

  test('keeps 200 pictures, the longest unused go first', async () => {
    const { ask, kept } = await startWorker(async () => picture())
    for (let number = 0; number < 201; number++) await ask(`/media/${number}/320.avif`)
    await vi.advanceTimersByTimeAsync(2500)
    expect((await kept()).length).toBe(200)
    expect(await kept()).not.toContain('/media/0/320.avif')
  })

  test('a picture that is used again counts as new', async () => {
    const { ask, kept, stores } = await startWorker(async () => picture())
    const before = { url: `${SITE}/media/old/320.avif` } as Request
    stores.set('padav-pictures-1', new FakeCache())
    await stores.get('padav-pictures-1')!.put(before, picture())
    for (let number = 0; number < 150; number++) await ask(`/media/${number}/320.avif`)
    await ask('/media/old/320.avif')
    for (let number = 150; number < 260; number++) await ask(`/media/${number}/320.avif`)
    await vi.advanceTimersByTimeAsync(2500)
    expect(await kept()).toContain('/media/old/320.avif')
  })

  test('keeps 60 MB', async () => {
    const { ask, kept } = await startWorker(async () => picture(8 * MB))
    for (let number = 0; number < 9; number++) await ask(`/media/${number}/1600.avif`)
    await vi.advanceTimersByTimeAsync(2500)
    expect((await kept()).length).toBe(7)
  })

  test('answers a page that cannot be fetched with the offline page', async () => {
    const { ask, dispatch } = await startWorker(() => Promise.reject(new TypeError('no network')))
    await dispatch('install', {})
    expect(await (await ask('/india', 'navigate'))?.text()).toBe('offline')
  })

  test('takes over only when it is told to, and then forgets older versions', async () => {
    const { dispatch, context, stores } = await startWorker(async () => picture())
    stores.set('padav-pictures-0', new FakeCache()).set('somebody-else', new FakeCache())
    await dispatch('install', {})
    await dispatch('message', { data: 'hello' })
    expect(context['skipWaiting']).not.toHaveBeenCalled()
    await dispatch('message', { data: 'skip-waiting' })
    expect(context['skipWaiting']).toHaveBeenCalledOnce()
    await dispatch('activate', {})
    expect([...stores.keys()]).toEqual(['somebody-else', 'padav-offline-1'])
  })
})
