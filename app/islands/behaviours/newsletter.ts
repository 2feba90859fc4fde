import { fieldsIn, textIn } from '#app/islands/answer.ts'

const FAILURE = 'Something went wrong. Try again.'

/** Sends the newsletter form of the footer without leaving the page, and says what came of it beside the form. */
export function enableNewsletter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter]')
  const says = form?.querySelector('output')
  if (!form || !says) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    says.textContent = 'Sending.'
    void send(form).then(({ ok, message }) => {
      says.textContent = message
      if (ok) form.reset()
    })
  })
}

async function send(form: HTMLFormElement): Promise<{ ok: boolean; message: string }> {
  try {
    const body = new URLSearchParams({ email: form.querySelector('input')?.value ?? '' })
    const response = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'application/json' } })
    const { message } = fieldsIn(await response.json())
    return { ok: response.ok, message: textIn(message) || FAILURE }
  } catch (error) {
    console.error('Failed to send the newsletter form: ', error)
    return { ok: false, message: FAILURE }
  }
}
