import { isObject, listIn, textIn } from '#app/islands/answer.ts'
import { NETWORK_FAILURE } from './modes.ts'
import type { ModeWords } from './modes.ts'

/** `fields` the message is about, `user` after a login, `next` the path of a page that comes before the one that was wanted. */
export type AuthenticationAnswer = {
  ok: boolean
  message: string
  fields?: readonly string[]
  user?: unknown
  next?: string
}
type AnswerBody = {
  message?: unknown
  fields?: unknown
  reason?: unknown
  challenge?: unknown
  user?: unknown
  next?: unknown
}

/**
 * Posts a form to an authentication call. Says the server's words, else those of the SPEC (§8); a network failure has words of its own.
 * When the server wants a proof of work first, the browser does the work and asks again, once.
 */
export async function postForm(path: string, form: object, words: ModeWords): Promise<AuthenticationAnswer> {
  try {
    let { response, said } = await post(path, form)
    if (said?.challenge) {
      const { solveProofOfWork } = await import('./proof-of-work.ts')
      ;({ response, said } = await post(path, { ...form, proof: await solveProofOfWork(said.challenge) }))
    }
    const ok = response.ok && said !== undefined
    return {
      ok,
      message: wordsIn(response, said) ?? (ok ? words.success : words.failure),
      fields: listIn(said?.fields).map(textIn),
      user: said?.user,
      ...(isPath(said?.next) ? { next: said.next } : {}),
    }
  } catch (error) {
    console.error('Failed to reach the server: ', error)
    return { ok: false, message: NETWORK_FAILURE }
  }
}

function isPath(next: unknown): next is string {
  return typeof next === 'string' && /^\/(?![/\\])/.test(next)
}

async function post(path: string, form: object): Promise<{ response: Response; said: AnswerBody | undefined }> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(form),
  })
  const said: unknown = await response.json().catch(() => undefined)
  return { response, said: isObject(said) ? said : undefined }
}

/** Where there is no such call, what the server says is not about the form. */
function wordsIn({ status }: Response, said: AnswerBody | undefined): string | undefined {
  const message = said?.message
  if (status === 404 || status === 405) return undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}
