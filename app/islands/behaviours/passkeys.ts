import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Options = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON

/** Shows the buttons that passkeys answer, and has them send what was signed with the rest of their form. */
export function enablePasskeys(): void {
  if (!browserSupportsWebAuthn()) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-passkey]')) enable(place)
}

function enable(place: HTMLElement): void {
  const form = place.closest('form')
  const [button, answer, status] = [
    place.querySelector('button'),
    place.querySelector('input'),
    place.querySelector('[role=status]'),
  ]
  if (!form || !button || !answer || !status) return
  button.addEventListener('click', async () => {
    if (button.ariaDisabled) return
    button.ariaDisabled = 'true'
    status.textContent = 'Your device asks you now.'
    const signed = await sign(form, place.dataset['passkey'] ?? '').catch(() => undefined)
    button.ariaDisabled = null
    status.textContent = signed ? '' : 'That did not work, or was stopped. Try once more, or use a code.'
    if (!signed) return
    answer.value = JSON.stringify(signed)
    form.requestSubmit()
  })
  place.hidden = false
}

/** What a passkey says to a challenge that is asked for first: each is good once. */
async function sign(form: HTMLFormElement, asks: string): Promise<object> {
  const csrfToken = form.querySelector<HTMLInputElement>('[name=csrfToken]')?.value ?? ''
  const body = new URLSearchParams({ csrfToken, 'proof-given': 'yes', [asks]: 'passkey' })
  const answer = await fetch(form.getAttribute('action') ?? location.href, {
    method: 'POST',
    body,
    headers: { Accept: 'text/html' },
  })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const written = page.querySelector<HTMLElement>('[data-passkey]')?.dataset['options']
  if (!written) throw new Error('no passkey is asked for')
  const optionsJSON = JSON.parse(written) as Options
  return 'user' in optionsJSON ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON })
}
