import { isNameLike, isPrintable } from '#domain/contact/plain-text.ts'

const SHORTEST_NAME = 2
const INDIAN = /^(?:\+?91|0)?[6-9]\d{9}$/
const ABROAD = /^\+(?!91)\d{7,14}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/**
 * Takes what is amiss with a field away from it, and off the summary, once what is typed there is right. Only the server knows for good: what this code cannot tell
 * stays until the form is sent.
 */
export function leaveOncePutRight(form: HTMLFormElement): void {
  const look = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.ariaInvalid === 'true' && isRight(target)) leave(form, target)
  }
  form.addEventListener('input', ({ target }) => look(target))
  // Somebody may have typed before this was here.
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'))
    if (field.value !== field.defaultValue) look(field)
}

function isRight(field: HTMLInputElement): boolean {
  const typed = field.value.trim()
  const [what = ''] = field.name.split('.').slice(-1)
  if (what === 'name') return typed.length >= SHORTEST_NAME && isNameLike(typed) && isPrintable(typed)
  if (what === 'email') return EMAIL.test(typed)
  if (what === 'mobile') return [INDIAN, ABROAD].some((numbers) => numbers.test(typed.replaceAll(/[\s()-]/g, '')))
  return field.pattern !== '' && typed !== '' && field.validity.valid
}

function leave(form: HTMLFormElement, field: HTMLInputElement): void {
  const fault = document.getElementById(`${field.id}-fault`)
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== fault?.id)
  fault?.remove()
  field.removeAttribute('aria-invalid')
  if (others.join('') === '') field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', others.join(' '))
  const summary = form.querySelector<HTMLElement>('[data-amiss]')
  summary
    ?.querySelector(`a[href="#${CSS.escape(field.id)}"]`)
    ?.closest('li')
    ?.remove()
  if (summary) count(summary)
}

/** It was read out when it came, and is not read again for each thing less. */
function count(summary: HTMLElement): void {
  summary.removeAttribute('role')
  const left = summary.querySelectorAll('li').length
  const heading = summary.querySelector('h2')
  if (left === 0) summary.remove()
  else if (heading) heading.textContent = left === 1 ? 'One thing to put right' : `${left} things to put right`
}
