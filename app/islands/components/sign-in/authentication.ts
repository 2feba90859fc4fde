export type Answer = { ok: boolean; message: string }

const NETWORK_FAILURE = 'Something went wrong. Try again.'

/** Posts a form to an authentication call. Says the server's words, else `failure`; a network failure has words of its own (SPEC §8). */
export async function postForm(
  path: string,
  form: object,
  words: { success: string; failure: string },
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(form),
    })
    const message = isAnswered(response) ? await messageOf(response) : undefined
    return { ok: response.ok, message: message ?? (response.ok ? words.success : words.failure) }
  } catch (error) {
    console.error('Failed to reach the server: ', error)
    return { ok: false, message: NETWORK_FAILURE }
  }
}

/** Where there is no such call, what the server says is not about the form. */
function isAnswered(response: Response): boolean {
  return response.status !== 404 && response.status !== 405
}

async function messageOf(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => ({}))) as { message?: unknown }
  return typeof body.message === 'string' && body.message !== '' ? body.message : undefined
}
